import { BackupError } from '../features/backups/backup-error.ts'
import { BusError } from '../platform/bus/bus.ts'
import { DatabaseError } from '../platform/database/open-database.ts'
import { isFromOutside, reasonAndWayOut } from '../platform/disk-advice.ts'
import { DataFolderError } from '../platform/keys.ts'
import { Refusal } from '../platform/refusal.ts'
import { SettingError } from '../platform/setting.ts'
import { KeyPairError } from '../platform/tls/key-pair.ts'

/** The arguments of a program are wrong; its usage follows the message. */
export class UsageError extends Error {}

/** Errors whose message is written for the person at the command line. */
const written = [
  UsageError,
  SettingError,
  DataFolderError,
  DatabaseError,
  BackupError,
  BusError,
  KeyPairError,
  Refusal,
]

/**
 * Runs a program of the operator. It ends with 1 where the home refuses, and with 2 where the program
 * could not run: in words, and with a stack only where the program is wrong.
 * @param onFault hears what is said, before the program ends
 */
export async function runProgram(
  main: (args: readonly string[]) => Promise<void>,
  onFault: (error: Error, said: string) => void = () => undefined,
): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const said = saidOf(error)
    if (said === undefined) throw error
    process.stderr.write(`${said}\n`)
    onFault(error, said)
    process.exit(error instanceof Refusal || error instanceof BackupError ? 1 : 2)
  }
}

/** The words for an error; undefined for a bug. */
function saidOf(error: Error): string | undefined {
  if (written.some((kind) => error instanceof kind)) return error.message
  return isFromOutside(error) ? reasonAndWayOut(error) : undefined
}
