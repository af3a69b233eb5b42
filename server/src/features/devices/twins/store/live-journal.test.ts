/** Live state on SQLite: what stands in the journal is stored, comes to the database before anybody reads there, and outlives a crash. */
import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { makeFolder, writeEmptyFile } from '@roomwire/testing/worlds/test-database.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../../../platform/database/open-database.ts'
import { isUnavailable } from '../../../../platform/database/outage.ts'
import { transactions } from '../../../../platform/database/transactions.ts'
import { journalFiles } from '../../../../platform/journal/journal.ts'
import { auditWriter } from '../../../audit/audit-writer.ts'
import { sealsIn } from '../../../audit/command-seals.ts'
import type { ActivityRow } from '../../records/activity-rows.ts'
import { type CommandRow, commandStore } from '../../records/command-store.ts'
import { deviceStore } from '../../records/device-store.ts'
import type { LiveChange } from './live-change.ts'
import { openLiveStore } from './open-live-store.ts'

const key = randomBytes(32)
const sealing = { key, clock: { now: () => 1_000 } }
const rev: [number, number] = [1, 1]
const shown = (id: number) =>
  shownDevice({ id, identifier: `SC-${id}`, rev: [...rev], connected: true })
const press = (message: string, of: Partial<CommandRow> = {}): LiveChange => ({
  shown: shown(1),
  command: { ...commandFor('18', 1), message_id: message, ...of },
})

/** A home with person 1 and so many devices, which are connected. */
async function openHome(count = 2) {
  const { folder, remove } = await makeFolder()
  onTestFinished(remove)
  const file = join(folder, 'roomwire.sqlite')
  await writeEmptyFile(file)
  const { db } = await openDatabase({ file })
  await db.insertInto('home').values({ name: 'Home', founded_at: 1 }).execute()
  const person = { role: 'user' as const, username: 'x', password_hash: 'x', created_at: 1 }
  await db
    .insertInto('person')
    .values({ ...person, email: 'a@example.com', address: '' })
    .execute()
  const devices = deviceStore(db, 'sqlite')
  for (let nth = 1; nth <= count; nth += 1) {
    const identifier = `SC-${nth}`
    const rest = {
      homeId: 1,
      localIp: '',
      roomId: null,
      dialect: null,
      secretHash: 'x',
      createdAt: 1,
    }
    await devices.add({ ...rest, identifier, name: identifier })
  }
  await db.updateTable('device').set({ epoch: 1, connected: 1 }).execute()
  await db.destroy()
  return {
    folder,
    file,
    open: (isMovingLog?: () => boolean) => openServer(folder, file, isMovingLog),
  }
}

/** Opens the files as a server does. In a crash nobody closes them. */
async function openServer(folder: string, file: string, isMovingLog = () => false) {
  const opened = await openDatabase({ file })
  const { db, engine, waits } = opened
  const log = { warn: vi.fn(), error: vi.fn() }
  const { durable, relaxed } = transactions(db, engine, waits)
  const { store, journal, ids } = await openLiveStore(opened, {
    isServer: true,
    hasReplicas: false,
    relaxed,
    sealing,
    folder,
    key,
    isMovingLog,
    log,
    clock: sealing.clock,
  })
  if (!journal || !ids || !opened.file) throw new Error('It is not SQLite')
  return {
    db,
    durable,
    log,
    journal,
    ids,
    database: opened.file,
    write: (...changes: LiveChange[]) => store.write(() => changes),
    commands: () => db.selectFrom('command').selectAll().orderBy('id').execute(),
    pin: (device: number) =>
      db
        .selectFrom('pin')
        .select('state')
        .where('device_id', '=', device)
        .where('key', '=', '18')
        .executeTakeFirst(),
    async seals() {
      const entries = await db.selectFrom('audit_pending').selectAll().orderBy('id').execute()
      const all = entries.map(sealsIn)
      const ids = (kind: 'requested' | 'ended') =>
        all.flatMap((one) => (one[kind] ?? []).map(([id]) => id))
      return { requested: ids('requested'), ended: ids('ended') }
    },
    crash: () => db.destroy(),
  }
}

