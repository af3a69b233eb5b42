/** `npm run backup` and `npm run restore`, as the operator runs them: beside a server that is pressed, and on a bare folder. */
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { revokeApiTokenEndpoint } from '@roomwire/contracts/http/api-tokens.ts'
import { resetSecretEndpoint } from '@roomwire/contracts/http/devices.ts'
import { deleteGuestEndpoint, listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import {
  listPassesEndpoint,
  replacePassLinkEndpoint,
  revokePassEndpoint,
} from '@roomwire/contracts/http/passes.ts'
import { decideWaitingEndpoint, waitingEndpoint } from '@roomwire/contracts/http/restored.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { createScheduleEndpoint, scheduleRunsEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { backupsEndpoint } from '@roomwire/contracts/http/server-address.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  answerOf,
  callApi,
  createTestGuest,
  registerOwner,
  signInAs,
  signInByPassword,
} from '@roomwire/testing/clients/api-client.ts'
import { apiTokenOf } from '@roomwire/testing/clients/api-token-of.ts'
import {
  backUp,
  makeKey,
  onlyBackupIn,
  restore,
  run,
} from '@roomwire/testing/clients/backup-programs.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser, type TestPass } from '@roomwire/testing/clients/pass-holder.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { namesOfBaseline } from '../src/platform/database/migrations/baseline.ts'
import { copyGolden } from './golden-copy.ts'

let folder: string
let remove: () => Promise<unknown>
beforeAll(async () => {
  const made = await makeFolder()
  folder = made.folder
  remove = made.remove
})
afterAll(() => remove())

/** Starts a server, which ends with the test. */
async function start(env: Record<string, string>) {
  const stack = await openStack(env, 'cheap')
  onTestFinished(() => stack.close())
  // With a new folder it first tries to make a backup of its own, which ends before the test makes a key.
  if (env.BACKUPS && !env.DATA) {
    await expect.poll(stack.output).toContain('There is no recovery key yet')
  }
  return stack
}

/** A schedule at night, which catches up. */
const nightly = (device_identifier: string) => ({
  name: 'Night',
  rule: {
    days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock' as const, at: '23:00' },
    spread: 0,
    from: null,
    until: null,
  },
  pins: [{ device_identifier, pin: '18' as const, state: 1 as const }],
  for_s: null,
  catch_up: true,
})

/** How many rows tables of a data folder have. */
function rowsOf(data: string, tables: readonly string[]): number[] {
  const db = new DatabaseSync(join(data, 'roomwire.sqlite'), { readOnly: true })
  const rows = tables.map((table) => db.prepare(`select count(*) as count from ${table}`).get())
  db.close()
  return rows.map((row) => Number(row?.count))
}

/** The numbers of the commands that a device has had. */
const numbersOf = (commands: readonly { messageId: string }[]) =>
  commands.map(({ messageId }) => Number(messageId))

it('R-64 no press that was acknowledged before a backup began is missing in it, while others go on', async () => {
  const stack = await start({})
  const { device, page, identifier } = await openLiveHome(stack)
  const key = await makeKey(stack.data)
  const place = join(folder, 'pressed')
  expect((await backUp(stack.data, place)).said).toContain('no folder for backups yet')
  const done: string[] = []
  let isOver = false
  const pressing = (async () => {
    while (!isOver) {
      const messageId = `press ${done.length}`
      const action = done.length % 2 ? 'off' : 'on'
      page.say({ deviceIdentifier: identifier, action, pin: 18, messageId })
      await page.hears(isStage('processed', messageId))
      done.push(messageId)
    }
  })()
  await expect.poll(() => done.length).toBeGreaterThan(20)
  const before = [...done]
  const made = await backUp(stack.data, place, '--new-place')
  const during = done.length - before.length
  isOver = true
  await pressing
  expect(made.code, made.said).toBe(0)
  expect(during, 'presses meanwhile').toBeGreaterThan(0)
  await page.close()
  device.vanish()

  const data = join(folder, 'of-pressed')
  const restored = await restore(onlyBackupIn(place), key, data)
  expect(restored.code, restored.said).toBe(0)
  const log = new DatabaseSync(join(data, 'roomwire.sqlite'), { readOnly: true })
  const stored = log.prepare('select message_id from command').all()
  log.close()
  const found = new Set(stored.map(({ message_id }) => message_id))
  expect(before.filter((id) => !found.has(JSON.stringify(id)))).toEqual([])
})

