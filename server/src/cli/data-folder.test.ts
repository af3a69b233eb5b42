import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { type MainProcess, startMain, startProgram } from '@roomwire/testing/worlds/main-process.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  dataFolderOfStart,
  dataFolderOfTool,
  dataFolders,
  lookAtDataFolder,
} from './data-folder.ts'

let folder: string
let remove: () => Promise<void>
let folders: { beside: string; own: string }
const started: MainProcess[] = []
beforeEach(async () => {
  ;({ folder, remove } = await makeFolder())
  folders = { beside: join(folder, 'clone/data'), own: join(folder, 'xdg/roomwire') }
  mkdirSync(join(folder, 'clone'))
})
afterEach(async () => {
  for (const one of started.splice(0)) {
    one.signal('SIGKILL')
    await one.ended
  }
  await remove()
})

/** Fills a folder as the program leaves one; `emails` are those of its accounts. */
function makeHome(at: string, emails: string[], ofDemo?: string[]): void {
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'keys.json'), '{}')
  const db = new DatabaseSync(join(at, 'roomwire.sqlite'))
  db.exec('pragma journal_mode = wal; create table person (email text)')
  for (const email of emails) db.prepare('insert into person values (?)').run(email)
  db.close()
  const accounts = ofDemo?.map((email) => ({ who: 'Owner', email, password: 'p' }))
  if (accounts) writeFileSync(join(at, 'demo.json'), JSON.stringify({ accounts, devices: [] }))
}

const demo = 'meera@demo.example'
const me = 'me@home.example'

describe('the data folder that nobody names', () => {
  const chosen = (given: { demo?: boolean; databaseUrl?: string } = {}) =>
    dataFolderOfStart(folders)({ demo: given.demo, databaseUrl: given.databaseUrl ?? '' })

  it('is ./data for the demo home, and with the data of the person for one’s own', () => {
    expect(chosen()).toBe(folders.beside)
    expect(chosen({ demo: true })).toBe(folders.beside)
    expect(chosen({ demo: false })).toBe(folders.own)
    makeHome(folders.beside, [demo], [demo])
    expect(chosen({ demo: false })).toBe(folders.own)
    makeHome(folders.own, [me])
    expect(chosen()).toBe(folders.beside)
    expect(chosen({ demo: false })).toBe(folders.own)
  })

  it.each<[string, () => void, string?]>([
    ['a home without a demo', () => makeHome(folders.beside, [me])],
    ['a home that nobody has founded yet', () => makeHome(folders.beside, [])],
    ['somebody beside the demo', () => makeHome(folders.beside, [demo, me], [demo])],
    [
      'a demo whose database can’t be read',
      () => {
        makeHome(folders.beside, [demo], [demo])
        writeFileSync(join(folders.beside, 'roomwire.sqlite'), 'broken')
      },
    ],
    [
      'a broken demo.json',
      () => {
        makeHome(folders.beside, [demo])
        writeFileSync(join(folders.beside, 'demo.json'), '{"half": ')
      },
    ],
    [
      'the keys of a PostgreSQL',
      () => {
        mkdirSync(folders.beside)
        writeFileSync(join(folders.beside, 'keys.json'), '{}')
        writeFileSync(
          join(folders.beside, 'demo.json'),
          JSON.stringify({ accounts: [], devices: [] }),
        )
      },
      'postgres://db/roomwire',
    ],
  ])('stays ./data where that holds %s', async (_title, make, databaseUrl) => {
    make()
    expect(chosen({ demo: false, ...(databaseUrl && { databaseUrl }) })).toBe(folders.beside)
    const notes = await lookAtDataFolder(folders, { data: folders.beside, demo: false })
    expect(notes.join()).toContain(`This home was in ${folders.beside} already`)
  })

  it('is that of one’s own after its move to PostgreSQL, with the demo in ./data', () => {
    makeHome(folders.beside, [demo], [demo])
    makeHome(folders.own, [me])
    rmSync(join(folders.own, 'roomwire.sqlite'))
    const moved = { demo: false, databaseUrl: 'postgres://db/roomwire' }
    expect(chosen(moved)).toBe(folders.own)
    expect(dataFolderOfTool(folders)(moved)).toBe(folders.own)
  })

  it('is the same for the programs beside the server, which refuse to guess', () => {
    const tool = (said?: boolean) => dataFolderOfTool(folders)({ demo: said, databaseUrl: '' })
    expect(tool()).toBe(folders.beside)
    makeHome(folders.own, [me])
    expect([tool(), tool(false), tool(true)]).toEqual([folders.own, folders.own, folders.beside])
    makeHome(folders.beside, [demo], [demo])
    expect(() => tool()).toThrow(
      `There are two homes, in ${folders.beside} and in ${folders.own}. Say which with --data and its folder.`,
    )
    expect([tool(false), tool(true)]).toEqual([folders.own, folders.beside])
  })

  it('follows XDG_DATA_HOME where that is a whole path', () => {
    expect(dataFolders({ XDG_DATA_HOME: '/x' }).own).toBe('/x/roomwire')
    const usual = join(homedir(), '.local/share/roomwire')
    for (const env of [{}, { XDG_DATA_HOME: '' }, { XDG_DATA_HOME: 'x' }]) {
      expect(dataFolders(env).own).toBe(usual)
    }
  })

  it('is below the root for a user without a home, who can still name another folder', () => {
    const none = () => {
      throw new Error('uv_os_homedir returned ENOENT')
    }
    expect(dataFolders({}, none).own).toBe('/.local/share/roomwire')
  })
})

