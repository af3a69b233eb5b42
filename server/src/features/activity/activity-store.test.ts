import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { commandFor } from '@roomwire/testing/fixtures/live-rows.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goesAfterOthers } from '../../platform/after-others.ts'
import type { Db } from '../../platform/database/schema.ts'
import { activityStore, type From } from './activity-store.ts'

/** More than one statement looks through, twice over. */
const rows = 12_000
const homeId = 77

describe.each(engines)('the rows of a busy home (%s)', (engine) => {
  let server: TestServer
  let db: Db
  beforeAll(async () => {
    server = await startTestServer(engine)
    db = await openTestDatabaseOf(server)
    const { id: _, ...command } = commandFor('18', 1)
    // Many at each instant; a few have failed, the oldest among them.
    const made = Array.from({ length: rows }, (_, nth) => ({
      ...command,
      home_id: homeId,
      device_id: 1,
      message_id: `"made ${nth}"`,
      begun_at: 1_000 + Math.floor(nth / 7),
      outcome: nth % 3_000 === 0 ? ('failed' as const) : ('done' as const),
    }))
    for (let at = 0; at < rows; at += 500) {
      await db
        .insertInto('command')
        .values(made.slice(at, at + 500))
        .execute()
    }
  })
  afterAll(async () => {
    await db.destroy()
    await server.stop()
  })

  const all: From<{ id: number }> = { at: Number.MAX_SAFE_INTEGER, isIncluded: true }
  const nthOf = ({ message_id }: { message_id: string }) => Number(message_id.slice(6, -1))

  it('LIVE-2 finds the few that are asked for behind thousands of others', async () => {
    const found = await activityStore(db).commands({ homeId, isFailed: true }, all, 100)
    expect(found.map(nthOf)).toEqual([9_000, 6_000, 3_000, 0])
  })

  it('R-46 looks at the newest at once, and goes after others only with what is older', async () => {
    const late: boolean[] = []
    const watched = db.withPlugin({
      transformQuery({ node }) {
        late.push(goesAfterOthers())
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await activityStore(watched).commands({ homeId, isFailed: true }, all, 1)
    expect(late).toEqual([false, false, true, true])
  })

  it('R-46 looks no further for somebody who has gone', async () => {
    let spans = 0
    const isGivenUp = () => {
      spans += 1
      return spans === 2
    }
    const found = await activityStore(db).commands({ homeId, isFailed: true, isGivenUp }, all, 100)
    expect([spans, found.map(nthOf)]).toEqual([2, [9_000]])
  })

  it('LIVE-2 comes to an end where more than one statement looks through were at one instant', async () => {
    const { id: _, ...command } = commandFor('18', 1)
    const [busy, at] = [homeId + 1, 1_000]
    const made = Array.from({ length: 6_000 }, (__, nth) => ({
      ...command,
      home_id: busy,
      device_id: 1,
      message_id: `"busy ${nth}"`,
      begun_at: at,
      outcome: nth === 0 ? ('failed' as const) : ('done' as const),
    }))
    for (let from = 0; from < made.length; from += 500) {
      await db
        .insertInto('command')
        .values(made.slice(from, from + 500))
        .execute()
    }
    const found = await activityStore(db).commands({ homeId: busy, isFailed: true }, all, 100)
    expect(found.map(({ begun_at }) => begun_at)).toEqual([at])
  })

  it('LIVE-2 returns each row once, however many are read at a time', async () => {
    const store = activityStore(db)
    const found: number[] = []
    for (let from = all; ; ) {
      const page = await store.commands({ homeId }, from, 1_700)
      found.push(...page.map(nthOf))
      const last = page.at(-1)
      if (!last) break
      from = { at: last.begun_at, isIncluded: false, last }
    }
    expect(found).toEqual(Array.from({ length: rows }, (_, nth) => rows - 1 - nth))
  })
})
