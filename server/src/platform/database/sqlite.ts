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
import { pagesOfWriter } from './checkpoints.ts'

/**
 * Opens the embedded database file, and makes it when it is missing, as a Kysely dialect on Node's own SQLite.
 * @param onOpen receives the database itself, for statements that are prepared once
 */
export function sqliteDialect(
  file: string,
  onOpen: (db: DatabaseSync) => void = () => undefined,
): SqliteDialect {
  return new EmbeddedDialect(async () => {
    // Nobody else may read it; SQLite gives the -wal and -shm files the same mode.
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    const db = new DatabaseSync(file, { timeout: 5_000 })
    // FULL: a write that was answered survives a power cut. Secure: deleted rows are zeroed.
    db.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
       pragma secure_delete = on; pragma wal_autocheckpoint = ${pagesOfWriter};`,
    )
    onOpen(db)
    return withPrepared(db)
  })
}

/**
 * SQLite can do more than Kysely expects: a transaction also rolls back changes of tables, and
 * other programs may write (a second start, a backup).
 */
class EmbeddedDialect extends SqliteDialect {
  readonly #open: () => Promise<Embedded>

  constructor(open: () => Promise<Embedded>) {
    super({ database: open })
    this.#open = open
  }

  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }

  override createDriver(): Driver {
    return embeddedDriver(this.#open)
  }
}

function embeddedDriver(open: () => Promise<Embedded>): Driver {
  let opened: Embedded | undefined
  const database = async () => {
    opened = await open()
    return opened
  }
  return new (class extends SqliteDriver {
    /** Takes the write lock at once: SQLite may refuse a lock that is taken after reading. */
    override async beginTransaction(connection: DatabaseConnection) {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }

    /** After some errors, as of a full disk, SQLite has rolled back by itself: to do it again would fail and hide the cause. */
    override async rollbackTransaction(connection: DatabaseConnection) {
      if (opened?.isInTransaction() !== false) await super.rollbackTransaction(connection)
    }
  })({ database })
}

type Embedded = ReturnType<typeof withPrepared>

function withPrepared(db: DatabaseSync) {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    isInTransaction: () => db.isTransaction,
    prepare: (text: string) => {
      const known = prepared.get(text)
      if (known) return known
      const statement = toKyselyStatement(db.prepare(text))
      if (prepared.size < preparedMost) prepared.set(text, statement)
      return statement
    },
  }
}

/** How many statements stay prepared; lists of varying length would make new ones without end. */
const preparedMost = 500

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bindable)),
    run: (values) => statement.run(...values.map(bindable)),
    iterate: (values) => statement.iterate(...values.map(bindable)),
  }
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  throw new TypeError(`Only numbers, texts and null are stored, not ${typeof value}`)
}

/** Tells whether an error is SQLITE_BUSY: another program writes, or holds the lock, at this moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5
