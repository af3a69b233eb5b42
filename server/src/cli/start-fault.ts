import { PortError } from '../open-ports.ts'
import { BusError } from '../platform/bus/bus.ts'
import { DatabaseError } from '../platform/database/open-database.ts'
import { isAway, isDiskFull, isUnavailable } from '../platform/database/outage.ts'
import { DataFolderError } from '../platform/keys.ts'
import { reasonOf } from '../platform/reason-of.ts'
import { SettingError } from '../platform/setting.ts'
import { KeyPairError } from '../platform/tls/key-pair.ts'
import { UndeclaredError } from '../transports/declared-actions.ts'

/** The exit code where another start would end in the same way (scripts/lib/supervise.mjs), and where it may not. */
const codes = { refused: 2, failed: 1 }

/** Errors whose message is written for the person at the command line. */
const expected = [
  SettingError,
  DataFolderError,
  DatabaseError,
  BusError,
  PortError,
  KeyPairError,
  UndeclaredError,
]

/** The text and the exit code of a start that failed: a stack only where the program is wrong. */
export function startFault(error: unknown): { text: string; code: number } {
  const refused = refusalOf(error)
  if (refused !== undefined) {
    return { text: `${intro}${refused}`, code: isAway(error) ? codes.failed : codes.refused }
  }
  if (isUnavailable(error)) return { text: `${intro}${unavailable(error)}`, code: codes.failed }
  const bug = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { text: bug, code: codes.failed }
}

const intro = 'Roomwire could not start. '

function refusalOf(error: unknown): string | undefined {
  if (isDiskFull(error)) {
    return 'The disk of the data folder or of the database is full. Make room, and start again.'
  }
  const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind)
  return isExpected ? error.message : undefined
}

/** The database was there, and then did not do a statement. */
const unavailable = (error: unknown) =>
  `The database did not do what this start asked of it: ${reasonOf(error).replace(/\.$/, '')}. Nothing is half done. Look whether it runs, has time, and is locked by nobody else, and start again.`