/** The number of commands that another program finds in the file. */
function foundIn(file: string): number {
  const other = new DatabaseSync(file, { readOnly: true })
  const { count } = other.prepare('select count(*) as count from command').get() ?? {}
  other.close()
  return Number(count)
}

/** Another program adds a press on device 1 that has not ended. */
function addRow(file: string, messageId: string): void {
  const other = new DatabaseSync(file)
  const { id: _, ...row } = { ...commandFor('18', 1), message_id: messageId }
  const names = Object.keys(row)
  other
    .prepare(`insert into command (${names}) values (${names.map((name) => `:${name}`)})`)
    .run(row)
  other.close()
}

const report = (id: number, state: 0 | 1): LiveChange => ({
  shown: reported(id, state),
  pins: new Map([['18', state]]),
})
function reported(id: number, state: 0 | 1) {
  const device = shown(id)
  return {
    ...device,
    pins: device.pins.map((pin) => (pin.key === '18' ? { ...pin, state, reportedAt: 5 } : pin)),
  }
}

it('R-60 a press is stored before the database has it, and whoever reads there finds it', async () => {
  const { open, file } = await openHome()
  const { write, commands, crash } = await open()
  expect(await write(press('"a"'))).toEqual([{ isPresent: true, commandId: 1 }])
  expect(foundIn(file)).toBe(0)
  expect(await commands()).toMatchObject([{ id: 1, message_id: '"a"', outcome: null }])
  expect(foundIn(file)).toBe(1)
  await crash()
})

it('R-60 comes to the database by itself a moment later', async () => {
  const { open, file } = await openHome()
  const { write, crash } = await open()
  await write(press('"a"'))
  await expect.poll(() => foundIn(file)).toBe(1)
  await crash()
})

it('R-96 a command that ends within that moment is one row, sealed as requested and as ended', async () => {
  const { open } = await openHome()
  const { write, commands, seals, crash } = await open()
  await write(press('"a"'), press('"b"'))
  const done = { ...commandFor('18', 1), message_id: '"a"', received_at: 2, ended_at: 3 }
  await write({ ...report(1, 1), changed: [{ ...done, id: 1, outcome: 'done' }] })
  expect(await commands()).toMatchObject([
    { id: 1, outcome: 'done', received_at: 2, ended_at: 3 },
    { id: 2, outcome: null },
  ])
  await write({ shown: shown(1), changed: [{ ...done, id: 1, outcome: 'failed' }] })
  await write({ shown: shown(1), changed: [{ ...done, id: 2, outcome: 'failed' }] })
  expect((await commands()).map(({ outcome }) => outcome)).toEqual(['done', 'failed'])
  expect(await seals()).toEqual({ requested: [1, 2], ended: [1, 2] })
  await crash()
})

it('R-60 R-81 what a crash has left is brought in once, and no message acts again', async () => {
  const { open, file } = await openHome()
  const first = await open()
  await first.write(press('"a"'), report(2, 1))
  await first.write({
    ...report(1, 1),
    changed: [{ ...commandFor('18', 1), id: 1, outcome: 'done', ended_at: 3 }],
  })
  await first.crash()
  expect(foundIn(file)).toBe(0)
  const second = await open()
  expect(await second.commands()).toMatchObject([{ id: 1, outcome: 'done' }])
  expect([await second.pin(1), await second.pin(2)]).toEqual([{ state: 1 }, { state: 1 }])
  expect(await second.seals()).toEqual({ requested: [1], ended: [1] })
  expect(await second.write(press('"a"'))).toEqual([{ isPresent: true, commandId: undefined }])
  expect(await second.write(press('"b"'))).toEqual([{ isPresent: true, commandId: 2 }])
  await second.crash()
  const third = await open()
  expect((await third.commands()).map(({ id }) => id)).toEqual([1, 2])
  expect(await third.seals()).toEqual({ requested: [1, 2], ended: [1] })
  expect(third.log.error).not.toHaveBeenCalled()
  await third.crash()
})

it('R-95 a crash brings nothing back that the database had, and that was removed there', async () => {
  const { open } = await openHome()
  const first = await open()
  await first.write(press('"a"'))
  await first.db.deleteFrom('command').execute()
  await first.write(press('"b"'))
  await first.crash()
  const second = await open()
  expect((await second.commands()).map(({ message_id }) => message_id)).toEqual(['"b"'])
  expect(second.log.warn).toHaveBeenCalledExactlyOnceWith({ changes: 1 }, expect.any(String))
  await second.crash()
})

