import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { goesAfterOthers } from '../after-others.ts'
import { openEventLoopShare } from '../event-loop-share.ts'
import type { Timing } from '../timing.ts'
import { openTurns } from '../turns.ts'
import { pagesOfWriter } from './checkpoints.ts'
import { type DiskWaits, openDiskWaits } from './disk-waits.ts'

/** An open SQLite file. */
export type OpenSqlite = {
  /** The connection itself. Nobody waits for the disk because of what is written past Kysely. */
  database: DatabaseSync
  waits: CommitWaits
  /** Does this from now on, with the connection, before anybody gets it. It never fails. */
  bringFirst(work: () => void): void
}

/** Who waits until the disk has a commit: everybody whose work has written something, unless it needs none. */
export type CommitWaits = {
  /** Says that the present work on the connection need not survive a power cut. */
  needsNone(): void
  /** Resolves when nobody waits any more who waits now; at once where nobody does. */
  settled(): Promise<void>
  /** Resolves when the disk has all that is committed by now. @throws DiskError */
  onDisk(): Promise<void>
  /** How long the disk takes; undefined where SQLite itself waits for it. */
  timing: Timing | undefined
}

/**
 * Opens the embedded database file, and makes it when it is missing, as a Kysely dialect on Node's own SQLite.
 * @param onOpen receives the database when it is open
 */
export function sqliteDialect(
  file: string,
  onOpen: (opened: OpenSqlite) => void = () => undefined,
): SqliteDialect {
  return new EmbeddedDialect(file, onOpen)
}

/** SQLite can do more than Kysely expects: a transaction also rolls back changes of tables. */
class EmbeddedDialect extends SqliteDialect {
  readonly #file: string
  readonly #onOpen: (opened: OpenSqlite) => void

  constructor(file: string, onOpen: (opened: OpenSqlite) => void) {
    super({ database: () => Promise.reject(new Error('The driver opens it')) })
    this.#file = file
    this.#onOpen = onOpen
  }

  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }

      /** There is one, which the driver itself gives to one after another. */
      override get supportsMultipleConnections() {
        return true
      }
    })()
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#file, this.#onOpen)
  }
}

/**
 * Gives the one connection to one after another. A commit does not wait for the disk; whoever has
 * written does, with all the others, once the next one has the connection (docs/decisions/0024).
 * Other programs may write too: a second start, a backup.
 */
class EmbeddedDriver extends SqliteDriver {
  readonly #opened: { file: Embedded | undefined }
  readonly #turns = openTurns()
  readonly #loop = openEventLoopShare()

  constructor(path: string, onOpen: (opened: OpenSqlite) => void) {
    const opened: { file: Embedded | undefined } = { file: undefined }
    super({
      database: async () => {
        opened.file = openFile(path, () => this.#moveLog())
        onOpen(opened.file)
        return opened.file
      },
    })
    this.#opened = opened
  }

  override async acquireConnection() {
    if (goesAfterOthers()) await this.#turns.free()
    await this.#turns.take()
    // Who comes meanwhile has the connection before the next statement of whoever has it now.
    await this.#loop.pauseIfLong()
    const connection = await super.acquireConnection()
    this.#opened.file?.first()
    return connection
  }

  override async releaseConnection() {
    const waits = this.#opened.file?.waits.take()
    this.#turns.give()
    await waits?.()
  }

  /** Takes the write lock at once: SQLite may refuse a lock that is taken after reading. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** After some errors, as of a full disk, SQLite has rolled back by itself: to do it again would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    this.#opened.file?.waits.needsNone()
    if (this.#opened.file?.database.isTransaction !== false)
      await super.rollbackTransaction(connection)
  }

  override async destroy() {
    await this.#opened.file?.waits.close()
    await super.destroy()
  }

  /** Moves all of the log into the file, both synced, on the event loop: after a failure of the disk only. */
  async #moveLog(): Promise<void> {
    await this.#turns.take()
    try {
      const state = this.#opened.file?.database.prepare('pragma wal_checkpoint(passive)').get()
      if (state?.log !== state?.checkpointed) throw new Error('its log could not be moved')
    } finally {
      this.#turns.give()
    }
  }
}

/**
 * The pages that SQLite keeps in memory, KB: a flush of the journal changes several pages of each home
 * that has pressed. With the usual 2,000 those of 256 homes were written and read more than once.
 */
const cacheMostKb = 8_000

type Embedded = ReturnType<typeof openFile>

function openFile(path: string, moveLog: () => Promise<void>) {
  // Nobody else may read it; SQLite gives the -wal and -shm files the same mode.
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const database = new DatabaseSync(path, { timeout: 5_000 })
  const mode = database.prepare('pragma journal_mode = wal').get()?.journal_mode
  // NORMAL: a commit is whole, and waits for no disk: the driver does. Where a file system knows no such
  // log, SQLite must wait itself. Secure: deleted rows are zeroed.
  database.exec(
    `pragma synchronous = ${mode === 'wal' ? 'normal' : 'full'}; pragma foreign_keys = on;
     pragma secure_delete = on; pragma wal_autocheckpoint = ${pagesOfWriter};
     pragma cache_size = -${cacheMostKb};`,
  )
  const waits = openWaits(mode === 'wal' ? openDiskWaits(`${path}-wal`, moveLog) : undefined)
  let first: () => void = nothing
  return {
    ...withPrepared(database, waits.haveWritten),
    database,
    waits,
    first: () => first(),
    bringFirst(work: () => void) {
      first = work
    },
  }
}

/** Keeps for whoever has the connection whether they wait for the disk when they let go of it. */
function openWaits(disk: DiskWaits | undefined) {
  let mustWait = false
  let needsNone = false
  return {
    haveWritten: () => {
      mustWait = true
    },
    needsNone: () => {
      needsNone = true
    },
    /** The wait of whoever lets go of the connection, if they must. */
    take(): DiskWaits['wait'] | undefined {
      const wait = mustWait && !needsNone ? disk?.wait : undefined
      mustWait = false
      needsNone = false
      return wait
    },
    timing: disk?.timing,
    settled: async () => disk?.settled(),
    onDisk: async () => disk?.wait(),
    close: async () => disk?.close(),
  }
}

function withPrepared(db: DatabaseSync, haveWritten: () => void) {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare: (text: string) => {
      const known = prepared.get(text)
      if (known) return known
      const statement = toKyselyStatement(db.prepare(text), isReading(text) ? nothing : haveWritten)
      if (prepared.size < preparedMost) prepared.set(text, statement)
      return statement
    },
  }
}

const nothing = () => undefined

/** Whether a statement changes no row by itself. */
const isReading = (text: string): boolean =>
  /^\s*(select|pragma|begin|commit|rollback|savepoint|release)\b/i.test(text)

/** How many statements stay prepared; lists of varying length would make new ones without end. */
const preparedMost = 500

function toKyselyStatement(statement: StatementSync, done: () => void): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => {
      done()
      return statement.all(...values.map(bindable))
    },
    run: (values) => {
      done()
      return statement.run(...values.map(bindable))
    },
    iterate: (values) => statement.iterate(...values.map(bindable)),
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  throw new TypeError(`Only numbers, texts and null are stored, not ${typeof value}`)
}

/** Tells whether an error is SQLITE_CORRUPT or SQLITE_NOTADB: the file itself is damaged, or is no database. */
export const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) % 256)

/** Tells whether an error is SQLITE_BUSY: another program writes, or holds the lock, at this moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5
