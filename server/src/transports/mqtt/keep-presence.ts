import { presence, renewPresence } from '../../features/devices/device-presence.ts'
import type { ConnectedDevice } from '../../features/devices/twins/connected-device.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { DeviceLine } from './admission.ts'

/**
 * Renews the presence of these devices at an interval, where there are other replicas.
 * It is also a second safety net for events that the bus has lost: a connection that is
 * not the present one any more is closed.
 */
export function keepPresence(
  roomwire: Roomwire,
  connected: ReadonlyMap<ConnectedDevice, DeviceLine>,
) {
  let round: Promise<void> | undefined
  const { twins, hasReplicas } = roomwire
  const renew = async () => {
    const held = [...connected.keys()]
    const dropped = held.filter((device) => !twins.holds(device))
    const gone = hasReplicas ? await renewPresence(roomwire, held) : []
    for (const device of [...dropped, ...gone]) connected.get(device)?.close('replaced')
  }
  const timer = setInterval(() => {
    if (round !== undefined) return
    round = renew()
      .catch((err) => roomwire.log.error({ err }, 'renewing presence failed'))
      .finally(() => {
        round = undefined
      })
  }, presence.renewMs)
  return {
    /** Waits for the round that has begun: it could still mark a device present that has just left. */
    settled: async () => round,
    stop: () => clearInterval(timer),
  }
}
