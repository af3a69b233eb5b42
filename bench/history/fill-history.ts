import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteHistorySql } from '@roomwire/server/features/series/sqlite-history-sql.ts'

const dayMs = 24 * 3_600_000
/** The pins that the devices of a bench report. */
const pins = ['18', '19', '21', '25']

/** Gives the devices of a data folder 90 days behind them: so many samples, as many of each pin. */
export async function fillHistory(data: string, rows: number): Promise<void> {
  const house = new DatabaseSync(join(data, 'roomwire.sqlite'))
  const devices = house.prepare('select id, home_id from device order by id').all()
  house.close()
  const file = join(data, 'history.sqlite')
  await sqliteHistorySql(file).close()
  const history = new DatabaseSync(file)
  history.exec('pragma synchronous = off; begin')
  history.exec('delete from sample; delete from series')
  const addSeries = history.prepare(`insert into series
    (home_id, device_id, key, kind, decimals) values (?, ?, ?, 'pin', 0) returning id`)
  const addSamples = history.prepare(`with recursive nth(n) as
    (select 0 union all select n + 1 from nth where n < ? - 1)
    insert into sample select ?, ? + n * ?, n % 2 from nth`)
  const each = Math.ceil(rows / (devices.length * pins.length))
  const begin = Date.now() - 90 * dayMs
  for (const { id, home_id } of devices) {
    for (const pin of pins) {
      const series = addSeries.get(Number(home_id), Number(id), `pin.${pin}`)?.id
      addSamples.run(each, Number(series), begin, Math.floor((90 * dayMs) / each))
    }
  }
  history.exec('commit; pragma wal_checkpoint(truncate)')
  history.close()
}
