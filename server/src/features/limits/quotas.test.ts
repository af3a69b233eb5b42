import { quotas as numbers } from '@roomwire/contracts/vocabulary/limits.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { stillClock } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { transactions } from '../../platform/database/transactions.ts'
import { quotaStore } from './quota-store.ts'
import { openQuotas } from './quotas.ts'

const day = 24 * 3_600_000
const noon = 20_000 * day + day / 2
const most = numbers.changesOfHolder

describe.each(['sqlite', 'postgres'] as const)('quotas of a day (%s)', (engine) => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
  })
  afterAll(() => close())

  /** A server that counts, and its warnings to the operator. */
  async function open(clock = stillClock(noon)) {
    const warned: { quota: string; of: unknown; used: number }[] = []
    const store = quotaStore(db, transactions(db, engine).bestEffort)
    const log = { warn: (usage: (typeof warned)[number]) => warned.push(usage) }
    const quotas = openQuotas({ store, clock, log, scale: 1 })
    await quotas.load()
    return { quotas, warned, clock }
  }

  it('R-46 are used up by so many, for one person and not for another, until the next day in UTC', async () => {
    const { quotas, clock } = await open()
    quotas.count('changesOfHolder', 'person.1', most - 1)
    expect(quotas.isUsedUp('changesOfHolder', 'person.1')).toBe(false)
    quotas.count('changesOfHolder', 'person.1')
    expect(quotas.isUsedUp('changesOfHolder', 'person.1')).toBe(true)
    expect(quotas.isUsedUp('changesOfHolder', 'person.2')).toBe(false)
    expect(quotas.usedUp('Enough.')).toMatchObject({
      code: 'quota_used_up',
      message: 'Enough. The rest works again in 12 hours.',
      retryAfterS: 12 * 3_600,
    })
    clock.advance(day / 2 - 1)
    expect(quotas.isUsedUp('changesOfHolder', 'person.1')).toBe(true)
    clock.advance(1)
    expect(quotas.isUsedUp('changesOfHolder', 'person.1')).toBe(false)
    clock.advance(-1)
    await quotas.close()
  })

  it('R-46 survive a restart, and replicas add what they have counted', async () => {
    const [one, other] = [await open(), await open()]
    one.quotas.count('changesOfHolder', 'person.3', most / 2)
    other.quotas.count('changesOfHolder', 'person.3', most / 2 - 1)
    await Promise.all([one.quotas.close(), other.quotas.close()])
    const next = await open()
    expect(next.quotas.isUsedUp('changesOfHolder', 'person.3')).toBe(false)
    next.quotas.count('changesOfHolder', 'person.3')
    expect(next.quotas.isUsedUp('changesOfHolder', 'person.3')).toBe(true)
    await next.quotas.close()
  })

  it('R-46 tell the operator once at four fifths and once at the end, also over a restart', async () => {
    const first = await open()
    for (let count = 0; count < most * 0.8 + 5; count += 1)
      first.quotas.count('changesOfHolder', 'person.4')
    expect(first.warned).toEqual([
      { quota: 'changesOfHolder', of: 'person.4', used: most * 0.8, most },
    ])
    await first.quotas.close()
    const second = await open()
    second.quotas.count('changesOfHolder', 'person.4', most)
    second.quotas.count('changesOfHolder', 'person.4', most)
    expect(second.warned.map(({ used }) => used)).toEqual([most * 1.8 + 5])
    await second.quotas.close()
  })

  it('R-46 refuse one thing too many with the largest number in the text, and tell the operator before, once a day', async () => {
    const { quotas, warned, clock } = await open()
    quotas.expectRoom('roomsMax', 1, 3_999)
    expect(warned).toEqual([])
    for (const has of [4_000, 4_001, 4_999]) quotas.expectRoom('roomsMax', 1, has)
    expect(warned).toEqual([{ quota: 'roomsMax', of: 1, used: 4_000, most: 5_000 }])
    expect(() => quotas.expectRoom('roomsMax', 1, 5_000)).toThrow(
      'A home can have at most 5,000 rooms',
    )
    clock.advance(day)
    quotas.expectRoom('roomsMax', 1, 4_500)
    expect(warned).toHaveLength(2)
    await quotas.close()
  })

  it('forgets what was used on other days, but for a week on either side', async () => {
    const { quotas, clock } = await open()
    quotas.count('changesOfHolder', 'person.5', most)
    await quotas.close()
    const daysKept = async () => (await db.selectFrom('quota_use').select('day').execute()).length
    const before = await daysKept()
    clock.advance(7 * day)
    await quotas.sweep()
    expect(await daysKept()).toBe(before)
    clock.advance(day)
    await quotas.sweep()
    expect(await daysKept()).toBe(0)
  })
})
