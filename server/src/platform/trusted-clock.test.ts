import { expect, it, onTestFinished } from 'vitest'
import { isOfPresentClock, openTrustedClock } from './trusted-clock.ts'

const hour = 3_600_000

it('R-70 a machine that has slept has no clock that was set: its time goes on', async () => {
  const clocks = { wall: Date.UTC(2026, 10, 27), steady: 0, slept: 0, known: 0 }
  const clock = openTrustedClock(
    {
      wall: () => clocks.wall,
      steady: () => clocks.steady + clocks.known,
      lookForSleep: () => {
        clocks.known = clocks.slept
      },
      isSynchronised: async () => false,
    },
    { warn: () => expect.unreachable(), error: () => expect.unreachable() },
  )
  onTestFinished(clock.stop)
  clocks.wall += 8 * hour
  clocks.slept += 8 * hour
  expect([clock.now(), clock.isInDoubt()]).toEqual([clocks.wall, false])
  clocks.wall += 1_000
  clocks.steady += 1_000
  expect([clock.now(), clock.isInDoubt()]).toEqual([clocks.wall, false])
})

it.each([
  { what: 'made since the clock was set', markedAgoMs: 5, setAgoMs: 10, isOf: true },
  { what: 'made before the clock was set', markedAgoMs: 60_000, setAgoMs: 10, isOf: false },
  { what: 'of the future', markedAgoMs: -hour, setAgoMs: 10, isOf: false },
  { what: 'made long ago', markedAgoMs: hour, setAgoMs: Infinity, isOf: false },
  { what: 'made at the last poll', markedAgoMs: 34 * 60_000, setAgoMs: Infinity, isOf: true },
])('R-70 a mark of systemd $what says that the clock is synchronised: $isOf', (given) => {
  const now = Date.UTC(2026, 10, 27)
  const since = now - given.setAgoMs
  expect(isOfPresentClock(now - given.markedAgoMs, { since, now })).toBe(given.isOf)
})
