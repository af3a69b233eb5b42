import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import * as afterRestore from './migrations/after-restore.ts'
import * as askFirst from './migrations/ask-first.ts'
import * as backupSchedule from './migrations/backup-schedule.ts'
import * as baseline from './migrations/baseline.ts'
import * as boardBefore from './migrations/board-before.ts'
import * as deviceNote from './migrations/device-note.ts'
import * as dialects from './migrations/dialects.ts'
import * as errorCode from './migrations/error-code.ts'
import * as hubLists from './migrations/hub-lists.ts'
import * as hubs from './migrations/hubs.ts'
import * as nodes from './migrations/nodes.ts'
import * as ownPins from './migrations/own-pins.ts'
import * as replacedBoards from './migrations/replaced-boards.ts'
import * as retention from './migrations/retention.ts'
import * as roomPaint from './migrations/room-paint.ts'
import * as roomPhotos from './migrations/room-photos.ts'
import * as visits from './migrations/visits.ts'

type Migration = {
  up(db: Kysely<unknown>, engine: Engine): Promise<void>
  /** The last commit that can do it to a database with rows: this program can only begin with it. */
  lastCommit?: string
}

/** Each migration changes the tables and their rows to what the program of its version expects. */
export type Migrations = Record<string, Migration>

/** The first name stands for all tables of the baseline; a new database only records the others. */
const ofBaseline = baseline.namesOfBaseline.map((name, index): [string, Migration] => [
  name,
  { up: index === 0 ? baseline.up : () => Promise.resolve(), lastCommit: baseline.lastCommit },
])

/** Every migration, oldest first. A name that a database may have recorded never changes. */
export const migrationsOfProgram: Migrations = {
  ...Object.fromEntries(ofBaseline),
  '0041-after-restore': afterRestore,
  '0042-own-pins': ownPins,
  '0043-device-note': deviceNote,
  '0044-retention': retention,
  '0045-error-code': errorCode,
  '0046-dialects': dialects,
  '0047-ask-first': askFirst,
  '0048-replaced-boards': replacedBoards,
  '0049-hubs': hubs,
  '0050-backup-schedule': backupSchedule,
  '0051-visits': visits,
  '0052-nodes': nodes,
  '0053-room-paint': roomPaint,
  '0054-board-before': boardBefore,
  '0055-room-photos': roomPhotos,
  '0056-hub-lists': hubLists,
}

/** The newest one that this program knows. */
export const newestMigration: string = Object.keys(migrationsOfProgram).at(-1) ?? ''