it('R-64 after a restore everybody signs in anew, guests, passes and tokens wait, a schedule that was due is missed, and the device takes its next command', async () => {
  const stack = await start({})
  const { owner, device, page, identifier, secret } = await openLiveHome(stack)
  const guest = await createTestGuest(owner, { now: Date.now() })
  const pass = await givePass(owner, { now: Date.now() })
  const token = await apiTokenOf(owner)
  const program = { ...owner, token: token.secret }
  const { schedule } = await callApi(owner, createScheduleEndpoint, {
    body: nightly(identifier),
  })
  page.say({ deviceIdentifier: identifier, action: 'on', pin: 19, messageId: 'before' })
  await page.hears(isStage('processed', 'before'))
  const had = Math.max(...numbersOf(device.commands))
  await page.close()
  device.vanish()
  await stack.stop()
  const dueAt = Date.now() - 3_600_000
  changeStoredData(stack, `update schedule set next_at = ${dueAt}`)
  const [key, place] = [await makeKey(stack.data), join(folder, 'stopped')]
  const made = await backUp(stack.data, place, '--new-place')
  expect(made.code, made.said).toBe(0)
  const data = join(folder, 'of-stopped')
  const restored = await restore(onlyBackupIn(place), key, data)
  expect(restored.said).toContain('1 home, 2 people, 1 device.')
  expect(restored.said).toContain('3 guests, passes and API tokens wait')

  const again = await start({ DATA: data })
  for (const { token } of [owner, guest]) {
    const who = { ...owner, url: again.url, token }
    expect((await answerOf(who, listRoomsEndpoint, {})).status).toBe(401)
  }
  const calling = () => answerOf({ ...program, url: again.url }, listPassesEndpoint, {})
  expect((await calling()).status).toBe(401)
  const back = await signInAs(again.url, owner.email)
  const browser = passBrowser({ ...pass, url: again.url })
  expect((await browser.open()).body).toMatchObject({ pass: { state: 'paused' } })
  const { waiting } = await callApi(back, waitingEndpoint, {})
  expect(waiting.map(({ kind, id }) => ({ kind, id }))).toEqual([
    { kind: 'guest', id: guest.userId },
    { kind: 'pass', id: pass.id },
    { kind: 'token', id: token.id },
  ])
  const decide = (decision: 'keep' | 'end', ...kinds: string[]) =>
    callApi(back, decideWaitingEndpoint, {
      body: {
        decision,
        waiting: waiting
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ kind, id }) => ({ kind, id })),
      },
    })
  await decide('keep', 'pass', 'token')
  expect((await calling()).status).toBe(200)
  expect((await browser.open()).body).toMatchObject({ pass: { state: 'open' } })
  expect((await decide('end', 'guest', 'pass')).waiting).toEqual([])
  expect((await calling()).body).toMatchObject({ passes: [{ pass_id: pass.id }] })
  const path = { userId: String(owner.userId) }
  expect((await callApi(back, listGuestsEndpoint, { path })).guests).toEqual([])

  const own = await connectTestDevice(again.mqttUrl, identifier, secret)
  const live = await openLivePage(back)
  live.say({ deviceIdentifier: identifier, action: 'off', pin: 19, messageId: 'after' })
  await live.hears(isStage('processed', 'after'))
  expect(Math.min(...numbersOf(own.commands))).toBeGreaterThan(had + 2 ** 16)
  expect(own.commands.map(({ pin }) => pin)).toEqual(['19'])
  const { runs } = await callApi(back, scheduleRunsEndpoint, {
    path: { id: String(schedule.schedule_id) },
  })
  expect(runs.map(({ due_at, outcome }) => ({ due_at, outcome }))).toEqual([
    { due_at: dueAt, outcome: 'missed' },
  ])
  await live.close()
  own.vanish()
  await again.stop()
  const verified = await run('audit-verify', ['--data', data])
  expect(verified.code, verified.said).toBe(0)
})

