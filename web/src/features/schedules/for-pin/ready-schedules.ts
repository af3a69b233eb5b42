import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { asksFirst } from '@roomwire/contracts/vocabulary/ask-first.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isSettable, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { clockAtHome } from '../../../ui/time/home-clocks.ts'
import { formOf, pinOf } from '../../devices/state/pins-of.ts'
import { type Draft, newDraft } from '../draft.ts'
import { usualTimes } from '../usual-times.ts'

/** A schedule of one pin that is saved by one press. */
export type ReadySchedule = { label: string; draft: Draft }

/** Whatever asks before it is turned on (a pump, a heater) is not left on by a schedule: seconds. */
const carefulS = '900'

/** The states that a schedule sets by day, in the evening and for the night. */
type States = { on: PinState; off: PinState }

/**
 * The schedules that are offered for a pin, the usual ones first; none for an input and a button.
 * @param hasSun whether the place of the home is known
 * @param now epoch ms
 */
export function readySchedules(
  device: Device,
  pin: PinKey,
  { hasSun, now, zone }: { hasSun: boolean; now: number; zone: string | null },
): ReadySchedule[] {
  const form = formOf(device, pin)
  if (!isSettable(form) || form.kind === 'button') return []
  const { on, off } = statesFor(form)
  const facts = pinOf(device, pin)
  const forS = facts && asksFirst(pin, facts) ? carefulS : ''
  const today = clockAtHome(now, zone).slice(0, 10)
  const draft = (state: PinState, more: Partial<Draft>) =>
    newDraft(today, {
      pins: [{ device_identifier: device.deviceIdentifier, pin, state }],
      ...(state === on && { forS }),
      ...more,
    })
  const { evening, sunset, soon } = usualTimes(now, zone)
  if (form.kind === 'cover') {
    return [
      { label: 'Open every morning', draft: draft(on, { at: '07:00' }) },
      hasSun
        ? { label: 'Close at sunset', draft: draft(off, sunset) }
        : { label: 'Close every evening', draft: draft(off, evening) },
      { label: 'Close in 20 minutes', draft: draft(off, soon) },
    ]
  }
  return [
    { label: 'Every evening', draft: draft(on, evening) },
    ...(hasSun ? [{ label: 'At sunset', draft: draft(on, sunset) }] : []),
    { label: 'Off every night', draft: draft(off, { at: '23:00' }) },
    { label: 'Off in 20 minutes', draft: draft(off, soon) },
  ]
}

/** A cover is opened, a switch is on; a fan and a level go half way. */
function statesFor(form: PinForm): States {
  if (form.kind === 'cover') return { on: 100, off: 0 }
  if (form.kind === 'fan') return { on: Math.ceil((form.levels.length - 1) / 2), off: 0 }
  if (form.kind === 'level') return { on: Math.ceil(50 / form.step) * form.step, off: 0 }
  return { on: 1, off: 0 }
}