it('R-50 a press that stands behind a newer report takes nothing back of its device', async () => {
  const { open } = await openHome()
  const { write, db, crash } = await open()
  const at = (seq: number, waterLevel: string) => ({
    ...reported(1, 1),
    waterLevel,
    rev: [1, seq] as [number, number],
  })
  await write({ ...report(1, 1), shown: at(3, '70%') }, { ...press('"a"'), shown: at(2, '80%') })
  const device = db.selectFrom('device').select(['seq', 'water_level']).where('id', '=', 1)
  expect(await device.execute()).toEqual([{ seq: 3, water_level: '70%' }])
  await crash()
})

it('R-60 of a press alone only its command is stored: its device has said nothing', async () => {
  const { open } = await openHome()
  const { write, commands, db, crash } = await open()
  const rows = () => db.selectFrom('device').selectAll().execute()
  const before = await rows()
  await write({ ...press('"a"'), shown: { ...shown(1), rev: [1, 7], waterLevel: '80%' } })
  expect(await commands()).toHaveLength(1)
  expect(await rows()).toEqual(before)
  await crash()
})

it('R-60 a clean stop leaves the journal empty', async () => {
  const { open, folder, file } = await openHome()
  const { write, journal, crash } = await open()
  await write(press('"a"'))
  await journal.close()
  expect(foundIn(file)).toBe(1)
  for (const name of journalFiles) expect(statSync(join(folder, name)).size).toBe(0)
  await crash()
})

it('R-81 of equal messages the first one counts, wherever it stands', async () => {
  const { open } = await openHome()
  const { write, commands, crash } = await open()
  const written = async (...changes: LiveChange[]) =>
    (await write(...changes)).map(({ commandId }) => commandId)
  expect(await written(press('"a"'), press('"a"'))).toEqual([1, undefined])
  expect(await written(press('"a"'))).toEqual([undefined])
  expect(await commands()).toHaveLength(1)
  expect(await written(press('"a"'), press('"b"'))).toEqual([undefined, 2])
  await crash()
})

it('R-60 over a connection that has been replaced nothing is stored but that a press has failed', async () => {
  const { open } = await openHome()
  const { write, commands, pin, db, crash } = await open()
  await db.updateTable('device').set({ epoch: 2 }).where('id', '=', 1).execute()
  const end = press('"end"', { requester_kind: 'lease', cause: 'lease' })
  expect(await write(press('"a"'), report(1, 1), end)).toEqual([
    { isPresent: false, commandId: 1 },
    { isPresent: false, commandId: undefined },
    { isPresent: false, commandId: undefined },
  ])
  expect(await commands()).toMatchObject([
    { id: 1, outcome: 'failed', error: 'The device has reconnected' },
  ])
  expect(await pin(1)).toEqual({ state: null })
  await crash()
})

it('R-95 nothing comes back of a device or a person that is deleted while it is written', async () => {
  const { open } = await openHome()
  const { write, commands, durable, db, log, crash } = await open()
  await write(press('"before"'))
  await durable(async (within) => {
    // Written before the deletion is, and brought in after it.
    await write(press('"meanwhile"'))
    await within.deleteFrom('command').execute()
    await within.deleteFrom('device').where('id', '=', 1).execute()
    await within.deleteFrom('person').execute()
    await expect(write(press('"after"'))).rejects.toThrow('is gone')
    await expect(write({ ...press('"other"'), shown: shown(2) })).rejects.toThrow('is gone')
  })
  expect(await commands()).toEqual([])
  expect(await db.selectFrom('activity').selectAll().execute()).toEqual([])
  expect(log.warn).toHaveBeenCalledWith({ missing: 1 }, expect.any(String))
  await crash()
})

