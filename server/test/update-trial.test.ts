/** A start of a new version tries its update on a copy of the home first, and leaves the home alone where that fails. */
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { signInByPassword } from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import {
  goldenHistoryFolder,
  goldenHistoryVersions,
} from '@roomwire/testing/golden/golden-history.ts'
import { emailOf, passwordOf } from '@roomwire/testing/golden/golden-steps.ts'
import { startMain } from '@roomwire/testing/worlds/main-process.ts'
import { expect, it, onTestFinished } from 'vitest'
import { appliedInFile } from '../src/platform/database/applied-migrations.ts'
import { migrationsOfProgram } from '../src/platform/database/migrations.ts'
import { version } from '../src/platform/version.ts'
import { copyGolden } from './golden-copy.ts'

const [oldest = ''] = goldenVersions()

/** A home of the oldest release, to which something was done by hand. */
async function openOldHome(change = '') {
  const home = await copyGolden(oldest, 'sqlite')
  onTestFinished(home.remove)
  const { data } = home.shared
  const file = join(data, 'roomwire.sqlite')
  const db = new DatabaseSync(file)
  db.exec(change)
  db.close()
  return { data, file }
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

const start = (data: string) => startMain(['--data', data, '--no-demo'], { LOG_LEVEL: 'info' })

/** How many rows an update keeps. */
function keptIn(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true })
  const count = db.prepare(
    'select (select count(*) from person) people, (select count(*) from device) devices, (select count(*) from pin) pins',
  )
  const found = count.get()
  db.close()
  return found
}

it('R-91 an update that works on a copy is done, and nothing of its trial is left', async () => {
  const { data, file } = await openOldHome()
  const before = keptIn(file)
  const server = start(data)
  const { url } = await server.ready()
  expect(server.said.out + server.said.err).toContain('the update was tried on a copy')
  await signInByPassword({ url, email: emailOf('owner'), password: passwordOf('owner') })
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(keptIn(file)).toEqual(before)
  expect(readdirSync(data)).not.toContain('update.scratch')
})

it.each([
  ['the tables cannot be changed', 'alter table device add column note text', 'duplicate column'],
  ['a home cannot be listed', 'alter table room rename column name to title', 'no such column'],
  [
    'the update loses rows',
    'create trigger t after insert on kysely_migration begin delete from pin; end',
    'rows of pin are lost',
  ],
])(
  'R-91 where %s, the start says so, and the home is as it was to the byte',
  async (_fault, change, words) => {
    const { data, file } = await openOldHome(change)
    const [before, names] = [digestOf(file), readdirSync(data)]
    const { code, err } = await start(data).ended
    expect(code).toBe(2)
    expect(err).toContain(`The update to Roomwire ${version} was tried on a copy of this home`)
    expect(err).toContain(words)
    expect(err).not.toMatch(/update\.scratch|\.\./)
    expect(err).toContain('start the version of Roomwire that you had before')
    expect(digestOf(file)).toBe(before)
    expect(readdirSync(data).filter((name) => name !== 'lock.sqlite')).toEqual(names)
  },
)

it('R-91 an update that is killed at any moment leaves the old home or the new one, and the next start ends it', async () => {
  const found = { old: 0, new: 0 }
  for (const killedAfterMs of [300, 900, 1_500, 2_100, 2_700]) {
    const { data, file } = await openOldHome()
    const [before, applied] = [keptIn(file), appliedInFile(file)]
    const server = start(data)
    await wait(killedAfterMs)
    server.signal('SIGKILL')
    await server.ended
    const now = appliedInFile(file).length
    if (now === applied.length) found.old += 1
    else if (now === Object.keys(migrationsOfProgram).length) found.new += 1
    expect(keptIn(file)).toEqual(before)
    const again = start(data)
    await again.ready()
    again.signal('SIGTERM')
    expect((await again.ended).code).toBe(0)
    expect(readdirSync(data)).not.toContain('update.scratch')
    expect(keptIn(file)).toEqual(before)
  }
  figure('R-91', 'kills while an update was tried and done', found.old + found.new)
  expect(found.old + found.new).toBe(5)
  expect(found.old).toBeGreaterThan(0)
})

const historyStepIn = (file: string): number => {
  const db = new DatabaseSync(file, { readOnly: true })
  const step = Number(db.prepare('pragma user_version').get()?.user_version)
  db.close()
  return step
}

/** A home whose history is of the first release that kept one; its database is of today, or older too. */
async function openOldHistory(of: 'first' | 'last', change = '') {
  const home = await copyGolden(goldenVersions().at(of === 'first' ? 0 : -1) ?? '', 'sqlite')
  onTestFinished(home.remove)
  const { data } = home.shared
  if (of === 'last') {
    const server = start(data)
    await server.ready()
    server.signal('SIGTERM')
    await server.ended
    for (const end of ['', '-wal', '-shm'])
      rmSync(join(data, `history.sqlite${end}`), { force: true })
  }
  const history = join(data, 'history.sqlite')
  const [oldestHistory = ''] = goldenHistoryVersions()
  copyFileSync(join(goldenHistoryFolder(oldestHistory), 'history.sqlite'), history)
  const db = new DatabaseSync(history)
  db.exec(change)
  db.close()
  return { data, history }
}

it.each(['first', 'last'] as const)(
  'R-91 a history that cannot be updated stops the start, and stays as it was (database of the %s release)',
  async (of) => {
    const { data, history } = await openOldHistory(of, 'create table heard (device text)')
    const [before, database] = [digestOf(history), digestOf(join(data, 'roomwire.sqlite'))]
    const { code, err } = await start(data).ended
    expect(code).toBe(2)
    expect(err).toContain('was tried on a copy of this home')
    expect(err).toContain('heard')
    expect([digestOf(history), digestOf(join(data, 'roomwire.sqlite'))]).toEqual([before, database])
    expect(readdirSync(data)).not.toContain('update.scratch')
  },
)

it('R-91 an older history is tried on a copy, and then updated', async () => {
  const { data, history } = await openOldHistory('last')
  const step = historyStepIn(history)
  const server = start(data)
  await server.ready()
  expect(server.said.out + server.said.err).toContain('the update was tried on a copy')
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(historyStepIn(history)).toBeGreaterThan(step)
  expect(readdirSync(data).some((name) => name.includes('broken'))).toBe(false)
})
