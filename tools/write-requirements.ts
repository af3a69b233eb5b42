import { writeFileSync } from 'node:fs'
import { proofsOf, readRows, readTitles, renderTable, tableFile } from './requirements.ts'

/* Writes docs/requirements.md (npm run requirements). */

const [rows, titles] = [readRows(), readTitles()]
writeFileSync(tableFile, renderTable(rows, titles))
const unproven = rows.filter((row) => proofsOf(row, titles).length === 0)
console.log(`${rows.length} rows, ${titles.length} tests.`)
if (unproven.length > 0) console.log(`Not proven: ${unproven.map(({ id }) => id).join(', ')}`)
