import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteHistorySql } from '@roomwire/server/features/series/sqlite-history-sql.ts'

/* Makes a small data folder large, by SQL, while no server runs on it. */

const dayMs = 24 * 3_600_000

export type Largeness = {
  /** Devices of the large home, and of all others together. */
  devices: number
  others: number
  /** Rows of the command log, of activity, of the audit log, and samples: a quarter each. */
  rows: number
}

/** Devices of each other home. */
const perHome = 10

/** Copies the only device of the folder, its room, its home and their rows. */
export async function enlarge(data: string, { devices, others, rows }: Largeness): Promise<void> {
  const database = new DatabaseSync(join(data, 'roomwire.sqlite'))
  database.exec('pragma synchronous = off; pragma cache_size = -400000; begin')
  const all = (text: string, ...values: number[]) => database.prepare(text).all(...values)
  const columnsOf = (table: string) =>
    all(`select name from pragma_table_info('${table}')`).map(({ name }) => String(name))

  /** Copies a row so many times, with other values in some columns; `n` counts from 1. */
  function copy(table: string, id: number, count: number, other: Record<string, string>): void {
    const columns = columnsOf(table).filter((name) => name !== 'id')
    const values = columns.map((name) => other[name] ?? `"${name}"`)
    database.exec(`with recursive nth(n) as (select 1 union all select n + 1 from nth where n < ${count})
      insert into ${table} (${columns.map((name) => `"${name}"`).join()})
      select ${values.join()} from ${table}, nth where ${table}.id = ${id}`)
  }

  const [device] = all('select id, home_id, room_id from device order by id limit 1')
  const [id, home, room] = [device?.id, device?.home_id, device?.room_id].map(Number)
  if (!id || !home || !room) throw new Error('there is no device to copy')
  copy('room', room, 99, { name: `'Room ' || n`, name_key: `'room ' || n` })
  copy('home', home, Math.ceil(others / perHome), {})
  const nameForHistory = 'lower(hex(randomblob(16)))'
  // The room after it is the neighbour's.
  const place = `${room} + n % 100 + (n % 100 > 0)`
  copy('device', id, devices - 1, {
    identifier: `printf('SC-A%06X', n)`,
    name: `'Lamp ' || n`,
    room_id: place,
    history_id: nameForHistory,
  })
  copy('device', id, others, {
    identifier: `printf('SC-B%06X', n)`,
    name: `'Lamp ' || n`,
    room_id: 'null',
    history_id: nameForHistory,
    home_id: `${home} + 2 + n / ${perHome + 1}`,
  })
  const pinColumns = columnsOf('pin').filter((name) => name !== 'device_id')
  database.exec(`insert into pin (device_id, ${pinColumns.join()})
    select device.id, ${pinColumns.map((name) => `pin.${name}`).join()}
    from device, pin where pin.device_id = ${id} and device.id not in (select device_id from pin)`)

  const begin = Date.now() - 90 * dayMs
  const quarter = Math.ceil(rows / 4)
  const every = Math.floor((90 * dayMs) / quarter)
  const nth = `with recursive nth(n) as (select 1 union all select n + 1 from nth where n < ${quarter})`
  const whose = `(select home_id from device where device.id = ${id} + n % ${devices + others})`
  database.exec(`${nth} insert into command (home_id, device_id, requester_kind, requester_id, cause,
      message_id, origin, action, pin, desired, begun_at, deadline_at, outcome, ended_at)
    select ${whose}, ${id} + n % ${devices + others}, 'person', 1, 'page', n, '', 'on', '18', n % 2,
      ${begin} + n * ${every}, ${begin} + n * ${every} + 5000, 'done', ${begin} + n * ${every} + 100 from nth`)
  database.exec(`${nth} insert into activity (home_id, device_id, part, at, value, cause, count, last_at)
    select ${whose}, ${id} + n % ${devices + others}, '18', ${begin} + n * ${every}, n % 2, 'touch', 1,
      ${begin} + n * ${every} from nth`)
  // Before the first entry of the chain.
  database.exec(`${nth} insert into audit (id, at, home_id, person_id, event, detail, link)
    select -n, ${begin} + n * ${every}, ${whose}, 1, 'device.updated', json_object('device', ${id}), hex(n) from nth`)
  const measured = all('select history_id from device where home_id = ? limit 50', home)
  database.exec('commit; analyze; pragma wal_checkpoint(truncate)')
  database.close()
  const names = measured.map(({ history_id }) => String(history_id))
  await addSamples(join(data, 'history.sqlite'), names, quarter)
}

/** Samples of some devices: of each of their pins as many. */
async function addSamples(file: string, devices: readonly string[], rows: number) {
  await sqliteHistorySql(file).close()
  const history = new DatabaseSync(file)
  history.exec('pragma synchronous = off; begin')
  const addSeries = history.prepare(`insert into series
    (device, key, kind, decimals) values (?, ?, 'pin', 0) returning id`)
  const add = history.prepare(`with recursive nth(n) as
    (select 0 union all select n + 1 from nth where n < ? - 1)
    insert into sample select ?, ? + n * ?, n % 2 from nth`)
  const pins = ['18', '19', '21', '25']
  const each = Math.ceil(rows / (devices.length * pins.length))
  for (const device of devices) {
    for (const pin of pins) {
      const series = addSeries.get(device, `pin.${pin}`)?.id
      add.run(each, Number(series), Date.now() - 89 * dayMs, Math.floor((89 * dayMs) / each))
    }
  }
  history.exec('commit; pragma wal_checkpoint(truncate)')
  history.close()
}
