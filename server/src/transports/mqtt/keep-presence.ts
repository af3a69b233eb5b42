import { setTimeout as wait } from 'node:timers/promises'
import { presence, renewPresence } from '../../features/devices/presence/device-presence.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import type { DeviceLine } from './admission.ts'

/** How long until presence is renewed again that could not be after a stall, ms. */
const proveAgainMs = 1_000

/**
 * Renews the presence of these devices at an interval, where there are other replicas.
 * It is also a second safety net for events that the bus has lost: a connection that is
 * not the present one any more is closed.
 */
export function keepPresence(
  needs: NeedsOf<typeof renewPresence> &
    Pick<Roomwire, 'twins' | 'hasReplicas' | 'stalls' | 'bus' | 'log'>,
  connected: ReadonlyMap<ConnectedDevice, DeviceLine>,
) {
  let round: Promise<void> | undefined
  const { twins, hasReplicas, stalls, bus, log } = needs
  const renew = async () => {
    const held = [...connected.keys()]
    const dropped = held.filter((device) => !twins.isPresent(device))
    const gone = hasReplicas ? await renewPresence(needs, held) : []
    for (const device of [...dropped, ...gone]) connected.get(device)?.close('replaced')
  }
  const begin = () => {
    round ??= renew().finally(() => {
      round = undefined
    })
    return round
  }
  const logFailed = (err: unknown) => log.error({ err }, 'renewing presence failed')
  const timer = setInterval(() => {
    if (round === undefined) begin().catch(logFailed)
  }, presence.renewMs)
  let isStopped = false
  /**
   * After a stall other replicas may have these devices by now, and the bus still brings what was
   * published meanwhile: nothing is handed to a device before both are known.
   */
  const prove = async () => {
    await bus.settle()
    await round?.catch(() => undefined)
    const renewed = () => begin().then(() => true, logFailed)
    while (!isStopped && !(await renewed())) await wait(proveAgainMs, undefined, { ref: false })
  }
  const leave = stalls.onStall(() => (hasReplicas ? prove() : undefined))
  return {
    /** Waits for the round that has begun: it could still mark a device present that has just left. */
    settled: async () => round?.catch(() => undefined),
    stop(): void {
      isStopped = true
      leave()
      clearInterval(timer)
    },
  }
}
