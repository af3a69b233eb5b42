import { type Command, commandMessage } from '@roomwire/contracts/device/to-device.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'

/** A command as firmware that is translated takes it. */
type FirmwareCommand = {
  messageId: string
  action: Command['action']
  pin: PinKey
  /** The state that the pin is to take; `stopState` for a cover that is to stop. */
  state: PinState
  /** Seconds after which the firmware switches the pin off itself; undefined for never. */
  leaseS: number | undefined
}

/**
 * Reads a command of ours for a translation.
 * @throws ZodError where it is none: the server wrote it
 */
export function readCommand(message: string): FirmwareCommand {
  const { messageId, action, pin, for: leaseS, state } = commandMessage.parse(JSON.parse(message))
  const asked = action === 'stop' ? stopState : state
  if (asked === undefined) throw new Error(`the command ${action} has no state`)
  return { messageId, action, pin, state: asked, leaseS }
}
