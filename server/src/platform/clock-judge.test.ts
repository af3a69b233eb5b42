import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClockJudge, confirmedAfterMs } from './clock-judge.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.UTC(2026, 10, 27, 12)

/** A machine whose wall clock a test sets. */
function machine(at = start) {
  const clocks = { wall: at, steady: 5_000 }
  const judge = new ClockJudge(clocks)
  return {
    judge,
    clocks,
    pass(ms: number) {
      clocks.wall += ms
      clocks.steady += ms
    },
    set(ms: number) {
      clocks.wall += ms
    },
    now: () => judge.read(clocks).now,
    step: () => judge.read(clocks).step,
  }
}

describe('R-70 a wall clock that jumps', () => {
  it.each([day, -day, -2 * hour, 40 * day, 3_650 * day, -3_650 * day, 10_000])(
    'by %d ms and back changes nothing: the time goes on, in doubt meanwhile',
    (jump) => {
      const { judge, pass, set, now } = machine()
      pass(2 * hour)
      expect(now()).toBe(start + 2 * hour)
      set(jump)
      pass(50_000)
      expect([now(), judge.state]).toEqual([start + 2 * hour + 50_000, 'doubtful'])
      set(-jump)
      expect([now(), judge.state]).toEqual([start + 2 * hour + 50_000, 'confirmed'])
    },
  )

  it('is believed after an hour in step, and not before', () => {
    const { judge, pass, set, now, step } = machine()
    set(day)
    expect(now()).toBe(start)
    pass(confirmedAfterMs - 1)
    expect([now(), judge.state]).toEqual([start + confirmedAfterMs - 1, 'doubtful'])
    pass(1)
    const to = start + day + confirmedAfterMs
    expect(step()).toEqual({ from: start + confirmedAfterMs, to, isFromGuess: false })
    expect([now(), judge.state]).toEqual([to, 'confirmed'])
  })

  it('is believed at once when the system says that it is synchronised, if it was asked after the jump', () => {
    const { judge, clocks, pass, set, now } = machine()
    pass(minute)
    const before = clocks.steady
    now()
    pass(1_000)
    set(-2 * hour)
    now()
    expect(judge.synchronised(before, clocks).step).toBeUndefined()
    expect(judge.state).toBe('doubtful')
    expect(judge.synchronised(clocks.steady, clocks).now).toBe(clocks.wall)
    expect(judge.state).toBe('confirmed')
  })

  it('that goes ever faster or slower is not followed', () => {
    const { judge, pass, set, now } = machine()
    for (let s = 0; s < 2 * hour; s += 1_000) {
      pass(1_000)
      set(1_000)
      now()
    }
    expect(judge.state).toBe('doubtful')
    expect(Math.abs(now() - start - 2 * hour)).toBeLessThan(3_000)
  })
})

describe('R-70 a machine that starts before a time that was confirmed', () => {
  it.each([-56 * 365 * day, -3_650 * day, -1_000])(
    'goes on from there, %d ms off, in doubt until its clock is later',
    (off) => {
      const { judge, clocks, pass, set, now, step } = machine(start + off)
      judge.begin(start, clocks)
      pass(3 * hour)
      set(off === -1_000 ? -4 * hour : 0)
      expect([now(), judge.state, judge.isGuess]).toEqual([start + 3 * hour, 'doubtful', true])
      set(start + 5 * day - clocks.wall)
      const to = start + 5 * day
      expect(step()).toEqual({ from: start + 3 * hour, to, isFromGuess: true })
      expect([judge.state, judge.isGuess]).toEqual(['plausible', false])
    },
  )

  it('is believed where the system says that it is synchronised: the confirmed time was wrong', () => {
    const { judge, clocks } = machine()
    judge.begin(start + 3_650 * day, clocks)
    expect(judge.state).toBe('doubtful')
    expect(judge.synchronised(clocks.steady, clocks).now).toBe(start)
    expect([judge.state, judge.floor]).toEqual(['confirmed', start])
  })
})

it('R-70 a time is confirmed by the system, or after an hour in step', () => {
  const { judge, clocks, pass, now } = machine()
  judge.begin(start - day, clocks)
  expect(judge.state).toBe('plausible')
  pass(confirmedAfterMs - 1)
  now()
  expect([judge.state, judge.floor]).toEqual(['plausible', start - day])
  pass(1)
  now()
  expect([judge.state, judge.floor]).toEqual(['confirmed', start + hour])
})

it('R-70 whatever the wall clock is set to within an hour, the time goes on as the steady clock', () => {
  const jumps = fc.record({
    by: fc.integer({ min: -3_650 * day, max: 3_650 * day }),
    after: fc.double({ min: 1, max: 5 * minute, noNaN: true }),
  })
  const property = fc.property(fc.array(jumps, { maxLength: 10 }), (all) => {
    const { judge, clocks, pass, set, now } = machine()
    let last = now()
    for (const { by, after } of all) {
      pass(after)
      set(by)
      const time = now()
      // By the tolerance at each jump at most: that is how small ones are followed.
      expect(Math.abs(time - start - (clocks.steady - 5_000))).toBeLessThanOrEqual(2_001)
      expect(Number.isInteger(time)).toBe(true)
      expect(time).toBeGreaterThanOrEqual(last - 4_000)
      last = time
    }
    const isBack = Math.abs(clocks.wall - clocks.steady - start + 5_000) <= 2_000
    expect(judge.state === 'doubtful').toBe(!isBack)
  })
  fc.assert(property)
})

it('R-70 a confirmed time never falls, but by the word of the system', () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ pass: fc.integer({ min: 1, max: 3 * hour }) }),
      fc.record({ set: fc.integer({ min: -400 * day, max: 400 * day }) }),
    ),
  )
  const property = fc.property(acts, (all) => {
    const { judge, pass, set, now } = machine()
    let floor = judge.floor
    for (const act of all) {
      if ('pass' in act) pass(act.pass)
      else set(act.set)
      const time = now()
      expect(judge.floor).toBeGreaterThanOrEqual(floor)
      if (judge.state === 'confirmed') expect(time).toBeGreaterThanOrEqual(floor - 2_000)
      floor = judge.floor
    }
  })
  fc.assert(property)
})

it('R-70 a reading that is taken over without being judged changes what a judged one changes', () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ pass: fc.integer({ min: 1, max: 40 * minute }) }),
      fc.record({ set: fc.integer({ min: -3_000, max: 3_000 }) }),
      fc.record({ set: fc.integer({ min: -2 * hour, max: 2 * hour }) }),
      fc.constantFrom('synchronised', 'begin'),
    ),
    { maxLength: 30 },
  )
  const property = fc.property(acts, (all) => {
    const [judged, taken] = [machine(), machine()]
    for (const act of all) {
      for (const { judge, clocks, pass, set } of [judged, taken]) {
        if (act === 'synchronised') judge.synchronised(clocks.steady, clocks)
        else if (act === 'begin') judge.begin(start + hour, clocks)
        else if ('pass' in act) pass(act.pass)
        else set(act.set)
      }
      const { judge, clocks } = taken
      const goesOn = judge.goesOn(clocks.wall, clocks.steady)
      const now = goesOn ? Math.floor(clocks.wall) : taken.now()
      expect([now, judge.state, judge.floor]).toEqual([
        judged.now(),
        judged.judge.state,
        judged.judge.floor,
      ])
    }
  })
  fc.assert(property)
})
