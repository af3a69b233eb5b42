/** `npm run backup` and `npm run restore`, as the operator runs them: beside a server that is pressed, and on a bare folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { createScheduleEndpoint, scheduleRunsEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  answerOf,
  callApi,
  createTestGuest,
  registerOwner,
  signInAs,
} from '@roomwire/testing/clients/api-client.ts'
import { apiTokenOf } from '@roomwire/testing/clients/api-token-of.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
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
  return stack
}

/** Runs a program; what it asks for is typed as soon as it has said what `typed` needs. */
async function run(
  program: 'backup' | 'restore',
  args: string[],
  typed: (said: string) => string | undefined = () => '',
) {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, `../src/cli/${program}.ts`),
    ...args,
  ])
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
    const answer = typed(said)
    if (answer !== undefined && child.stdin.writable) child.stdin.end(`${answer}\n`)
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  const [code] = await once(child, 'close')
  return { code, said }
}

/** Makes the recovery key of a home, and returns it. */
async function makeKey(data: string): Promise<string> {
  const secret = (said: string) => /AGE-SECRET-KEY-1\w+/.exec(said)?.[0]
  const { code, said } = await run('backup', ['--new-key', '--data', data], secret)
  expect(code, said).toBe(0)
  return secret(said) ?? ''
}

const backUp = (data: string, place: string, ...more: string[]) =>
  run('backup', ['--data', data, '--to', place, ...more])

const restore = (file: string, key: string, data: string) =>
  run('restore', ['--from', file, '--data', data], () => key)

function onlyBackupIn(place: string): string {
  const [name, ...others] = readdirSync(place).filter((one) => one.endsWith('.age'))
  if (name === undefined || others.length > 0) throw new Error('There is not one backup')
  return join(place, name)
}

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

it('R-64 after a restore everybody signs in anew, guests and passes wait, a schedule that was due is missed, and the device takes its next command', async () => {
  const stack = await start({})
  const { owner, device, page, identifier, secret } = await openLiveHome(stack)
  const guest = await createTestGuest(owner, { now: Date.now() })
  const pass = await givePass(owner, { now: Date.now() })
  const program = { ...owner, token: (await apiTokenOf(owner)).secret }
  const { schedule } = await callApi(owner, createScheduleEndpoint, {
    body: {
      name: 'Night',
      rule: {
        days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock', at: '23:00' },
        spread: 0,
        from: null,
        until: null,
      },
      pins: [{ device_identifier: identifier, pin: '18', state: 1 }],
      for_s: null,
      catch_up: true,
    },
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
  expect(restored.said).toContain('2 guests and passes wait')

  const again = await start({ DATA: data })
  for (const { token } of [owner, guest, program]) {
    const who = { ...owner, url: again.url, token }
    expect((await answerOf(who, listRoomsEndpoint, {})).status).toBe(401)
  }
  const back = await signInAs(again.url, owner.email)
  const { guests } = await callApi(back, listGuestsEndpoint, {
    path: { userId: String(owner.userId) },
  })
  expect(guests.map(({ paused_at }) => paused_at !== null)).toEqual([true])
  const opened = await passBrowser({ ...pass, url: again.url }).open()
  expect(opened.body).toMatchObject({ pass: { state: 'paused' } })
  const own = await connectTestDevice(again.mqttUrl, identifier, secret)
  const live = await openLivePage(back)
  live.say({ deviceIdentifier: identifier, action: 'off', pin: 19, messageId: 'after' })
  await live.hears(isStage('processed', 'after'))
  expect(Math.min(...numbersOf(own.commands))).toBeGreaterThan(had + 2 ** 16)
  expect(own.commands.map(({ pin }) => pin)).toEqual(['19'])
  const path = { id: String(schedule.schedule_id) }
  const { runs } = await callApi(back, scheduleRunsEndpoint, { path })
  expect(runs.map(({ due_at, outcome }) => ({ due_at, outcome }))).toEqual([
    { due_at: dueAt, outcome: 'missed' },
  ])
  await live.close()
  own.vanish()
})

it('R-64 with a folder for backups a start says that there is none yet, and makes one as soon as there is a key', async () => {
  const place = join(folder, 'nightly')
  const stack = await start({ BACKUPS: place })
  expect(stack.output()).toContain('There is no backup yet')
  await expect.poll(stack.output).toContain('There is no recovery key yet')
  const key = await makeKey(stack.data)
  await stack.stop()
  expect((await backUp(stack.data, place, '--new-place')).code).toBe(0)
  for (const name of readdirSync(place)) if (name.endsWith('.age')) rmSync(join(place, name))
  rmSync(join(stack.data, 'backup.json'))
  await stack.start()
  await expect.poll(stack.output).toContain('a backup was made')
  expect((await restore(onlyBackupIn(place), key, join(folder, 'of-nightly'))).code).toBe(0)
  await stack.stop()
  await stack.start()
  expect(stack.output()).not.toContain('There is no backup')
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
      'command',
      'activity',
    ]
    expect(rowsOf(home, kept)).toEqual(rowsOf(data, kept))
    expect(rowsOf(home, ['session', 'api_token', 'join_code'])).toEqual([0, 0, 0])
  },
)

it('R-64 a backup that does something by itself, and one of a newer program, are refused', async () => {
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