it('R-96 backups and drills by command stand in the audit log with how they ended, while the server runs', async () => {
  const [stack, place] = [await start({}), join(folder, 'noted')]
  await registerOwner(stack.url)
  await makeKey(stack.data)
  expect((await backUp(stack.data, place)).code).toBe(1)
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  expect((await run('backup', ['--data', stack.data, '--drill'])).code).toBe(0)
  await stack.stop()
  const log = new DatabaseSync(join(stack.data, 'roomwire.sqlite'), { readOnly: true })
  const entries = log.prepare(
    `select event, detail from audit where event like 'server.%_ended' order by id`,
  )
  expect(entries.all().map(({ event, detail }) => [event, detail])).toEqual([
    ['server.backup_ended', '{"done":false}'],
    ['server.backup_ended', '{"done":true}'],
    ['server.drill_ended', '{"done":true}'],
  ])
  log.close()
  expect((await run('audit-verify', ['--data', stack.data])).code).toBe(0)
}, 60_000)

it('R-93 what had ended after a backup was made ends again with its restore, and what is of another installation is left alone', async () => {
  const place = join(folder, 'ended')
  const stack = await start({ BACKUPS: place })
  const { owner, device, identifier, secret } = await openLiveHome(stack)
  const now = Date.now()
  const [gone, stays] = [
    await createTestGuest(owner, { now }),
    await createTestGuest(owner, { now }),
  ]
  const [revoked, relinked, kept] = [
    await givePass(owner, { now }),
    await givePass(owner, { now }),
    await givePass(owner, { now }),
  ]
  const token = await apiTokenOf(owner)
  const key = await makeKey(stack.data)
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  const idInPath = (id: number) => ({ path: { id: String(id) } })
  await callApi(owner, deleteGuestEndpoint, idInPath(gone.userId))
  await callApi(owner, revokePassEndpoint, idInPath(revoked.id))
  await callApi(owner, replacePassLinkEndpoint, idInPath(relinked.id))
  await callApi(owner, revokeApiTokenEndpoint, idInPath(token.id))
  device.vanish()
  await callApi(owner, resetSecretEndpoint, {
    body: { device_identifier: identifier },
  })
  await stack.stop()
  // A line of somebody without the keys ends nothing.
  const forged = { event: 'guest.deleted', id: stays.userId, at: Date.now(), seal: 'x' }
  appendFileSync(join(place, 'roomwire-ended.jsonl'), `${JSON.stringify(forged)}\nhalf a li`)

  const data = join(folder, 'of-ended')
  const restored = await restore(onlyBackupIn(place), key, data)
  expect(restored.code, restored.said).toBe(0)
  const again = await start({ DATA: data })
  const back = await signInAs(again.url, owner.email)
  const { waiting } = await callApi(back, waitingEndpoint, {})
  expect(waiting.map(({ kind, id }) => ({ kind, id }))).toEqual([
    { kind: 'guest', id: stays.userId },
    { kind: 'pass', id: relinked.id },
    { kind: 'pass', id: kept.id },
  ])
  const statusOf = async (pass: TestPass) =>
    (await passBrowser({ ...pass, url: again.url }).open()).status
  expect([await statusOf(revoked), await statusOf(relinked), await statusOf(kept)]).toEqual([
    404, 404, 200,
  ])
  await expect(connectTestDevice(again.mqttUrl, identifier, secret)).rejects.toThrow()
  await expect(signInByPassword({ ...gone, url: again.url })).rejects.toThrow()
  for (const former of [owner.token, gone.token, stays.token, token.secret]) {
    const asked = await answerOf({ url: again.url, token: former }, listRoomsEndpoint, {})
    expect(asked.status).toBe(401)
  }
  expect(readdirSync(place)).toContain('roomwire-ended.jsonl')
  const kinds = 'accounts, passes, links, device secrets, API tokens, sessions'
  figure('R-93', `what had ended before a restore (${kinds}): alive after it`, '8: 0')
})

