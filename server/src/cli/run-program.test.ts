import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { backUp, makeKey } from '@roomwire/testing/clients/backup-programs.ts'
import { goldenFolder } from '@roomwire/testing/golden/golden-files.ts'
import { startProgram } from '@roomwire/testing/worlds/main-process.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/* Programs of the operator where the system refuses a file: words, a way out, and no stack. */

let world: Awaited<ReturnType<typeof makeFolder>>
let home: string
beforeAll(async () => {
  world = await makeFolder()
  home = join(world.folder, 'home')
  mkdirSync(home)
  for (const name of ['keys.json', 'roomwire.sqlite']) {
    cpSync(join(goldenFolder('0.2.0'), name), join(home, name))
  }
})
afterAll(() => world.remove())

const run = (program: string, args: string[], data: string) =>
  startProgram(program, [...args, '--data', data], {}).ended

const programs: [string, ...string[]][] = [
  ['admin.ts', 'list'],
  ['admin.ts', 'check'],
  ['admin.ts', 'rotate-keys'],
  ['audit-verify.ts'],
  ['backup.ts', '--new-key'],
  ['backup.ts', '--drill'],
  ['certificate.ts'],
  ['certificate.ts', '--show'],
  ['move.ts', '--to', 'postgres://nobody@127.0.0.1:1/none'],
  ['outbox.ts'],
]

it.each([...new Set(programs.map(([program]) => program)), 'restore.ts'])(
  '%s --help says what it does and how it is called',
  async (program) => {
    const { code, out, err } = await run(program, ['--help'], home)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Usage: npm run ')
  },
)

describe.each(programs)('%s', (program, ...args) => {
  it('R-65 says that a folder which it may not look into is refused, and not that it has no home', async () => {
    const loop = join(world.folder, `loop-${program}-${args.length}-${args[0] ?? ''}`)
    symlinkSync(loop, loop) // Refused to everybody, also to root, who may look into every other folder.
    const { code, out, err } = await run(program, args, loop)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(
      /^The data folder \S* ?(can't be used|is not writable) \(ELOOP.+--data\.\n$/,
    )
  })
})

it('R-65 what root makes in the data folder of another user is that user’s, and nothing elsewhere is', async () => {
  const theirs = join(world.folder, 'theirs')
  cpSync(home, theirs, { recursive: true })
  const elsewhere = join(world.folder, 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'file'), '')
  symlinkSync(elsewhere, join(theirs, 'link'))
  linkSync(join(elsewhere, 'file'), join(theirs, 'hard'))
  // Only root can give a folder away.
  const me = lstatSync(elsewhere).uid
  const other = me === 0 ? 65_534 : me
  chownSync(theirs, other, -1)
  const { code, err } = await run('certificate.ts', [], theirs)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(ownersIn(theirs, (name) => !/^(link|hard)/.test(name))).toEqual([other])
  expect(existsSync(join(theirs, 'tls/authority.key'))).toBe(true)
  expect(ownersIn(elsewhere)).toEqual([me])
})

const ownersIn = (folder: string, isMeant = (_name: string) => true) => [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isMeant)
      .map((name) => lstatSync(join(folder, name)).uid),
  ),
]

it('R-65 a check of a database that is empty or missing finds it lost, not whole', async () => {
  const lost = join(world.folder, 'lost')
  cpSync(home, lost, { recursive: true })
  writeFileSync(join(lost, 'roomwire.sqlite'), '')
  const { code, out, err } = await run('admin.ts', ['check'], lost)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('its database roomwire.sqlite is empty')
})

it('R-65 a check says what it has found, also where it can not be written down', async () => {
  mkdirSync(join(home, 'roomwire.sqlite.check.json.part'))
  const { code, out, err } = await run('admin.ts', ['check'], home)
  expect({ code, out }).toEqual({ code: 2, out: 'No damage was found.\n' })
  expect(err).not.toContain('    at ')
})

it('R-64 R-65 a backup names the file that is damaged, and the way out', async () => {
  for (const [name, way] of [
    ['history.sqlite', 'history.sqlite is damaged (file is not a database). Start Roomwire'],
    ['roomwire.sqlite', 'roomwire.sqlite is damaged: file is not a database. Restore a backup'],
  ] as const) {
    const data = join(world.folder, `damaged-${name}`)
    cpSync(home, data, { recursive: true })
    await makeKey(data)
    writeFileSync(join(data, name), 'No database at all. '.repeat(500))
    const { code, said } = await backUp(data, join(world.folder, 'backups'), '--new-place')
    expect(code).not.toBe(0)
    expect(said).toContain(way)
  }
})

it('R-64 a restore asks for no key before it has found the backup, and says which file it needs', async () => {
  for (const from of [join(world.folder, 'missing.age'), home]) {
    const data = join(world.folder, 'bare')
    const { code, out, err } = await run('restore.ts', ['--from', from], data)
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `There is no file ${from}. Name one backup, roomwire-….age.\n`,
    })
  }
})
