/** The audit log: written in batches, by several replicas, each batch as a whole. */

import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Engine } from '../../platform/database/engine.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { type Transaction, transactions } from '../../platform/database/transactions.ts'
import { nobody, openAudit } from './audit.ts'
import { auditStore } from './audit-store.ts'
import { verifyChain } from './verify-chain.ts'

const key = Buffer.alloc(32, 7)
const clock = { now: () => Date.now() }
const actor = { homeId: 1, personId: 2 }

describe.each<Engine>(['sqlite', 'postgres'])('the audit log (%s)', (engine) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  const errors: string[] = []
  const log = pino({}, { write: (line: string) => void errors.push(line) })
  const needs = { key, clock, log }

  beforeEach(async () => {
    opened = await openTestDatabase(engine)
  })
  afterEach(async () => {
    await opened.close()
    expect(errors.splice(0)).toEqual([])
  })

  const store = () => auditStore(opened.db, key)
  const verdict = () => verifyChain(store(), key)
  const events = async () => (await store().after(null, 10_000)).map(({ event }) => event)

  it('R-96 says that it has not begun, and then that it is unbroken', async () => {
    expect((await verdict()).broken).toMatch(/^It has not begun/)
    const audit = openAudit(transactions(opened.db, engine), needs)
    await audit.write('room.created', actor, { room: 3 })
    expect(await verdict()).toMatchObject({ rows: 1, broken: null })
    audit.enqueue('session.started', actor, {})
    await audit.close()
    expect(await verdict()).toMatchObject({ rows: 2, broken: null })
    const [row] = await store().after(null, 1)
    const who = { home_id: 1, person_id: 2 }
    expect(row).toMatchObject({ id: 1, ...who, event: 'room.created', detail: '{"room":3}' })
  })

  it('R-96 continues where it ended when the server starts again', async () => {
    for (let start = 1; start <= 3; start += 1) {
      const audit = openAudit(transactions(opened.db, engine), needs)
      audit.enqueue('session.started', actor, {})
      await audit.close()
      expect(await verdict()).toMatchObject({ rows: start, broken: null })
    }
  })

  it('R-96 makes nobody wait for enqueued entries, and writes them in batches', async () => {
    const { durable, relaxed } = transactions(opened.db, engine)
    const batches: string[] = []
    const counted =
      (name: string, transaction: Transaction): Transaction =>
      (work) => {
        batches.push(name)
        return transaction(work)
      }
    const counting = { durable: counted('durable', durable), relaxed: counted('relaxed', relaxed) }
    const audit = openAudit(counting, needs)
    const own = startOwnTime()
    for (let n = 0; n < 200; n += 1) audit.enqueue('session.started', actor, {})
    const each = own() / 200
    figure(
      'R-96',
      'microseconds that a press waits for its audit entry',
      Math.round(each * 1_000),
      engine,
    )
    expect(each).toBeLessThan(slack * 1) // ms; it does not wait for the database.
    expect(batches).toEqual([])
    await audit.write('room.created', actor, { room: 1 })
    expect(batches).toEqual(['durable'])
    expect(await verdict()).toMatchObject({ rows: 201, broken: null })
    audit.enqueue('session.signed_out', actor, {})
    await expect.poll(async () => (await verdict()).rows).toBe(202)
    expect(batches).toEqual(['durable', 'relaxed'])
    await audit.close()
  })

  it('R-96 rejects for callers who wait while the database is away, and writes the rest when it is back', async () => {
    const { durable, relaxed } = transactions(opened.db, engine)
    let isAway = true
    const away =
      (transaction: Transaction): Transaction =>
      (work) =>
        isAway ? Promise.reject(new Error('away')) : transaction(work)
    const audit = openAudit({ durable: away(durable), relaxed: away(relaxed) }, needs, {
      retryMs: 20,
    })
    audit.enqueue('session.started', actor, {})
    const refused = audit.write('room.created', actor, { room: 1 })
    const refusedToo = audit.write('room.created', actor, { room: 2 })
    await expect(refused).rejects.toThrow('away')
    await expect(refusedToo).rejects.toThrow('away')
    expect(errors.splice(0).length).toBeGreaterThan(0)
    isAway = false
    await audit.write('room.created', actor, { room: 3 })
    await audit.close()
    expect(await events()).toEqual(['session.started', 'room.created'])
    errors.splice(0)
  })

  it('R-60 says when it is closed that entries could not be written, and why', async () => {
    const away: Transaction = () => Promise.reject(new Error('the disk is full'))
    const audit = openAudit({ durable: away, relaxed: away }, needs)
    audit.enqueue('session.started', actor, {})
    audit.enqueue('session.signed_out', actor, {})
    await expect(audit.close()).rejects.toThrow(/^2 entries, the disk is full$/)
    expect(errors.splice(0).join('')).toContain('the audit log is not complete')
  })

  it('R-96 counts what was lost last, when it is closed', async () => {
    const audit = openAudit(transactions(opened.db, engine), needs, { repeatsMost: 0 })
    audit.enqueue('session.started', actor, {})
    await audit.write('room.created', actor, { room: 1 })
    audit.enqueue('device.connected', actor, { device: 1 })
    await audit.close()
    expect(await events()).toEqual(['session.started', 'room.created', 'audit.events_lost'])
  })

  it('R-96 is not filled by repeats of the same event', async () => {
    const audit = openAudit(transactions(opened.db, engine), needs, { repeatsMost: 3 })
    const refuseDevice = (from: string) =>
      audit.enqueue('device.refused', nobody, { why: 'no_such_device_and_secret', from })
    for (let n = 0; n < 500; n += 1) refuseDevice('a')
    for (const from of ['b', 'c', 'd', 'e', 'e']) refuseDevice(from)
    for (let n = 0; n < 5; n += 1) audit.enqueue('session.started', actor, {})
    await audit.close()
    const rows = await store().after(null, 100)
    const detailsOf = (event: string) =>
      rows.filter((row) => row.event === event).map(({ detail }) => JSON.parse(detail))
    const why = 'no_such_device_and_secret'
    expect(detailsOf('device.refused')).toEqual([
      { why, from: 'a' },
      { why, from: 'b' },
      { why, from: 'c' },
      { why, from: 'a', again: 499 },
    ])
    expect(detailsOf('audit.events_lost')).toEqual([{ count: 3 }])
    expect(detailsOf('session.started')).toHaveLength(5)
  })

  it('R-96 replaces addresses by pseudonyms', async () => {
    const audit = openAudit(transactions(opened.db, engine), needs)
    const elsewhere = openAudit(transactions(opened.db, engine), {
      ...needs,
      key: Buffer.alloc(32, 8),
    })
    expect(audit.pseudonymise('203.0.113.7')).toMatch(/^[\w-]{8}$/)
    expect(audit.pseudonymise('203.0.113.7')).toBe(audit.pseudonymise('203.0.113.7'))
    expect(audit.pseudonymise('203.0.113.7')).not.toBe(audit.pseudonymise('203.0.113.8'))
    expect(audit.pseudonymise('203.0.113.7')).not.toBe(elsewhere.pseudonymise('203.0.113.7'))
    await Promise.all([audit.close(), elsewhere.close()])
  })

  it('R-96 counts lost entries, and writes the count', async () => {
    const times = { waitingMost: 10, batchMost: 4 }
    const audit = openAudit(transactions(opened.db, engine), needs, times)
    for (let n = 0; n < 25; n += 1) audit.enqueue('session.started', actor, {})
    await audit.close()
    const rows = await store().after(null, 100)
    expect(rows.filter(({ event }) => event === 'session.started')).toHaveLength(10)
    const lost = rows.filter(({ event }) => event === 'audit.events_lost')
    expect(lost.map(({ detail }) => JSON.parse(detail))).toEqual([{ count: 15 }])
    expect(await verdict()).toMatchObject({ rows: 11, broken: null })
  })
})