it('R-95 nothing of a device comes back that is deleted while it reports', async () => {
  const { open } = await openHome()
  const { write, commands, durable, db, crash } = await open()
  const noted = { home_id: 1, device_id: 1, part: '18', at: 1, value: '1', cause: 'touch' } as const
  await durable(async (within) => {
    await write({ ...press('"a"'), activity: [{ ...noted, count: 1, last_at: 1 }] })
    await within.deleteFrom('device').where('id', '=', 1).execute()
  })
  expect(await commands()).toEqual([])
  expect(await db.selectFrom('activity').selectAll().execute()).toEqual([])
  await crash()
})

it('R-60 a row that can not be stored is dropped alone, in words', async () => {
  const { open } = await openHome()
  const { write, commands, pin, log, crash } = await open()
  const bad = { home_id: 1, device_id: 2, part: '18', at: 1, value: null } as unknown as ActivityRow
  await write(press('"a"'), { shown: shown(2), activity: [bad] }, press('"b"'), report(2, 1))
  expect((await commands()).map(({ message_id }) => message_id)).toEqual(['"a"', '"b"'])
  expect(await pin(2)).toEqual({ state: 1 })
  expect(log.error).toHaveBeenCalledOnce()
  expect(await write(press('"c"'))).toEqual([{ isPresent: true, commandId: 3 }])
  await crash()
})

