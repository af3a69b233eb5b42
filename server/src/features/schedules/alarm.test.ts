/** The alarm of schedules waits for times that are further away than a timer can be. */

import { expect, test, vi } from 'vitest'
import { noDoubt } from '../../platform/clock-trust.ts'
import { openScheduleAlarm } from './alarm.ts'

const hourMs = 3_600_000

test('R-81 what is due in 40 days, further than a timer can wait, is looked at each hour and done at its exact time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
  try {
    // A timer of over 2^31 ms would go off at once.
    const dueAt = 40 * 24 * hourMs + 1_234_567
    const looks: number[] = []
    const done: number[] = []
    const alarm = openScheduleAlarm({
      dueSchedules: { soonest: async () => (done.length === 0 ? dueAt : undefined) },
      clock: { now: () => Date.now() },
      clockTrust: noDoubt,
      log: { error: (fault: unknown) => expect.unreachable(String(fault)) },
      mostMs: hourMs,
    })
    alarm.start(async () => {
      looks.push(Date.now())
      if (done.length === 0 && Date.now() >= dueAt) done.push(Date.now())
      return undefined
    })
    while (done.length === 0 && looks.length < 1_000) {
      await new Promise(setImmediate)
      await vi.advanceTimersToNextTimerAsync()
    }
    expect(done).toEqual([dueAt])
    expect(looks).toHaveLength(40 * 24 + 2)
    const waits = looks.map((at, nth) => at - (looks[nth - 1] ?? 0))
    expect(Math.max(...waits)).toBe(hourMs)
    await alarm.stop()
  } finally {
    vi.useRealTimers()
  }
})