describe('replicas', () => {
  it('R-96 keep one unbroken chain while they write at once', async () => {
    const opened = await openTestDatabase('postgres')
    const log = pino({ level: 'silent' })
    const others = await Promise.all([1, 2].map(() => openDatabase(opened.place)))
    const bases = [opened.db, ...others.map(({ db }) => db)]
    const audits = bases.map((db) =>
      openAudit(transactions(db, 'postgres'), { key, clock, log }, { gatherMs: 5, batchMost: 7 }),
    )
    const each = 400
    const work = audits.map(async (audit, replica) => {
      for (let room = 0; room < each; room += 1) {
        if (room % 5) audit.enqueue('session.started', { homeId: replica, personId: room }, {})
        else await audit.write('room.created', { homeId: replica, personId: null }, { room })
      }
      await audit.close()
    })
    await Promise.all(work)
    const store = auditStore(opened.db, key)
    const rows = audits.length * each
    expect(await verifyChain(store, key)).toMatchObject({ rows, broken: null })
    const homes = (await store.after(null, rows)).map(({ home_id }) => home_id)
    const changes = homes.filter((home, index) => index > 0 && home !== homes[index - 1]).length
    expect(changes).toBeGreaterThan(20) // The replicas did write alternately.
    figure('R-96', 'rows written by three replicas at once, breaks', `${rows}, 0`)
    await Promise.all(others.map(({ db }) => db.destroy()))
    await opened.close()
  })
})
