import type { Engine } from '../../platform/database/engine.ts'

export type SqlValue = number | string | null
export type SqlRow = Record<string, unknown>
export type InsertInto = { table: string; columns: readonly string[] }

/**
 * The tables of the history, on either engine. Both call them `history.sample` and so on, and both number
 * the values of a statement: `$1` is the first. So a text goes to either as it stands.
 */
export type HistorySql = {
  engine: Engine
  /** Prepares a text once, and keeps it: no value stands in it. */
  all(text: string, ...values: SqlValue[]): Promise<SqlRow[]>
  /** Adds rows; each has a value for every column, in their order. @param into the table with its columns */
  insert(into: InsertInto, rows: readonly (readonly SqlValue[])[]): Promise<void>
  /** Does all of some work, or nothing of it; it does not wait for the disk. */
  atomically<T>(work: (sql: HistorySql) => Promise<T>): Promise<T>
  /** The same for what this program remembers to have made: it waits for the disk, so that no crash of the database takes it. */
  durably<T>(work: (sql: HistorySql) => Promise<T>): Promise<T>
  /** Lets others come first who wait; to be called between two transactions. */
  rest(): Promise<void>
  close(): Promise<void>
}

/** The rows of the first value, a JSON text, as the table `input`, by their names and types. */
export function inputOf(engine: Engine, columns: Record<string, 'bigint' | 'text' | 'float8'>) {
  const names = Object.keys(columns)
  const read =
    engine === 'sqlite'
      ? `select ${names.map((name) => `value ->> '${name}' as ${name}`).join(', ')} from json_each($1)`
      : `select * from jsonb_to_recordset($1::jsonb) as rows(${names.map((name) => `${name} ${columns[name]}`).join(', ')})`
  return `with input as (${read})`
}

/** The message where a later program has changed the tables. */
export const historyIsNewer = 'The history is newer than this program. Start the newer Roomwire.'

/**
 * The steps that make the tables, each once and in this order. A released step never changes. SQLite takes
 * them on its file alone, so its tables have no `history.` before their names.
 */
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
      create table history.series (id serial primary key, home_id integer not null,
        device_id integer not null, key text not null, kind text not null, name text, unit text,
        decimals integer not null, rolled_until bigint not null default 0,
        time_zone text not null default '', unique (device_id, key));
      create index series_of_home on history.series (home_id);
      create table history.sample (series integer not null, at bigint not null, value float8,
        primary key (series, at)) partition by range (at);
      ${rolled('history.rolled_hour', 'bigint', 'float8')};
      ${rolled('history.rolled_day', 'bigint', 'float8')};`,
  },
  {
    // Devices by names that are never given twice; what is there is named after its home and number until it is claimed.
    sqlite: `
      create table named_series (id integer primary key autoincrement, device text not null,
        key text not null, kind text not null, name text, unit text, decimals integer not null,
        rolled_until integer not null default 0, time_zone text not null default '', unique (device, key));
      insert into named_series select id, 'unnamed ' || home_id || ' ' || device_id, key, kind, name, unit,
        decimals, rolled_until, time_zone from series;
      update sqlite_sequence set seq = (select max(seq) from sqlite_sequence where name in ('series', 'named_series'))
        where name = 'named_series';
      drop table series;
      alter table named_series rename to series;
      ${ownership('', 'integer')}`,
    postgres: `
      alter table history.series add column device text;
      update history.series set device = 'unnamed ' || home_id || ' ' || device_id;
      alter table history.series alter column device set not null, drop column home_id, drop column device_id,
        add unique (device, key);
      ${ownership('history.', 'bigint')}`,
  },
  {
    // The states from which counters and levels go on, power fed in, and readings with another unit or kind.
    sqlite: countingColumns('', 'real'),
    postgres: countingColumns('history.', 'float8'),
  },
  // When series were heard last, and their usual pauses.
  { sqlite: heard('', 'integer'), postgres: heard('history.', 'bigint') },
]

function heard(schema: string, whole: string): string {
  return `create table ${schema}heard (device text not null, key text not null, at ${whole} not null,
    pause_ms ${whole}, primary key (device, key));`
}

function countingColumns(schema: string, number: string): string {
  const rolledTables = ['rolled_hour', 'rolled_day'].map(
    (table) => `alter table ${schema}${table} add column below ${number} not null default 0;
      alter table ${schema}${table} add column counted text;`,
  )
  return `${rolledTables.join('')}
    alter table ${schema}series add column sent_unit text;
    update ${schema}series set sent_unit = unit;
    alter table ${schema}series add column is_former integer not null default 0;`
}

/** The tables of the owner of a history, and of devices found without an owner, on how many days. */
function ownership(schema: string, whole: string): string {
  return `create table ${schema}installation (id text not null);
    create table ${schema}unowned (device text primary key, days integer not null, at ${whole} not null);`
}

function rolled(name: string, whole: string, number: string): string {
  return `create table ${name} (series integer not null, at ${whole} not null,
    until ${whole} not null, min ${number} not null, max ${number} not null, sum ${number} not null,
    known_ms ${whole} not null, on_ms ${whole} not null, switchings integer not null,
    rise ${number} not null, fall ${number} not null, mark ${number}, primary key (series, at))`
}