it('R-64 with a folder for backups a start says that there is none yet, and makes one as soon as there is a key', async () => {
  const place = join(folder, 'nightly')
  const stack = await start({ BACKUPS: place })
  expect(stack.output()).toContain('There is no backup yet')
  const key = await makeKey(stack.data)
  await stack.stop()
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  for (const name of readdirSync(place)) if (name.endsWith('.age')) rmSync(join(place, name))
  rmSync(join(stack.data, 'backup.json'))
  await stack.start()
  await expect.poll(stack.output).toContain('a backup was made')
  await expect.poll(stack.output).toContain('a backup was restored as a drill')
  expect((await restore(onlyBackupIn(place), key, join(folder, 'of-nightly'))).code).toBe(0)
  await stack.stop()
  await stack.start()
  expect(stack.output()).not.toContain('There is no backup')
})

it('R-64 a drill restores the last backup and leaves nothing of it; where it cannot, owners see that, and the next start says why', async () => {
  const stack = await start({ BACKUPS: join(folder, 'drilled') })
  const owner = await registerOwner(stack.url)
  const drill = () => run('backup', ['--data', stack.data, '--drill'])
  const shown = async () => (await callApi(owner, backupsEndpoint, {})).drill
  await makeKey(stack.data)
  expect(await drill()).toMatchObject({ code: 1, said: 'There is no backup yet.\n' })
  expect(await shown()).toBeNull()
  expect((await backUp(stack.data, join(folder, 'drilled'), '--new-place')).code).toBe(0)
  const before = readdirSync(stack.data)
  const good = await drill()
  expect(good.said).toContain('can be restored: 1 home, 1 person, 0 devices. It was removed again.')
  expect(await shown()).toMatchObject({ is_good: true })
  expect(readdirSync(stack.data).filter((name) => !before.includes(name))).toEqual(['drill.json'])
  const file = onlyBackupIn(join(folder, 'drilled'))
  truncateSync(file, 1_000)
  expect((await drill()).said).toContain('is cut off or damaged')
  expect(await shown()).toMatchObject({ is_good: false })
  await stack.stop()
  await stack.start()
  expect(stack.output()).toContain('The last drill could not restore the backup')
})

it('R-64 a machine that comes back after its home was restored on another one notices, and the other one does not', async () => {
  const place = join(folder, 'twins')
  const stack = await start({ BACKUPS: place })
  const owner = await registerOwner(stack.url)
  await stack.stop()
  const key = await makeKey(stack.data)
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  const data = join(folder, 'of-twins')
  expect((await restore(onlyBackupIn(place), key, data)).code).toBe(0)
  // A line of somebody without the keys says nothing.
  const forged = { at: Date.now() + 1, fingerprint: 'x', seal: 'x' }
  appendFileSync(join(place, 'roomwire-restored.jsonl'), `${JSON.stringify(forged)}\nhalf a`)
  const twin = await start({ DATA: data, BACKUPS: place })
  expect(twin.output()).not.toContain('on another machine')
  await stack.start()
  expect(stack.output()).toContain('was restored from a backup on another machine')
  const shown = async (who: typeof owner) => (await callApi(who, backupsEndpoint, {})).twin_since
  expect(await shown(owner)).toBeGreaterThan(0)
  expect(await shown(await signInAs(twin.url, owner.email))).toBeNull()
})

