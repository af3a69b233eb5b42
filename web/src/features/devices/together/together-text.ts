import { pinLabel } from '../plate/pin-text.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { pinOf } from '../state/pins-of.ts'
import { outcomeText, undoText } from './all-off-text.ts'
import type { TogetherResult, TogetherTask } from './together-context.ts'

/** What the bar says of a task. */
type TogetherTexts = {
  label: string
  name: string
  busy: string
  failed: string
  undoing: string
  /** What a pin that came back is. */
  back: string
  done(result: TogetherResult): string
  /** More of it; null where there is no more. */
  detail(result: TogetherResult): string | null
}

/** The texts of a task; `devices` gives the pins of a scene their names. */
export function taskTexts(task: TogetherTask, devices: LiveDevices): TogetherTexts {
  if (task.kind === 'allOff') {
    return {
      ...{ label: 'All off', name: task.place.name, busy: 'Turning off…' },
      ...{ failed: 'All off failed', undoing: 'Turning on again…', back: 'on again' },
      done: outcomeText,
      detail: (result) => result.undo && undoText(result),
    }
  }
  return {
    ...{ label: 'Scene', name: task.name, busy: 'Setting the switches…' },
    ...{ failed: 'The scene failed', undoing: 'Undoing…', back: 'as before' },
    done: (result) => outcomeText(result, 'done'),
    detail: (result) => leftText(result, devices),
  }
}

/** Names the pins that a scene has not set: 'Offline: Fan. No answer: Porch lamp.' */
function leftText({ pins = [] }: TogetherResult, devices: LiveDevices): string | null {
  const namesOf = (outcome: 'offline' | 'failed') =>
    pins
      .filter((pin) => pin.outcome === outcome)
      .map(({ device_identifier, pin }) => {
        const device = devices.get(device_identifier)?.device
        return device ? pinLabel(device.kind, pin, pinOf(device, pin)?.name) : device_identifier
      })
      .join(', ')
  const [offline, failed] = [namesOf('offline'), namesOf('failed')]
  const texts = [offline && `Offline: ${offline}.`, failed && `No answer: ${failed}.`]
  return texts.filter(Boolean).join(' ') || null
}
