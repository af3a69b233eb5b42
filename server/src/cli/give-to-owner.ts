import { closeSync, constants, fchownSync, fstatSync, openSync, readdirSync } from 'node:fs'
import { reasonOf } from '../platform/reason-of.ts'

/*
 * Root may work on the data folder of another user: that of a service, for instance. The server of that
 * user could not read what root has made there.
 */

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** Gives what root owns in the data folder of another user to that user. On Linux; elsewhere, and for others than root, nothing. */
export function giveToOwner(data: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  try {
    const folder = openSync(data, O_RDONLY)
    const { uid, gid } = fstatSync(folder)
    if (uid !== 0) giveAll(folder, { uid, gid })
    closeSync(folder)
  } catch (cause) {
    if (isGone(cause)) return
    process.stderr.write(`Files of root in ${data} stay root's: ${reasonOf(cause)}.\n`)
  }
}

/** Goes by open files, and follows no link: the owner can put nothing of another place in the way. */
function giveAll(folder: number, owner: { uid: number; gid: number }): void {
  for (const name of readdirSync(`/proc/self/fd/${folder}`)) {
    const file = openIn(folder, name)
    if (file === undefined) continue
    const { uid, nlink } = fstatSync(file)
    const isFolder = fstatSync(file).isDirectory()
    if (isFolder) giveAll(file, owner)
    if (uid === 0 && (isFolder || nlink === 1)) fchownSync(file, owner.uid, owner.gid)
    closeSync(file)
  }
}

/** Opens a file of a folder; a link, and a file that has gone meanwhile, are left out. */
function openIn(folder: number, name: string): number | undefined {
  try {
    return openSync(`/proc/self/fd/${folder}/${name}`, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  } catch (cause) {
    if (isGone(cause)) return undefined
    throw cause
  }
}

const isGone = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && /^(ENOENT|ELOOP|ENXIO)$/.test(String(cause.code))
