import { historyOwnership } from './history-ownership.ts'
import type { HistorySql } from './history-sql.ts'
import type { KeptHistory } from './history-store.ts'
import { writeMadeHistory } from './made-history.ts'
import { rollUp } from './roll-up.ts'
import { sampleReads } from './sample-reads.ts'
import { sampleWrites } from './sample-writes.ts'

/** The history on its tables, on either engine. */
export function sqlHistory(sql: HistorySql): KeptHistory {
  const { months, ...writes } = sampleWrites(sql)
  return {
    ...writes,
    ...sampleReads(sql),
    ...historyOwnership(sql),
    make: (history) => writeMadeHistory(sql, history, months.make),
    dropEmptyMonths: months.dropEmpty,
    async rollUp(historyId, to) {
      const rows = await sql.all('select id from @series where device = ?', historyId)
      for (const { id } of rows) {
        await rollUp(sql, Number(id), to)
        await sql.rest()
      }
    },
    close: sql.close,
  }
}
