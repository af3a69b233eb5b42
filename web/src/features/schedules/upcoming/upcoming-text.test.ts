import { expect, test } from 'vitest'
import { aDevice } from '../../devices/state/a-device.ts'
import { upcomingOf } from './upcoming-text.ts'

const now = Date.now()
const hourMs = 3_600_000
const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const { deviceIdentifier: device_identifier } = aDevice()
const off = (at: number) => [{ device_identifier, pin: '18', state: 0, at, by: 'Night' } as const]

/** The text about a lamp that was switched an hour ago, in a home where that holds it for two. */
function saidOf(cause: 'touch' | 'schedule', nextAt: number | null, hold_s = 7_200) {
  const lit = { state: 1, touchPin: null, name: null, icon: null, reportedAt: 1 } as const
  const pins = { '18': { ...lit, lastChange: { at: now - hourMs, cause } } }
  const next = { time_zone, hold_s, pins: nextAt === null ? [] : off(nextAt) }
  const said = upcomingOf(aDevice({ pins }), '18', next, now)
  return said && { ...said, text: said.text.replace(/(, \w+)? (at|until) .*/, ' $2 T') }
}

test('of a pin that is held when a schedule is due the hold is said, else what the schedule does', () => {
  const soon = now + hourMs / 2
  const next = { text: 'Next: off at T', heldUntil: null }
  expect(saidOf('touch', soon)).toEqual({ text: 'Held until T', heldUntil: now + hourMs })
  // It is done: the hold is over by then, there is none, or the home has none.
  expect(saidOf('touch', now + 2 * hourMs)).toEqual(next)
  expect(saidOf('schedule', soon)).toEqual(next)
  expect(saidOf('touch', soon, 1_800)).toEqual(next)
})

test('of a pin that no schedule acts on nothing is said, whoever has pressed it', () => {
  expect(saidOf('touch', null)).toBeNull()
})
