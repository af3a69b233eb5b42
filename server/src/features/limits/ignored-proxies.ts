import type { Logger } from 'pino'
import type { BackgroundTasks } from '../../platform/background-tasks.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import { networkOf } from '../../platform/network.ts'
import { attemptLimits } from './attempt-limits.ts'
import type { Attempts } from './attempts.ts'

/** How many addresses the log names in one run of the server. */
const namedMost = 16

/**
 * Warns of a proxy that is not trusted: all who come through it count as one visitor, so that 20
 * wrong passwords of one of them keep out the new browsers of all. The log names each address once;
 * the operator gets one mail a day, where the setting OPERATOR_EMAIL has an address.
 */
export function openIgnoredProxies({
  attempts,
  backgroundTasks,
  delivery,
  log,
  operatorEmail,
}: {
  attempts: Attempts
  backgroundTasks: BackgroundTasks
  delivery: Delivery
  log: Pick<Logger, 'warn'>
  operatorEmail: string
}): (peer: string) => void {
  const named = new Set<string>()

  async function mail(peer: string): Promise<void> {
    const bucket = { limit: attemptLimits.proxyMail, key: 'everybody' }
    if (operatorEmail === '' || (await attempts.consume([bucket])) > 0) return
    const subject = 'Roomwire: a proxy that is not trusted'
    delivery.sendInBackground({
      channel: 'mail',
      recipient: operatorEmail,
      subject,
      body: letterAbout(peer),
    })
  }

  return (peer) => {
    const network = networkOf(peer)
    if (named.has(network) || named.size >= namedMost) return
    named.add(network)
    log.warn(
      { peer },
      'X-Forwarded-For from an address that is no trusted proxy: all its visitors count as one. If it is your proxy, set TRUSTED_PROXY (--trusted-proxy) to this address; if not, a visitor has sent it, and nothing is to be done',
    )
    backgroundTasks.run('mail about a proxy', () => mail(peer))
  }
}

const letterAbout = (
  peer: string,
) => `Requests from ${peer} carry the header X-Forwarded-For, as a proxy sends it. This address is not trusted, so the header is ignored: all who come from there count as one visitor. Twenty wrong passwords of one of them keep the new browsers of all others from signing in for 15 minutes.

If it is your proxy, start Roomwire with --trusted-proxy ${peer} (TRUSTED_PROXY).

If you have no proxy at this address, a visitor has sent the header. It does no harm, and nothing is to be done.`