describe('a data folder in a work tree of git', () => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: join(folder, 'clone'), stdio: 'ignore' })
  const look = (name: string) =>
    lookAtDataFolder(folders, { data: join(folder, 'clone', name), demo: false })
  beforeEach(() => {
    git('init', '--quiet')
    writeFileSync(join(folder, 'clone/.gitignore'), 'data/\n*.sqlite\n')
  })

  it('R-98 is refused for a new home unless git ignores all of it, and nothing is made', async () => {
    for (const name of ['my-home', 'deep/er/my-home', '.']) {
      await expect(look(name)).rejects.toThrow(
        `git does not ignore ${join(folder, 'clone', name)}: a commit would publish the keys`,
      )
    }
    expect(readdirSync(join(folder, 'clone')).sort()).toEqual(['.git', '.gitignore'])
    expect(await look('data')).toEqual([])
    expect(await look('data/second')).toEqual([])
    writeFileSync(join(folder, 'clone/.git/info/exclude'), 'my-home\n')
    expect(await look('my-home')).toEqual([])
  })

  it('R-98 goes on where a home is there already, and is named in words', async () => {
    makeHome(join(folder, 'clone/my-home'), [me])
    expect(await look('my-home')).toEqual([expect.stringContaining('Move the folder out')])
  })

  it('R-98 is taken where it lies in truth', async () => {
    mkdirSync(join(folder, 'elsewhere'))
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'clone/link'))
    expect(await look('link')).toEqual([])
    symlinkSync(join(folder, 'clone'), join(folder, 'back'))
    const data = join(folder, 'back/my-home')
    await expect(lookAtDataFolder(folders, { data, demo: false })).rejects.toThrow('git does not')
    expect(await lookAtDataFolder(folders, { data: join(folder, 'x'), demo: false })).toEqual([])
  })
})

describe('npm start', () => {
  const env = () => ({ XDG_DATA_HOME: join(folder, 'xdg') })
  const cwd = () => join(folder, 'clone')
  const start = (...args: string[]) => {
    const one = startMain(args, env(), cwd())
    started.push(one)
    return one
  }
  const run = async (file: string, ...args: string[]) =>
    startProgram(file, args, env(), cwd()).ended

  it('R-98 keeps a home of one’s own outside of the clone, where the other programs find it', async () => {
    const { url } = await start('--no-demo').ready()
    const { email } = await registerOwner(url)
    expect(readdirSync(cwd())).toEqual([])
    expect(readdirSync(folders.own)).toEqual(expect.arrayContaining(['keys.json']))
    const accounts = await run('admin.ts', 'list')
    expect([accounts.code, accounts.err]).toEqual([0, ''])
    expect(accounts.out).toContain(email)
    expect(await run('outbox.ts')).toMatchObject({ code: 0, err: '' })
    expect(await run('audit-verify.ts')).toMatchObject({ code: 0, err: '' })
    makeHome(folders.beside, [demo], [demo])
    for (const file of ['admin.ts', 'audit-verify.ts', 'outbox.ts']) {
      const { code, out, err } = await run(file, ...(file === 'admin.ts' ? ['list'] : []))
      expect([file, out, err.includes('There are two homes, in')]).toEqual([file, '', true])
      expect(code).toBeGreaterThan(0)
    }
  })

  it('R-98 refuses a new home that git would take into a commit, and says so', async () => {
    execFileSync('git', ['init', '--quiet'], { cwd: cwd() })
    const { code, out, err } = await start('--no-demo', '--data', './my-home').ended
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^Roomwire could not start\. git does not ignore \S+my-home: .+\.\n$/)
    expect(existsSync(join(cwd(), 'my-home'))).toBe(false)
  })
})
