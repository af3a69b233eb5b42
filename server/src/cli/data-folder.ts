import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Config, type DefaultData, readConfig } from '../config/config.ts'
import { readDemo } from '../demo/demo-home.ts'
import { DataFolderError, isThere } from '../platform/keys.ts'
import { SettingError } from '../platform/setting.ts'
import { giveToOwner } from './give-to-owner.ts'

/*
 * The place of a home when no setting says it. The demo home is in ./data, beside the program. A
 * home of one's own is with the person's other data, where no update, clone or commit of the program
 * reaches its keys; one that is in ./data already stays there.
 */

/** The two folders in which a home is looked for. */
export type DataFolders = { beside: string; own: string }

/**
 * Names the two folders.
 * @param env of XDG Base Directory Specification 0.8: an XDG_DATA_HOME that is no whole path is ignored.
 */
export function dataFolders(env: NodeJS.ProcessEnv, home: () => string = homedir): DataFolders {
  const { XDG_DATA_HOME: named = '' } = env
  const base = isAbsolute(named) ? named : join(homeOrRoot(home), '.local/share')
  return { beside: resolve('data'), own: join(base, 'roomwire') }
}

/** The system knows no home of a user without a name, as in a container. Often no folder is looked for there. */
function homeOrRoot(home: () => string): string {
  try {
    return home()
  } catch {
    return '/'
  }
}

/** Tells whether Roomwire has kept anything in this folder. */
function holdsHome(folder: string): boolean {
  return ['keys.json', 'roomwire.sqlite', 'history.sqlite'].some((name) =>
    existsSync(join(folder, name)),
  )
}

/**
 * The settings of a program beside the server, on the home that there is. What root makes there is its owner's
 * in the end.
 * @throws SettingError
 */
export function configOfTool(args: readonly string[]): Config {
  const config = readConfig(args, process.env, dataFolderOfTool(dataFolders(process.env)))
  process.on('exit', () => giveToOwner(config.data))
  return config
}

/** @throws DataFolderError where a folder has no home, or this user may not look into it */
export function expectKeys(data: string): void {
  if (isThere(join(data, 'keys.json'))) return
  throw new DataFolderError(
    `${data} has no keys.json: start Roomwire once, or name its data folder with --data.`,
  )
}

/** Tells whether the demo home is all that this folder holds. A file that can't be read counts as more. */
function holdsDemoAlone(folder: string): boolean {
  try {
    const demo = readDemo(folder)
    if (!demo) return false
    const db = new DatabaseSync(join(folder, 'roomwire.sqlite'), { readOnly: true })
    const people = db.prepare('select email from person').all()
    db.close()
    const ofDemo: unknown[] = demo.accounts.map(({ email }) => email)
    return people.every(({ email }) => ofDemo.includes(email))
  } catch {
    return false
  }
}

/** Tells whether the database of this folder's home is elsewhere, as after a move to PostgreSQL. */
const holdsKeysAlone = (folder: string): boolean =>
  existsSync(join(folder, 'keys.json')) && !existsSync(join(folder, 'roomwire.sqlite'))

/** Chooses the folder of a start. */
export function dataFolderOfStart({ beside, own }: DataFolders): DefaultData {
  return ({ demo = true, databaseUrl }) => {
    if (demo || !holdsHome(beside)) return demo ? beside : own
    // The keys of a database elsewhere are all that is here, so nobody can be looked for.
    if (databaseUrl !== '') return holdsKeysAlone(own) && !holdsKeysAlone(beside) ? own : beside
    return holdsDemoAlone(beside) ? own : beside
  }
}

/**
 * Chooses the folder of a program beside the server: that of the home that there is.
 * @throws SettingError where there are two, and no setting says which.
 */
export function dataFolderOfTool(folders: DataFolders): DefaultData {
  const { beside, own } = folders
  return (given) => {
    if (given.demo !== undefined) return dataFolderOfStart(folders)(given)
    if (holdsHome(beside) && holdsHome(own)) {
      throw new SettingError(
        `There are two homes, in ${beside} and in ${own}. Say which with --data and its folder.`,
      )
    }
    return holdsHome(own) ? own : beside
  }
}

/** The message, before a start, for somebody who may look for another home; nothing where there is no doubt. */
function tellOtherHome(
  { beside, own }: DataFolders,
  { data, demo }: { data: string; demo: boolean },
): string[] {
  if (demo && data === beside && holdsHome(own)) {
    return [`Your own home is in ${own}: npm start -- --no-demo`]
  }
  if (!demo && data === own && holdsHome(beside)) {
    return [`The demo home stays in ${beside}: npm start`]
  }
  if (!demo && data === beside && holdsHome(beside)) {
    return [`This home was in ${beside} already, so it stays there. A new one would be in ${own}.`]
  }
  return []
}

/**
 * Looks where a start would keep its home, before anything is written.
 * @returns sentences for the person who starts it.
 * @throws DataFolderError for a new home that git would take into a commit; one that is there goes on.
 */
export async function lookAtDataFolder(
  folders: DataFolders,
  { data, demo }: { data: string; demo: boolean },
): Promise<string[]> {
  const notes = tellOtherHome(folders, { data, demo })
  if (!(await wouldGitKeep(data))) return notes
  const danger = `git does not ignore ${data}: a commit would publish the keys of this home and the details of its people.`
  if (holdsHome(data)) return [...notes, `${danger} Move the folder out of the work tree.`]
  throw new DataFolderError(
    `${danger} Choose a folder outside of the work tree with --data, or name it in .gitignore.`,
  )
}

/**
 * Tells whether git would take the keys and the database of this folder into a commit: it lies in
 * a work tree that does not ignore them. Nothing is made. Where git can't say, it would not.
 */
async function wouldGitKeep(folder: string): Promise<boolean> {
  const { base, rest } = splitAtExisting(folder)
  const files = ['keys.json', 'roomwire.sqlite'].map((name) => join(base, rest, name))
  // Variables of a git that has started this program would name another work tree.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
  )
  const { code, ignored } = await new Promise<{ code: unknown; ignored: string[] }>((settle) => {
    execFile(
      'git',
      ['-c', 'core.quotePath=false', 'check-ignore', '--', ...files],
      { cwd: base, env, timeout: 5_000 },
      (error, stdout) =>
        settle({ code: error ? error.code : 0, ignored: stdout.split('\n').filter(Boolean) }),
    )
  })
  // 0: it ignores some of them; 1: none; else there is no git, or no work tree.
  return code === 1 || (code === 0 && ignored.length < files.length)
}

/** The real path of what there is of a folder, and the rest of it. */
function splitAtExisting(folder: string): { base: string; rest: string } {
  let existing = folder
  // With the dot a file is none: git could not be started there.
  while (!existsSync(`${existing}/.`)) existing = dirname(existing)
  return { base: realpathSync(existing), rest: folder.slice(existing.length) }
}
