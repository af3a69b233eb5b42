/** The logs of a whole server: rows older than it keeps go, and the rest is whole. */

import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import { sealsIn } from '../audit/command-seals.ts'
import { pruneLogs } from './prune-logs.ts'

const dayMs = 24 * 3_600_000

it.each(engines)(
  'R-96 presses, changes and audit entries that are older than LOG_DAYS are removed, in steps (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { settings: { logDays: 30 } })
    const home = await createTestHome(server.url)
    const device = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
    const page = await openLivePage(home.owner)
    for (const messageId of ['one', 'two']) {
      page.say({ deviceIdentifier: home.identifier, messageId, action: 'on', pin: 18 })
      await page.hears(isStage('processed', messageId))
    }
    await device.report('touch', { touchPin: 12, state: 0 })
    await device.leave()
    await page.close()
    const db = await openTestDatabaseOf(server)
    const count = async (table: 'audit' | 'command') =>
      (await db.selectFrom(table).select('id').execute()).length
    // The request and the end of each press are sealed, in one entry or in several.
    const entries = db.selectFrom('audit').select(['event', 'detail'])
    const sealed = async (step: 'requested' | 'ended') =>
      (await entries.execute()).flatMap((entry) => sealsIn(entry)[step] ?? []).length
    await expect.poll(() => sealed('requested')).toBe(2)
    await expect.poll(() => sealed('ended')).toBe(2)

    const changes = () => db.selectFrom('activity').select('part').orderBy('part').execute()
    const all = [{ part: '18' }, { part: 'connection' }, { part: 'connection' }]
    await expect.poll(changes).toEqual(all)
    await pruneLogs(server.roomwire)
    expect(await count('command')).toBe(2)
    expect(await changes()).toEqual(all)

    server.clock.advance(31 * dayMs)
    await pruneLogs(server.roomwire)
    expect(await count('command')).toBe(0)
    expect(await changes()).toEqual([])
    const { cut_count } = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow()
    expect(cut_count).toBeGreaterThan(3)
    expect(
      await db.selectFrom('audit').select('id').where('id', '<=', cut_count).execute(),
    ).toEqual([])
    expect(server.bugs).toEqual([])
    await db.destroy()
    await server.stop()
  },
)

it.each(engines)(
  'R-96 where the audit log is broken, it stays, and so does what it may have sealed (%s)',
  async (engine) => {
    const server = await startTestServer(engine, { settings: { logDays: 30 } })
    const home = await createTestHome(server.url)
    const device = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
    const db = await openTestDatabaseOf(server)
    const count = async (table: 'audit' | 'activity') =>
      (await db.selectFrom(table).select('at').execute()).length
    await device.report('touch', { touchPin: 12, state: 1 })
    await expect.poll(() => count('activity')).toBe(1)
    await expect.poll(() => count('audit')).toBeGreaterThan(0)
    const { id } = await db.selectFrom('audit').select('id').orderBy('id').executeTakeFirstOrThrow()
    await db.updateTable('audit').set({ detail: '{"replica":"x"}' }).where('id', '=', id).execute()
    const before = await count('audit')

    server.clock.advance(31 * dayMs)
    await pruneLogs(server.roomwire)
    expect(await count('activity')).toBe(1)
    expect(await count('audit')).toBeGreaterThanOrEqual(before)
    expect(server.bugs.splice(0).join()).toContain('the audit log is broken')
    await device.leave()
    await db.destroy()
    await server.stop()
  },
)
