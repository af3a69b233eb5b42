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

/** Opens the embedded database file (made when missing) as a Kysely dialect on Node's own SQLite. */
export function sqliteDialect(file: string): SqliteDialect {
  return new EmbeddedDialect(async () => {
    // Nobody else reads it; SQLite gives its -wal and -shm files the same mode.
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
    const db = new DatabaseSync(file, { timeout: 5_000 })
    // FULL: what was answered with 200 survives a power cut. Secure: what is deleted is zeroed.
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;',
    )
    return preparing(db)
  })
}

/**
 * SQLite as it is, where Kysely expects less of it: changes of tables are taken
 * back with their transaction, and other programs may write (a second start, a backup).
 */
class EmbeddedDialect extends SqliteDialect {
  readonly #open: () => Promise<ReturnType<typeof preparing>>

  constructor(open: () => Promise<ReturnType<typeof preparing>>) {
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
    return new (class extends SqliteDriver {
      /** Takes the right to write at once: one that is asked for later, after reading, may be refused. */
      override async beginTransaction(connection: DatabaseConnection) {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
      }
    })({ database: this.#open })
  }
}

function preparing(db: DatabaseSync) {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => db.close(),
    prepare: (text: string) => {
      const known = prepared.get(text)
      if (known) return known
      const statement = asKyselyWants(db.prepare(text))
      if (prepared.size < preparedMost) prepared.set(text, statement)
      return statement
    },
  }
}

/** Statements kept prepared; lists of varying length make new ones without end. */
const preparedMost = 500

function asKyselyWants(statement: StatementSync): SqliteStatement {
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
