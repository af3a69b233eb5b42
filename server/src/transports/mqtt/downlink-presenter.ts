import type {
  Command,
  DeviceConfig,
  DeviceRequest,
  PlanMessage,
} from '@roomwire/contracts/device/to-device.ts'
import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type PinForm, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { CommandSent, DeviceQuestion } from '../../features/devices/records/device-events.ts'
import type { DevicePlan, TimeAnswer } from '../../features/devices/rules/device-plan.ts'
import type { ProtectedPins, Protection } from '../../features/devices/rules/protection.ts'

/*
 * Presents messages to a device under the field names of the device protocol
 * (docs/device-protocol.md).
 */

/** A command; its id is the one that the device acknowledges. */
export function presentCommand(
  kind: DeviceKind,
  { commandId, pin, form, desired, leaseS, run }: CommandSent,
): Command {
  const action = kind === 'WLM' ? outputAction(pin, desired) : actionOf(form, desired)
  const lease = leaseS === undefined ? {} : { for: leaseS }
  const named = run && { run: { schedule: run.scheduleId, at: run.dueAt } }
  const state = desired === stopState ? {} : { state: desired }
  return { messageId: String(commandId), action, pin, ...state, ...lease, ...named }
}

/** Repeats `pin` and `state` in one word. */
function actionOf({ kind }: PinForm, desired: PinState): Command['action'] {
  if (kind === 'fan') return 'setFanState'
  if (kind === 'level') return 'setLevel'
  if (kind === 'button') return 'press'
  if (kind === 'cover') return desired === stopState ? 'stop' : 'setCover'
  return desired ? 'on' : 'off'
}

function outputAction(pin: PinKey, desired: PinState): Command['action'] {
  if (pin === 'pump') return desired ? 'pumpOn' : 'pumpOff'
  return desired ? 'ledOn' : 'ledOff'
}

/** How the pins of a device are protected, as the device stores it. */
export function presentConfig({ version, pins }: ProtectedPins): DeviceConfig {
  const shown = [...pins].map(([pin, protection]) => [pin, presentProtection(protection)] as const)
  return { version, pins: Object.fromEntries(shown) }
}

const presentProtection = ({
  longestOnS,
  shortestOffS,
  afterPowerOn,
  notWith,
}: Protection): DeviceConfig['pins'][PinKey] => ({
  ...(longestOnS !== null && { longestOn: longestOnS }),
  ...(shortestOffS !== null && { shortestOff: shortestOffS }),
  ...(afterPowerOn && { powerOn: afterPowerOn }),
  ...(notWith && { notWith }),
})

/** The plan of a device, as it stores it, and the time where it has asked for that. */
export const presentPlan = (
  { version, entries }: DevicePlan,
  time: TimeAnswer | undefined,
): PlanMessage => ({
  version,
  entries: entries.map(({ scheduleId, at, pin, state, leaseS }) => ({
    schedule: scheduleId,
    at,
    pin,
    state,
    ...(leaseS !== null && { for: leaseS }),
  })),
  // The hold is of the home, and so the same for all of them.
  ...(entries[0] && entries[0].holdS > 0 && { hold: entries[0].holdS }),
  ...time,
})

/** A request that the device's local page would answer too. */
export function presentRequest(
  question: Exclude<DeviceQuestion, { kind: 'found_boards' }>,
): DeviceRequest {
  if (question.kind === 'wifi_info') return { kind: 'wifiInfo', requestId: question.requestId }
  const { kind: _, staticIp, ...rest } = question
  return { kind: 'setIp', staticIP: staticIp, ...rest }
}
