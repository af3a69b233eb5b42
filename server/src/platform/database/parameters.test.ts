import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { describe, expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../..')

/** Calls that put a text into SQL as it stands, and the only files that may: theirs is constant. */
const openings: [RegExp, string[]][] = [
  [
    /\bsql\.(raw|lit|id|table)\b/,
    ['platform/database/migrations/baseline.ts', 'features/activity/activity-store.ts'],
  ],
  [/\bsql\.ref\b/, ['features/activity/activity-store.ts']],
  [
    /\bCompiledQuery\.raw\(/,
    ['platform/database/sqlite.ts', 'features/series/postgres-history-sql.ts'],
  ],
  [
    /\b(db|database)\.(exec|prepare)\(/,
    [
      'platform/database/sqlite.ts',
      'platform/database/erasure.ts', // Its names are those of the schema itself.
      'platform/database/checkpoints.ts',
      'platform/database/applied-migrations.ts',
      'platform/database/checkpoint-worker.ts',
      'cli/data-folder.ts',
      'update-trial.ts',
      'cli/try-update.ts', // Its names stand in its own text.
      'platform/database/missing-database.ts',
      'platform/database/check-worker.ts', // Its names are those of the schema itself.
      'platform/journal/applied.ts', // Its value is a number.
      'features/devices/records/command-ids.ts',
      'features/devices/twins/store/decide-changes.ts',
      'features/devices/twins/store/journal-flush.ts',
      'features/backups/restore-backup.ts',
      'features/backups/parts.ts', // Its names are those of the file itself, quoted.
      'features/backups/sqlite-tables.ts', // The same.
      'features/backups/copy-postgres.ts', // The same.
      'features/backups/load-postgres.ts', // Its text is constant.
      'features/devices/twins/store/rows-statement.ts',
      'features/series/sqlite-history-sql.ts',
    ],
  ],
  [
    /\b(pool|client)\.query\(/,
    [
      'platform/database/postgres.ts',
      'platform/database/postgres-lock.ts',
      'platform/database/newer-schema.ts',
      'platform/database/postgres-trial.ts', // Its names stand in the program's own text.
      'features/backups/postgres-tables.ts', // Its names are those of the tables, quoted.
      'features/backups/copy-postgres.ts',
      'features/backups/load-postgres.ts', // Its names are like those of postgres-tables.ts.
    ],
  ],
]

describe('SQL', () => {
  it('R-37 gets its values by parameters alone', () => {
    const files = globSync('**/*.ts', { cwd: sources }).filter(
      (file) => !file.startsWith('testing/') && !/\.(test|suite)\.ts$/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap((file) => {
      const text = readFileSync(join(sources, file), 'utf8')
      return openings
        .filter(([opening, allowed]) => opening.test(text) && !allowed.includes(file))
        .map(([opening]) => `${file}: ${opening.source}`)
    })
    expect(found).toEqual([])
  })

  it.each(['sqlite', 'postgres'] as const)(
    'R-37 keeps hostile texts out of its statements (%s)',
    async (engine) => {
      const { db, close } = await openTestDatabase(engine)
      for (const hostile of ["' or 1=1 --", "'; drop table person; --", '$1', '?', '\\', '"']) {
        const query = db.selectFrom('person').selectAll().where('email', '=', hostile)
        const { sql, parameters } = query.compile()
        expect(parameters).toEqual([hostile])
        expect(sql).toMatch(/ where "email" = (\?|\$1)$/)
        expect(await query.execute()).toEqual([])
      }
      await close()
    },
  )
})
