import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { type ClockTrust, noDoubt } from '../clock-trust.ts'
import { reasonOf } from '../reason-of.ts'
import { namesIn } from './key-pair.ts'
import { hasAuthority, ownPairFiles, readAuthority, renewCertificate } from './own-files.ts'
import { publicAuthorityOf } from './public-authority.ts'
import { type WatchedPair, watchPair } from './watched-pair.ts'

/** The TLS of a server. */
export type Tls = {
  pair: WatchedPair
  /** The home's own authority, if the certificate is of it; both PEM. */
  ownAuthority: { cert: string; forDevices: string } | undefined
  /** Whether browsers know the authority of the present certificate by themselves. */
  isPublic(): boolean
  /** The certificate with which devices check this server (PEM); undefined where it is not known. */
  authorityForDevices(): string | undefined
  /** The names and addresses in the present certificate. */
  names(): string[]
  stop(): void
}

/** How often it is looked whether the home's own certificate must be made anew, ms. */
const renewEveryMs = 3_600_000

type Given = { data: string; tlsCert: string; tlsKey: string }
type Needs = {
  clock: Clock
  clockTrust?: ClockTrust
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  lookEveryMs?: number
}

/**
 * Opens the certificate of the settings, else that of the home's own authority, which it keeps up to date.
 * @returns undefined for a server without TLS
 * @throws KeyPairError, DataFolderError
 */
export async function openTls(
  { data, tlsCert, tlsKey }: Given,
  needs: Needs,
): Promise<Tls | undefined> {
  if (tlsCert !== '') return tlsOf(watchPair({ cert: tlsCert, key: tlsKey }, needs), undefined)
  if (!hasAuthority(data)) return undefined
  const renewing = keepRenewed(data, needs)
  await renewing.first
  const tls = tlsOf(watchPair(ownPairFiles(data), needs), readAuthority(data))
  return {
    ...tls,
    stop() {
      renewing.stop()
      tls.stop()
    },
  }
}

function tlsOf(pair: WatchedPair, ownAuthority: Tls['ownAuthority']): Tls {
  const find = () => (ownAuthority ? undefined : publicAuthorityOf(pair.current().cert))
  let found = find()
  pair.onChange(() => {
    found = find()
  })
  return {
    pair,
    ownAuthority,
    isPublic: () => found !== undefined,
    authorityForDevices: () => ownAuthority?.forDevices ?? found?.toString(),
    names: () => namesIn(pair.current().certificate),
    stop: pair.stop,
  }
}

/** Makes the home's certificate anew in time. While the time is in doubt none is made: it might begin in the future. */
function keepRenewed(data: string, { clock, clockTrust = noDoubt, log }: Needs) {
  const renew = async () => {
    if (clockTrust.isInDoubt()) return
    try {
      if (await renewCertificate(data, clock.now())) log.info('a new certificate was made')
    } catch (cause) {
      log.error({ why: reasonOf(cause) }, 'the certificate could not be renewed')
    }
  }
  const timer = setInterval(() => void renew(), renewEveryMs).unref()
  return { first: renew(), stop: () => clearInterval(timer) }
}
