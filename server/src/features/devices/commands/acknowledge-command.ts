import type { Clock } from '../../../platform/clock.ts'
import type { ConnectedDevice } from '../twins/connected-device.ts'
import type { CommandFailure, Settle } from '../twins/twin-changes.ts'
import type { Twins } from '../twins/twins.ts'

/** A device has read a command, and will do it or not. */
export type Acknowledgement = {
  commandId: number
  ok: boolean
  error?: string | undefined
  /** The reason of the pin's protection. */
  why?: 'resting' | 'interlocked' | undefined
  /** Seconds that the pin must rest yet. */
  leftS?: number | undefined
}

/**
 * Hot: notes that a device has read a command, and informs the page that asked for it. A
 * command that the device refuses has failed. `settle` hears when that is stored.
 * @throws Refusal 'device_replaced' when a newer connection has taken this one's place.
 */
export function acknowledgeCommand(
  { twins, clock }: { twins: Pick<Twins, 'receive' | 'refuse'>; clock: Clock },
  device: ConnectedDevice,
  { commandId, ok, ...refused }: Acknowledgement,
  settle: Settle,
): void {
  if (ok) twins.receive(device, commandId, settle)
  else {
    const ending = twins.refuse(device, commandId, failureOf(refused, clock.now()))
    ending.then(() => settle(), settle)
  }
}

/** The failure of a refused command; the device's own text counts unless the pin's protection refuses. */
function failureOf(
  { error, why, leftS = 0 }: Pick<Acknowledgement, 'error' | 'why' | 'leftS'>,
  now: number,
): CommandFailure {
  if (why === 'resting') {
    const until = now + leftS * 1_000
    return { code: 'pin_resting', error: `It must stay off for ${leftS} s more`, until }
  }
  if (why === 'interlocked') {
    return {
      code: 'pin_interlocked',
      error: 'Another pin that must never be on at the same time is on. Turn that one off first',
    }
  }
  return { code: 'device_refused', error: error || 'The device refused' }
}
