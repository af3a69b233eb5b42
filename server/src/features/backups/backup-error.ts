import { isFromOutside, reasonAndWayOut } from '../../platform/disk-advice.ts'

/** A backup can't be made or restored; the message says why, and what to do. */
export class BackupError extends Error {}

/** A restored home is not taken in, now or later: another one is there, or what was written differs from it. */
export class HomeRefusedError extends BackupError {}

/** Says in words what the disk or a database has refused, after a sentence such as 'The backup could not be made'; every other error stays as it is. */
export function asBackupError(cause: unknown, sentence: string): unknown {
  if (!isFromOutside(cause)) return cause
  return new BackupError(`${sentence}: ${reasonAndWayOut(cause)}`, { cause })
}