it('R-81 commands that others store get ids of their own, also while they are being stored', async () => {
  const { open } = await openHome()
  const { write, commands, durable, db, ids, crash } = await open()
  const offline = (messageId: string) => ({
    homeId: 1,
    deviceId: 2,
    requester: { kind: 'person' as const, id: 1 },
    cause: 'page' as const,
    messageId,
    origin: 'page',
    action: 'on',
    pin: '18' as const,
    desired: 1 as const,
    leaseS: null,
    sceneId: null,
    begunAt: 1,
    deadlineAt: 2,
  })
  await write(press('"a"'))
  await durable(async (within) => {
    const store = commandStore(
      within,
      auditWriter(within, sealing, () => undefined),
      ids,
    )
    expect(await store.begin(offline('x'))).toBe(2)
    await write(press('"b"'))
    expect(await store.begin(offline('y'))).toBe(4)
  })
  expect((await commands()).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  // The newest row goes, and its number is not given again.
  await db.deleteFrom('command').where('id', '=', 4).execute()
  await crash()
  const again = await open()
  expect(await again.write(press('"c"'))).toEqual([{ isPresent: true, commandId: 5 }])
  await again.crash()
})

it('R-81 a row of another program takes no number that a press gets', async () => {
  const { open, file } = await openHome()
  const { write, commands, crash } = await open()
  await write(press('"a"'))
  await commands()
  addRow(file, '"foreign"')
  // It is seen within 2 ms (write-watch.ts).
  await wait(5)
  expect(await write(press('"b"'))).toEqual([{ isPresent: true, commandId: 3 }])
  expect((await commands()).map(({ id }) => id)).toEqual([1, 2, 3])
  await crash()
})

it('R-96 a command that a try before has added ends with the next one', async () => {
  const { open, file } = await openHome()
  const first = await open()
  await first.write(press('"a"'))
  await first.write({
    ...report(1, 1),
    changed: [{ ...commandFor('18', 1), id: 1, outcome: 'done', ended_at: 3 }],
  })
  await first.crash()
  addRow(file, '"a"')
  const second = await open()
  expect(await second.commands()).toMatchObject([{ id: 1, outcome: 'done', ended_at: 3 }])
  expect((await second.seals()).ended).toEqual([1])
  await second.crash()
})

it('R-60 what goes on without being stored gets its id when it is', async () => {
  const { open } = await openHome()
  const { write, commands, crash } = await open()
  const row = { ...commandFor('18', 1), message_id: '"a"' }
  const done = { ...row, outcome: 'done' as const, ended_at: 3 }
  await write({ shown: shown(1), command: row }, { shown: shown(1), changed: [done] })
  expect(await commands()).toMatchObject([{ id: 1, outcome: 'done' }])
  await crash()
})

it('R-62 R-50 while the database takes nothing the journal takes nothing more, and later all of it is there', async () => {
  const { open, file } = await openHome()
  const { write, commands, db, log, crash } = await open()
  await write(press('"a"'))
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  // A reader is not kept waiting, and finds what is there.
  expect(await db.selectFrom('command').selectAll().execute()).toEqual([])
  expect(log.warn).toHaveBeenCalledOnce()
  const refused = await write(press('"b"')).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(isUnavailable(refused)).toBe(true)
  other.exec('rollback')
  other.close()
  expect(await write(press('"b"'))).toEqual([{ isPresent: true, commandId: 2 }])
  expect((await commands()).map(({ message_id }) => message_id)).toEqual(['"a"', '"b"'])
  await crash()
})

it('R-96 the journal of another moment of the database is set aside, and numbers are left out', async () => {
  const { open, file, folder } = await openHome()
  const first = await open()
  await first.write(press('"a"'))
  await first.commands()
  await first.write(press('"b"'))
  await first.crash()
  const other = new DatabaseSync(file)
  other.exec('pragma user_version = 77')
  other.close()
  const second = await open()
  expect((await second.commands()).map(({ message_id }) => message_id)).toEqual(['"a"'])
  expect(second.log.error).toHaveBeenCalledWith(
    expect.objectContaining({ why: 'it is of another database' }),
    expect.stringContaining('set aside'),
  )
  expect(readdirSync(folder).filter((name) => name.includes('.set-aside-'))).toHaveLength(1)
  const [stored] = await second.write(press('"b"'))
  expect(stored?.commandId).toBeGreaterThan(100_000)
  await second.crash()
  const third = await open()
  expect(await third.commands()).toHaveLength(2)
  expect(third.log.error).not.toHaveBeenCalled()
  await third.crash()
})

it('R-95 emptied on demand, its files hold nothing of what was written before', async () => {
  const { open, folder } = await openHome()
  const { write, journal, commands, crash } = await open()
  await write(press('"a"'))
  expect(await journal.empty()).toBe(true)
  for (const name of journalFiles) expect(statSync(join(folder, name)).size).toBe(0)
  expect(await commands()).toHaveLength(1)
  await crash()
})

it.each([
  { count: 1, enough: 512 },
  { count: 100, enough: 800 },
])('R-60 changes of $count devices are brought in at once from $enough on', async (of) => {
  const { open, file } = await openHome(of.count)
  const { write, crash } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const presses = Array.from({ length: of.enough }, (_, nth) => {
    const id = 1 + (nth % of.count)
    return { ...press(`"${nth}"`, { device_id: id }), shown: shown(id) }
  })
  await write(...presses.slice(1))
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(foundIn(file)).toBe(0)
  await write(...presses.slice(0, 1))
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(foundIn(file)).toBe(of.enough)
  await crash()
})

it('R-60 waits while the log of the database is moved, but not with more than 2,048 changes', async () => {
  const { open, file } = await openHome()
  let isMoving = true
  const { write, crash } = await open(() => isMoving)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  }
  await write(...Array.from({ length: 2_047 }, (_, nth) => press(`"${nth}"`)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(foundIn(file)).toBe(0)
  await write(press('"more"'))
  await turns()
  expect(foundIn(file)).toBe(2_048)
  await write(press('"later"'))
  isMoving = false
  await vi.advanceTimersByTimeAsync(100)
  await turns()
  expect(foundIn(file)).toBe(2_049)
  await crash()
})

it('R-60 brings in many changes in slices: presses go on between them, and a reader finds all', async () => {
  const { open, file } = await openHome()
  const { write, commands, crash } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const turnOf = (nth: number) =>
    write(...Array.from({ length: 100 }, (_, of) => press(`"${nth} ${of}"`)))
  await Promise.all(Array.from({ length: 20 }, (_, nth) => turnOf(nth)))
  const found = new Set<number>()
  let read: ReturnType<typeof commands> | undefined
  for (let turn = 0; turn < 40; turn += 1) {
    await nextTurn()
    const count = foundIn(file)
    found.add(count)
    if (count !== 600 || read) continue
    expect(await write(press('"between"'))).toEqual([{ isPresent: true, commandId: 2_001 }])
    expect(await write(press('"0 0"'), press('"19 99"'))).toMatchObject([
      { commandId: undefined },
      { commandId: undefined },
    ])
    read = commands()
  }
  expect([...found]).toEqual(expect.arrayContaining([600, 1_200, 1_800, 2_001]))
  expect(await read).toHaveLength(2_001)
  await crash()
})
