import type { Engine } from '../../platform/database/engine.ts'

type SqlValue = number | string | null
export type SqlRow = Record<string, unknown>

/**
 * The tables of the history, on either engine. In a text `@sample` is that table, and each `?` the next
 * value.
 */
export type HistorySql = {
  engine: Engine
  all(text: string, ...values: SqlValue[]): Promise<SqlRow[]>
  /** Does all of some work, or nothing of it; it does not wait for the disk. */
  atomically<T>(work: (sql: HistorySql) => Promise<T>): Promise<T>
  /** The same for what this program remembers to have made: it waits for the disk, so that no crash of the database takes it. */
  durably<T>(work: (sql: HistorySql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The rows of a JSON parameter as the table `input`, by their names and types. */
export function inputOf(engine: Engine, columns: Record<string, 'bigint' | 'text' | 'float8'>) {
  const names = Object.keys(columns)
  const read =
    engine === 'sqlite'
      ? `select ${names.map((name) => `value ->> '${name}' as ${name}`).join(', ')} from json_each(?)`
      : `select * from jsonb_to_recordset((?)::jsonb) as rows(${names.map((name) => `${name} ${columns[name]}`).join(', ')})`
  return `with input as (${read})`
}

/** The steps that make the tables, each once and in this order. What is released never changes. */
export const historyMigrations: readonly Record<Engine, string>[] = [
  {
    sqlite: `
      create table series (id integer primary key autoincrement, home_id integer not null,
        device_id integer not null, key text not null, kind text not null, name text, unit text,
        decimals integer not null, rolled_until integer not null default 0,
        time_zone text not null default '', unique (device_id, key));
      create index series_of_home on series (home_id);
      create table sample (series integer not null, at integer not null, value real,
        primary key (series, at)) without rowid;
      ${rolled('rolled_hour', 'integer', 'real')} without rowid;
      ${rolled('rolled_day', 'integer', 'real')} without rowid;`,
    postgres: `
      create table @series (id serial primary key, home_id integer not null,
        device_id integer not null, key text not null, kind text not null, name text, unit text,
        decimals integer not null, rolled_until bigint not null default 0,
        time_zone text not null default '', unique (device_id, key));
      create index series_of_home on @series (home_id);
      create table @sample (series integer not null, at bigint not null, value float8,
        primary key (series, at)) partition by range (at);
      ${rolled('@rolled_hour', 'bigint', 'float8')};
      ${rolled('@rolled_day', 'bigint', 'float8')};`,
  },
]

function rolled(name: string, whole: string, number: string): string {
  return `create table ${name} (series integer not null, at ${whole} not null,
    until ${whole} not null, min ${number} not null, max ${number} not null, sum ${number} not null,
    known_ms ${whole} not null, on_ms ${whole} not null, switchings integer not null,
    rise ${number} not null, fall ${number} not null, mark ${number}, primary key (series, at))`
}
