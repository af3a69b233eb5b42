/** A page of the database is damaged: the server says so, at each start, until it is well. */
import {
  closeSync,
  copyFileSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { programTest as it } from '@roomwire/testing/fixtures/program-test.ts'

it('R-65 a damaged database is told in the log, at the next start on the screen too, and by npm run admin -- check', async ({
  here: { folder, data, start, run },
  // Its own: a poll of the common one does not know which of the tests at a time it is in.
  expect,
}) => {
  const file = join(data, 'roomwire.sqlite')
  const first = start(['--no-demo'])
  await registerOwner((await first.ready()).url)
  first.signal('SIGTERM')
  await first.ended
  const well = run('admin.ts', ['check'])
  expect(await well.ended).toMatchObject({ code: 0, out: 'No damage was found.\n' })
  copyFileSync(file, join(folder, 'well.sqlite'))
  const database = new DatabaseSync(file)
  const root = database.prepare("select rootpage from sqlite_schema where name = 'favourite'").get()
  database.close()
  const opened = openSync(file, 'r+')
  writeSync(opened, Buffer.alloc(64, 7), 0, 64, (Number(root?.rootpage) - 1) * 4_096)
  closeSync(opened)

  const second = start(['--no-demo'])
  await second.ready()
  expect(second.said.out).not.toContain('damaged')
  await expect.poll(() => second.said.err).toContain('the database is damaged')
  expect(second.said.err).toContain('favourite: ')
  second.signal('SIGTERM')
  await second.ended
  const third = start(['--no-demo'])
  await third.ready()
  expect(third.said.out).toContain('The database is damaged.')
  expect(third.said.err).toContain('favourite: ')
  third.signal('SIGTERM')
  await third.ended
  const checked = await run('admin.ts', ['check']).ended
  expect(checked.code).toBe(1)
  expect(checked.out).toMatch(/^favourite: .+\n.*the database is damaged/s)

  copyFileSync(join(folder, 'well.sqlite'), file)
  expect((await run('admin.ts', ['check']).ended).code).toBe(0)
  const last = start(['--no-demo'])
  await last.ready()
  expect(last.said.out).not.toContain('damaged')
})

it('R-65 a database that was cut off, or whose begin is gone, is refused in words, and its server is not started again and again', async ({
  here: { folder, data, start, run },
  expect,
}) => {
  const file = join(data, 'roomwire.sqlite')
  const first = start(['--no-demo'])
  await registerOwner((await first.ready()).url)
  first.signal('SIGTERM')
  await first.ended
  copyFileSync(file, join(folder, 'whole.sqlite'))
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
  const damages = [
    () => truncateSync(file, Math.floor(statSync(file).size / 2)),
    () => {
      const opened = openSync(file, 'r+')
      writeSync(opened, Buffer.alloc(100), 0, 100, 0)
      closeSync(opened)
    },
  ]
  for (const damage of damages) {
    copyFileSync(join(folder, 'whole.sqlite'), file)
    damage()
    for (const program of [
      start(['--no-demo']),
      run('audit-verify.ts', []),
      run('admin.ts', ['list']),
    ]) {
      const { code, err } = await program.ended
      expect([code, err]).toEqual([2, expect.stringContaining('is damaged: ')])
      expect(err).not.toContain('    at ')
    }
  }
})
