/** The audit log: written in batches, by several replicas, each batch as a whole. */

import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { type Transaction, transactions } from '../../platform/database/transactions.ts'
import { type Audit, openAudit } from './audit.ts'
import type { AuditEventName, AuditEvents } from './audit-events.ts'
import { auditStore } from './audit-store.ts'
import { type AuditActor, auditWriter, nobody } from './audit-writer.ts'
import { verifyChain } from './verify-chain.ts'

const key = Buffer.alloc(32, 7)
const clock = { now: () => Date.now() }
const actor = { homeId: 1, personId: 2 }

describe.each(engines)('the audit log (%s)', (engine) => {
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

  /** Writes an entry as a verb does: in a transaction. */
  const write = <E extends AuditEventName>(
    audit: Audit,
    event: E,
    actor: AuditActor,
    detail: AuditEvents[E],
  ) =>
    transactions(opened.db, engine).durable((db) =>
      auditWriter(db, needs, audit.linkSoon).write(event, actor, detail),
    )
  const store = () => auditStore(opened.db, key)
  const verdict = () => verifyChain(store(), key)
  const events = async () => (await store().after(null, 10_000)).map(({ event }) => event)

  it('R-96 says that it has not begun, and then that it is unbroken', async () => {
    expect((await verdict()).broken).toMatch(/^It has not begun/)
    const audit = openAudit(transactions(opened.db, engine).relaxed, needs)
    await write(audit, 'room.created', actor, { room: 3 })
    await expect.poll(verdict).toMatchObject({ rows: 1, broken: null })
    audit.enqueue('session.started', actor, {})
    await audit.close()
    expect(await verdict()).toMatchObject({ rows: 2, broken: null })
    const [row] = await store().after(null, 1)
    const who = { home_id: 1, person_id: 2 }
    expect(row).toMatchObject({ id: 1, ...who, event: 'room.created', detail: '{"room":3}' })
  })

  it('R-96 holds an entry exactly when the change that it tells of is stored', async () => {
    const audit = openAudit(transactions(opened.db, engine).relaxed, needs)
    const { durable } = transactions(opened.db, engine)
    const found = async (room: number, fails: boolean) => {
      const change = durable(async (db) => {
        await auditWriter(db, needs, audit.linkSoon).write('room.created', actor, { room })
        await db.insertInto('home').values({ founded_at: room }).execute()
        if (fails) throw new Error('no')
      })
      await change.catch(() => undefined)
    }
    await found(1, true)
    await found(2, false)
    await audit.close()
    const homes = await opened.db.selectFrom('home').select('founded_at').execute()
    expect(homes).toEqual([{ founded_at: 2 }])
    expect((await store().after(null, 10)).map(({ detail }) => detail)).toEqual(['{"room":2}'])
  })

  it('R-96 links what a crash has left unlinked when a server starts', async () => {
    const dead: Audit = openAudit(transactions(opened.db, engine).relaxed, needs)
    for (let room = 1; room <= 3; room += 1)
      await write({ ...dead, linkSoon: () => undefined }, 'room.created', actor, { room })
    expect(await events()).toEqual([])
    const audit = openAudit(transactions(opened.db, engine).relaxed, needs, { batchMost: 2 })
    audit.linkSoon()
    await audit.close()
    const details = (await store().after(null, 10)).map(({ detail }) => detail)
    expect(details).toEqual(['{"room":1}', '{"room":2}', '{"room":3}'])
    expect(await verdict()).toMatchObject({ rows: 3, broken: null })
  })

  it('R-96 refuses an entry that was slipped in before its link', async () => {
    const audit = openAudit(transactions(opened.db, engine).relaxed, needs)
    await write(audit, 'room.created', actor, { room: 1 })
    await write(audit, 'room.created', actor, { room: 2 })
    await opened.db
      .updateTable('audit_pending')
      .set({ person_id: 9 })
      .where('detail', '=', '{"room":2}')
      .execute()
    await audit.close()
    expect(await events()).toEqual(['room.created', 'audit.entries_refused'])
  })

  it('R-96 continues where it ended when the server starts again', async () => {
    for (let start = 1; start <= 3; start += 1) {
      const audit = openAudit(transactions(opened.db, engine).relaxed, needs)
      audit.enqueue('session.started', actor, {})
      await audit.close()
      expect(await verdict()).toMatchObject({ rows: start, broken: null })
    }
  })

  it('R-96 makes nobody wait for enqueued entries, and writes them in batches', async () => {
    const { relaxed } = transactions(opened.db, engine)
    let batches = 0
    const counting: Transaction = (work) => {
      batches += 1
      return relaxed(work)
    }
    const audit = openAudit(counting, needs)
    const own = startOwnTime()
    for (let n = 0; n < 200; n += 1) audit.enqueue('session.started', actor, {})
    const each = own() / 200
    figure(
      'R-96',
      'microseconds that a refusal waits for its audit entry',
      Math.round(each * 1_000),
      engine,
    )
    expect(each).toBeLessThan(slack * 1) // ms; it does not wait for the database.
    expect(batches).toBe(0)
    await expect.poll(async () => (await verdict()).rows).toBe(200)
    expect(batches).toBe(1)
    expect(await verdict()).toMatchObject({ broken: null })
    await audit.close()
  })

  it('R-96 writes what waits when the database is back', async () => {
    const { relaxed } = transactions(opened.db, engine)
    let isAway = true
    const away: Transaction = (work) => (isAway ? Promise.reject(new Error('away')) : relaxed(work))
    const audit = openAudit(away, needs, { gatherMs: 5, retryMs: 20 })
    audit.enqueue('session.started', actor, {})
    await write(audit, 'room.created', actor, { room: 3 })
    await expect.poll(() => errors.length).toBeGreaterThan(1)
    isAway = false
    await expect
      .poll(async () => (await events()).sort())
      .toEqual(['room.created', 'session.started'])
    await audit.close()
    errors.splice(0)
  })

  it('R-60 says when it is closed that entries could not be written, and why', async () => {
    const away: Transaction = () => Promise.reject(new Error('the disk is full'))
    const audit = openAudit(away, needs)
    audit.enqueue('session.started', actor, {})
    audit.enqueue('session.signed_out', actor, {})
    await expect(audit.close()).rejects.toThrow(/^2 entries, the disk is full$/)
    expect(errors.splice(0).join('')).toContain('the audit log is not complete')
  })

  it('R-96 is not filled by repeats of the same event, and tells them apart by who and from where', async () => {
    const audit = openAudit(transactions(opened.db, engine).relaxed, needs)
    const refuseDevice = (from: string) =>
      audit.enqueue('device.refused', nobody, { why: 'no_such_device_and_secret', from })
    for (let n = 0; n < 500; n += 1) refuseDevice('a')
    for (const from of ['b', 'c', 'd', 'e', 'e']) refuseDevice(from)
    for (let n = 0; n < 5; n += 1) audit.enqueue('session.started', actor, {})
    await audit.close()
    const rows = await store().after(null, 100)
    const refusals = rows.filter(({ event }) => event === 'device.refused')
    const counted = refusals.map(({ detail }) => JSON.parse(detail))
    const since = expect.any(Number)
    const why = 'no_such_device_and_secret'
    const expected = [
      ...['a', 'b', 'c', 'd', 'e'].map((from) => ({ why, from })),
      { why, from: 'a', again: 499, since },
      { why, from: 'e', again: 1, since },
    ]
    // On a busy machine the number of those from 'a' is told before the others have come.
    expect(counted).toEqual(expect.arrayContaining(expected))
    expect(counted).toHaveLength(expected.length)
    expect(rows).toHaveLength(refusals.length + 5)
  })

  it('R-96 replaces addresses by pseudonyms', async () => {
    const audit = openAudit(transactions(opened.db, engine).relaxed, needs)
    const otherAudit = openAudit(transactions(opened.db, engine).relaxed, {
      ...needs,
      key: Buffer.alloc(32, 8),
    })
    expect(audit.pseudonymise('203.0.113.7')).toMatch(/^[\w-]{8}$/)
    expect(audit.pseudonymise('203.0.113.7')).toBe(audit.pseudonymise('203.0.113.7'))
    expect(audit.pseudonymise('203.0.113.7')).not.toBe(audit.pseudonymise('203.0.113.8'))
    expect(audit.pseudonymise('203.0.113.7')).not.toBe(otherAudit.pseudonymise('203.0.113.7'))
    await Promise.all([audit.close(), otherAudit.close()])
  })

  it('R-96 gathers what is too much for the memory while the database is away, and loses none of it', async () => {
    const times = { waitingMost: 10, batchMost: 4 }
    const audit = openAudit(transactions(opened.db, engine).relaxed, needs, times)
    for (let n = 0; n < 25; n += 1)
      audit.enqueue('session.started', { ...actor, personId: n % 2 }, {})
    await audit.close()
    const rows = await store().after(null, 100)
    expect(rows.filter(({ event }) => event === 'session.started')).toHaveLength(10)
    const gathered = rows.filter(({ event }) => event === 'audit.events_gathered')
    expect(gathered.map(({ detail }) => JSON.parse(detail))).toEqual([
      { event: 'session.started', count: 15, different: 2, since: expect.any(Number) },
    ])
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
      openAudit(
        transactions(db, 'postgres').relaxed,
        { key, clock, log },
        { gatherMs: 5, batchMost: 7 },
      ),
    )
    const each = 400
    const work = audits.map(async (audit, replica) => {
      for (let room = 0; room < each; room += 1) {
        const actor = { homeId: replica, personId: null }
        if (room % 5) audit.enqueue('session.started', actor, {})
        else {
          await transactions(bases[replica] ?? opened.db, 'postgres').durable((db) =>
            auditWriter(db, { key, clock }, audit.linkSoon).write('room.created', actor, { room }),
          )
        }
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
