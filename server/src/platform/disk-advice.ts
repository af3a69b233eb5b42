import { reasonOf } from './reason-of.ts'

const isFull = 'Make room on its disk.'
const mayNot =
  'Give this user the right to read and write what is there, or run this as the user of the server.'
const isFile = 'A folder is needed there, and a file has its name.'

/** The way out of each error of the system that its own text does not name (errno(3)). */
const ways = new Map([
  ['ENOSPC', isFull],
  ['EDQUOT', isFull],
  ['EROFS', 'Its disk is mounted read-only: mount it for writing.'],
  ['EACCES', mayNot],
  ['EPERM', mayNot],
  ['EEXIST', isFile],
  ['ENOTDIR', isFile],
])

/** The way out of an error of the system, in a sentence; undefined where there is none to name. */
export const wayOut = (cause: unknown): string | undefined =>
  cause instanceof Error && 'code' in cause ? ways.get(String(cause.code)) : undefined

/** The reason of an error, and the way out where there is one, in whole sentences. */
export function reasonAndWayOut(cause: unknown): string {
  const way = wayOut(cause)
  return `${reasonOf(cause)}.${way ? ` ${way}` : ''}`
}

/** Marks of errors of the system, of SQLite and of PostgreSQL. */
const marks = ['syscall', 'errcode', 'severity']

/** Whether an error comes from the system, SQLite or PostgreSQL, and not from a mistake of this program. */
export const isFromOutside = (cause: unknown): boolean =>
  cause instanceof Error && marks.some((mark) => mark in cause)
