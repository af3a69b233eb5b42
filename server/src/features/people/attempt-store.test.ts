import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { attemptStore } from './attempt-store.ts'

const limit = { name: 'knock', most: 3, windowMs: 60_000 }

describe.each(['sqlite', 'postgres'] as const)('counting attempts (%s)', (engine) => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
  })
  afterAll(() => close())

  let made = 0
  /** Attempts of somebody new, at a time that can be put forward. */
  function somebody(scale = 1) {
    made += 1
    const who = `somebody ${made}`
    let now = 1_790_000_000_000
    const attempts = attemptStore(db, { now: () => now }, scale)
    return {
      who,
      attempts,
      knock: () => attempts.count(limit, who),
      pass: (ms: number) => {
        now += ms
      },
    }
  }

  const times = async (count: number, work: () => Promise<void>) => {
    for (let round = 0; round < count; round += 1) await work()
  }

  it('lets as many through as the limit says, then none, in words that say when', async () => {
    const { knock, pass } = somebody()
    await times(3, knock)
    const refused = await knock().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({
      reason: 'too many',
      message: 'Too many attempts. Please try again in 60 seconds.',
      retryAfterS: 60,
    })
    pass(59_001)
    await expect(knock()).rejects.toMatchObject({ retryAfterS: 1 })
  })

  it('opens again when the window is over, and not before, however often somebody knocks', async () => {
    const { knock, pass } = somebody()
    await times(3, knock)
    for (const wait of [30_000, 29_999]) {
      pass(wait)
      await expect(knock()).rejects.toThrow('Too many attempts')
    }
    pass(1)
    await times(3, knock)
    await expect(knock()).rejects.toThrow('Too many attempts')
  })

  it('tells long waits in minutes, and says what was tried', async () => {
    const { attempts, who } = somebody()
    const hourly = { name: 'hourly', most: 0, windowMs: 3_600_000 }
    await expect(attempts.count(hourly, who, 'No more codes')).rejects.toMatchObject({
      message: 'No more codes. Please try again in 60 minutes.',
      retryAfterS: 3_600,
    })
  })

  it('counts each one, and each limit, by itself', async () => {
    const { attempts, knock } = somebody()
    await times(3, knock)
    await attempts.count(limit, 'somebody else entirely')
    await attempts.count({ ...limit, name: 'ring' }, 'somebody')
    await expect(knock()).rejects.toThrow()
  })

  it('multiplies the limit by the setting LIMIT_SCALE', async () => {
    const { knock } = somebody(2)
    await times(6, knock)
    await expect(knock()).rejects.toThrow('Too many attempts')
  })

  it('forgets the attempts of who is forgiven, and of nobody else', async () => {
    const [one, other] = [somebody(), somebody()]
    await times(3, one.knock)
    await times(3, other.knock)
    await one.attempts.forgive(limit, one.who)
    await times(3, one.knock)
    await expect(other.knock()).rejects.toThrow()
  })

  it('R-15 lets through just as many of those who knock at once, over two replicas', async () => {
    const { attempts, who } = somebody()
    const replica = attemptStore(db, { now: () => 1_790_000_000_000 }, 1)
    const knocks = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? attempts : replica).count(limit, who),
    )
    const settled = await Promise.allSettled(knocks)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('sweeps away what is over, and keeps what still counts', async () => {
    const [old, young] = [somebody(), somebody()]
    await times(3, old.knock)
    young.pass(30_000)
    await times(3, young.knock)
    old.pass(60_000)
    await old.attempts.sweep()
    const kept = await db
      .selectFrom('attempt')
      .select('key')
      .where(
        'key',
        'in',
        [old, young].map(({ who }) => `knock/${who}`),
      )
      .execute()
    expect(kept).toEqual([{ key: `knock/${young.who}` }])
    await expect(young.knock()).rejects.toThrow()
  })
})
