import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { type Transaction, transactions } from '../../platform/database/transactions.ts'
import { Refusal } from '../../platform/refusal.ts'
import { attemptLimits } from './attempt-limits.ts'
import { attemptStore } from './attempts.ts'

const sealKey = Buffer.alloc(32, 7)
const limit = { name: 'attempt', most: 3, windowMs: 60_000 }

describe.each(['sqlite', 'postgres'] as const)('counting attempts (%s)', (engine) => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
  })
  afterAll(() => close())

  const bestEffort: Transaction = (work) => transactions(db, engine).bestEffort(work)

  let made = 0
  /** Attempts of somebody new, at a time that can be put forward. */
  function somebody(scale = 1) {
    made += 1
    const key = `somebody ${made}`
    let now = 1_790_000_000_000
    const attempts = attemptStore(db, { now: () => now }, { scale, key: sealKey, bestEffort })
    return {
      key,
      attempts,
      attempt: () => attempts.count(limit, key),
      now: () => now,
      pass: (ms: number) => {
        now += ms
      },
    }
  }

  const times = async (count: number, work: () => Promise<void>) => {
    for (let round = 0; round < count; round += 1) await work()
  }

  it('allows as many as the limit says, then none, with a text that says when', async () => {
    const { attempt, pass } = somebody()
    await times(3, attempt)
    const refused = await attempt().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({
      code: 'too_many_attempts',
      message: 'Too many attempts. Please try again in 60 seconds.',
      retryAfterS: 60,
    })
    pass(59_001)
    await expect(attempt()).rejects.toMatchObject({ retryAfterS: 1 })
  })

  it('opens again when the window is over, and not before, however often somebody tries', async () => {
    const { attempt, pass } = somebody()
    await times(3, attempt)
    for (const wait of [30_000, 29_999]) {
      pass(wait)
      await expect(attempt()).rejects.toThrow('Too many attempts')
    }
    pass(1)
    await times(3, attempt)
    await expect(attempt()).rejects.toThrow('Too many attempts')
  })

  it('R-70 makes nobody wait for longer than the window is after the clock was ahead, and forgets nothing', async () => {
    const { attempts, attempt, key, pass } = somebody()
    const waiting = { ...attemptLimits.loginOfAccount, name: 'slowly' }
    const day = 24 * 3_600_000
    for (const ahead of [3_650 * day, day, 3_600_000]) {
      pass(ahead)
      await times(3, attempt)
      await times(6, () => attempts.count(waiting, key).catch(() => undefined))
      pass(-ahead)
      await expect(attempt()).rejects.toMatchObject({ retryAfterS: 60 })
      const refused = await attempts.count(waiting, key).catch((error: unknown) => error)
      expect(Object(refused).retryAfterS).toBeLessThanOrEqual(15 * 60)
      // The wait goes by.
      pass(59_000)
      await expect(attempt()).rejects.toMatchObject({ retryAfterS: 1 })
      pass(1_000)
      await attempt()
      pass(2 * day)
    }
  })

  it('gives long waits in minutes, with the text of the caller', async () => {
    const { attempts, key } = somebody()
    const hourly = { name: 'hourly', most: 1, windowMs: 3_600_000 }
    await attempts.count(hourly, key)
    await expect(attempts.count(hourly, key, 'No more codes')).rejects.toMatchObject({
      message: 'No more codes. Please try again in 60 minutes.',
      retryAfterS: 3_600,
    })
  })

  it('counts each key, and each limit, by itself', async () => {
    const { attempts, attempt } = somebody()
    await times(3, attempt)
    await attempts.count(limit, 'somebody else entirely')
    await attempts.count({ ...limit, name: 'ring' }, 'somebody')
    await expect(attempt()).rejects.toThrow()
  })

  it('multiplies the limit by the setting LIMIT_SCALE', async () => {
    const { attempt } = somebody(2)
    await times(6, attempt)
    await expect(attempt()).rejects.toThrow('Too many attempts')
  })

  it('resets the attempts of one key, and of no other', async () => {
    const [one, other] = [somebody(), somebody()]
    await times(3, one.attempt)
    await times(3, other.attempt)
    await one.attempts.reset(limit, one.key)
    await times(3, one.attempt)
    await expect(other.attempt()).rejects.toThrow()
  })

  it('R-15 allows just as many attempts at once, over two replicas', async () => {
    const { attempts, key } = somebody()
    const replica = attemptStore(
      db,
      { now: () => 1_790_000_000_000 },
      { scale: 1, key: sealKey, bestEffort },
    )
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? attempts : replica).count(limit, key),
    )
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('R-10 makes each attempt after the first few wait longer, and accepts those that waited', async () => {
    const { attempts, key, pass } = somebody()
    const slow = { after: 2, waitsMs: [10_000, 20_000] }
    const guess = () => attempts.count({ name: 'slow', most: 5, windowMs: 60_000, slow }, key)
    await times(2, guess)
    for (const waitMs of [10_000, 20_000, 20_000]) {
      await expect(guess()).rejects.toMatchObject({ retryAfterS: waitMs / 1_000 })
      pass(waitMs - 1)
      await expect(guess()).rejects.toMatchObject({ retryAfterS: 1 })
      pass(1)
      await guess()
    }
    // The fifth was the last; it opens again when a whole window has passed since.
    pass(59_999)
    await expect(guess()).rejects.toMatchObject({ retryAfterS: 1 })
    pass(1)
    await times(2, guess)
  })

  it('R-10 allows at most 50 wrong passwords in any 24 hours, wherever they begin', async () => {
    const { attempts, key, pass, now } = somebody()
    const day = 24 * 3_600_000
    const bucket = { limit: attemptLimits.loginOfAccount, key }
    const passedAt: number[] = []
    const guess = async () => {
      const waitS = await attempts.consume([bucket])
      if (waitS === 0) passedAt.push(now())
      return waitS
    }
    // The worst a stranger can do: all but one just before their window ends, then the next one at once.
    await guess()
    pass(day - 1_000)
    while (now() < passedAt[0]! + 4 * day) pass((await guess()) * 1_000)
    const inDayFrom = (start: number) =>
      passedAt.filter((at) => at >= start && at < start + day).length
    const worst = Math.max(...passedAt.map(inDayFrom))
    figure('R-10', 'guesses let through in the worst 24 h', worst, engine)
    expect(worst).toBe(49)
  })

  it('R-16 counts from the latest attempt where a limit says so: no window has more, wherever it begins', async () => {
    const { attempts, key, pass } = somebody()
    const bucket = {
      limit: { name: 'latest', most: 3, windowMs: 60_000, fromLatest: true } as const,
      key,
    }
    await attempts.consume([bucket])
    pass(59_000)
    for (let round = 0; round < 2; round += 1) expect(await attempts.consume([bucket])).toBe(0)
    expect(await attempts.consume([bucket])).toBe(60)
    pass(59_999)
    expect(await attempts.consume([bucket])).toBe(1)
    pass(1)
    expect(await attempts.peek([bucket])).toEqual({ isCounted: false, waitS: 0 })
    expect(await attempts.consume([bucket])).toBe(0)
  })

  it('counts in all of several buckets or in none', async () => {
    const { attempts, key } = somebody()
    const [wide, narrow] = [
      { limit: { name: 'wide', most: 3, windowMs: 60_000 }, key },
      { limit: { name: 'narrow', most: 1, windowMs: 30_000 }, key },
    ]
    expect(await attempts.consume([wide, narrow])).toBe(0)
    for (let round = 0; round < 5; round += 1)
      expect(await attempts.consume([wide, narrow])).toBe(30)
    expect(await attempts.consume([wide])).toBe(0)
    expect(await attempts.consume([wide])).toBe(0)
    expect(await attempts.consume([wide])).toBe(60)
  })

  it('refunds an attempt that should not count, and the wait that followed it', async () => {
    const { attempts, key } = somebody()
    const slow = { after: 1, waitsMs: [10_000] }
    const bucket = { limit: { name: 'back', most: 3, windowMs: 60_000, slow }, key }
    for (let round = 0; round < 9; round += 1) {
      expect(await attempts.consume([bucket])).toBe(0)
      await attempts.refund([bucket])
    }
    expect(await attempts.consume([bucket])).toBe(0)
    expect(await attempts.peek([bucket])).toEqual({ isCounted: true, waitS: 10 })
  })

  it('R-94 stores no name and no address', async () => {
    const { attempts } = somebody()
    for (const key of ['meera@example.com', '198.51.100.7']) await attempts.count(limit, key)
    const stored = JSON.stringify(await db.selectFrom('attempt').selectAll().execute())
    expect(stored).not.toMatch(/meera|198\.51/)
  })

  it('a sweep deletes what is over, and keeps what still counts', async () => {
    const [old, young] = [somebody(), somebody()]
    await times(3, old.attempt)
    young.pass(30_000)
    await times(3, young.attempt)
    old.pass(60_000)
    await old.attempts.sweep()
    const kept = await db.selectFrom('attempt').select('window_ends_at').execute()
    expect(kept.every(({ window_ends_at }) => window_ends_at > 1_790_000_060_000)).toBe(true)
    expect(kept.length).toBeGreaterThan(0)
    await expect(young.attempt()).rejects.toThrow()
  })
})