it('R-64 a home that phones trust by its own authority is restored with it, readable by nobody else', async () => {
  const stack = await start({})
  await registerOwner(stack.url)
  await stack.stop()
  expect((await run('certificate', ['--data', stack.data])).code).toBe(0)
  const [key, place] = [await makeKey(stack.data), join(folder, 'trusted')]
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  const data = join(folder, 'of-trusted')
  const restored = await restore(onlyBackupIn(place), key, data)
  expect(restored.code, restored.said).toBe(0)
  const contentOf = (home: string) =>
    readdirSync(join(home, 'tls')).map((name) => [
      name,
      readFileSync(join(home, 'tls', name), 'utf8'),
      statSync(join(home, 'tls', name)).mode & 0o777,
    ])
  expect(contentOf(data)).toEqual(contentOf(stack.data))
  expect(statSync(join(data, 'tls')).mode & 0o777).toBe(0o700)
  const again = await start({ DATA: data, HTTPS_PORT: '0', MQTTS_PORT: '0' })
  expect(again.output()).toContain('https://')
})

it.each(goldenVersions())(
  'R-64 a home of %s with every table filled is backed up, and restored with all its people, rooms and devices',
  async (version) => {
    const golden = await copyGolden(version, 'sqlite')
    onTestFinished(golden.remove)
    const { data } = golden.shared
    const place = join(folder, `golden-${version}`)
    const key = await makeKey(data)
    const made = await backUp(data, place, '--new-place')
    expect(made.code, made.said).toBe(0)
    const home = join(folder, `of-golden-${version}`)
    const restored = await restore(onlyBackupIn(place), key, home)
    expect(restored.code, restored.said).toBe(0)
    const kept = [
      'home',
      'person',
      'room',
      'device',
      'pin',
      'pass',
      'passkey',
      'api_token',
      'command',
      'activity',
    ]
    expect(rowsOf(home, kept)).toEqual(rowsOf(data, kept))
    expect(rowsOf(home, ['session', 'join_code'])).toEqual([0, 0])
  },
)

it('R-64 a backup that does something by itself, one of a newer program, and one that is too old for this one, are refused', async () => {
  const stack = await start({})
  await registerOwner(stack.url)
  await stack.stop()
  const key = await makeKey(stack.data)
  for (const [name, change, words] of [
    [
      'trigger',
      'create trigger t after delete on session begin select 1; end',
      'programs of its own',
    ],
    ['newer', "drop trigger t; insert into kysely_migration values ('9999-later', '')", 'is newer'],
    [
      'columns',
      "delete from kysely_migration where name = '9999-later'; alter table room add more",
      'other tables',
    ],
    [
      'older',
      `delete from kysely_migration where name >= '${namesOfBaseline.at(-1)}'`,
      'is too old for this program',
    ],
  ] as const) {
    changeStoredData(stack, change)
    const place = join(folder, name)
    expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
    const home = join(folder, `of-${name}`)
    expect((await restore(onlyBackupIn(place), key, home)).said).toContain(words)
    expect(readdirSync(home)).toEqual([])
  }
})

it('R-64 a wrong key, a cut file, another file and a folder with a home are refused in words, and nothing is left', async () => {
  const stack = await start({})
  await registerOwner(stack.url)
  const [key, place] = [await makeKey(stack.data), join(folder, 'refused')]
  const otherKey = await generateX25519Identity()
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  const file = onlyBackupIn(place)
  const whole = readFileSync(file)
  const [cut, changed, none] = ['cut.age', 'changed.age', 'none.age'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  writeFileSync(cut, whole.subarray(0, whole.length / 2))
  writeFileSync(changed, whole.fill(0, whole.length - 99, whole.length - 9))
  writeFileSync(none, 'hello')
  const data = join(folder, 'of-refused')
  for (const [from, typed, words] of [
    [file, otherKey, 'does not open this backup'],
    [file, 'AGE', 'not a recovery key'],
    [cut, key, 'cut off or damaged'],
    [changed, key, 'cut off or damaged'],
    [none, key, 'not a backup of Roomwire'],
  ] as const) {
    const { code, said } = await restore(from, typed, data)
    expect(code).toBe(1)
    expect(said).toContain(words)
    expect(readdirSync(data)).toEqual([])
  }
  expect((await restore(file, key, stack.data)).said).toContain('has a home already')
})
