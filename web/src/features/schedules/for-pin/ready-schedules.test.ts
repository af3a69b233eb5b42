import { canBecome } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { expect, test } from 'vitest'
import { aDevice } from '../../devices/state/a-device.ts'
import { formOf } from '../../devices/state/pins-of.ts'
import { type Draft, errorIn, scheduleFormOf } from '../draft.ts'
import { scheduleText } from '../schedule-text.ts'
import { readySchedules } from './ready-schedules.ts'

const zone = 'UTC'
const now = Date.parse('2026-11-25T23:50:30Z')
const lamp = aDevice()
const off = lamp.pins['18']
if (!off) throw new Error('the test device has a pin 18')

/** The sentence of a draft. */
function textOf(draft: Draft, device: typeof lamp) {
  const form = scheduleFormOf(draft, '-')
  const pins = form.pins.map((one) => ({
    ...one,
    pin_form: formOf(device, one.pin),
    device_name: null,
    pin_name: null,
    is_gone: false,
  }))
  return scheduleText({ ...form, scene: null, pins })
}

const offered = (device = lamp, hasSun = true) =>
  readySchedules(device, '18', { hasSun, now, zone }).map(({ label, draft }) => {
    expect(errorIn(draft)).toBeUndefined()
    for (const { state } of draft.pins) expect(canBecome(formOf(device, '18'), state)).toBe(true)
    return `${label}: ${textOf(draft, device)}`
  })

const withForm = (form: NonNullable<typeof off.form>) =>
  aDevice({ pins: { ...lamp.pins, '18': { ...off, form } } })

test('a lamp is offered the evening, sunset, the night, and off soon, also past midnight', () => {
  expect(offered()).toEqual([
    'Every evening: Every day at 7:00 PM turn on Pin 18',
    'At sunset: Every day at sunset turn on Pin 18',
    'Off every night: Every day at 11:00 PM turn off Pin 18',
    'Off in 20 minutes: On Nov 26, 2026 at 12:11 AM turn off Pin 18',
  ])
  expect(offered(lamp, false)).not.toContainEqual(expect.stringContaining('sunset'))
})

test('a level goes half way, a cover opens and closes, and a button is offered nothing', () => {
  expect(offered(withForm({ kind: 'level', step: 20 }))[0]).toContain('set Pin 18 to 60')
  expect(offered(withForm({ kind: 'cover', position: true }))).toEqual([
    'Open every morning: Every day at 7:00 AM open Pin 18',
    'Close at sunset: Every day at sunset close Pin 18',
    'Close in 20 minutes: On Nov 26, 2026 at 12:11 AM close Pin 18',
  ])
  expect(offered(withForm({ kind: 'button', output: false }))).toEqual([])
})

test('whatever asks before it is turned on is not left on', () => {
  const heater = aDevice({ pins: { ...lamp.pins, '18': { ...off, ask_first: true } } })
  expect(offered(heater)[0]).toContain('turn on Pin 18 for 15 min')
  expect(offered(heater)[2]).not.toContain('for 15 min')
})
