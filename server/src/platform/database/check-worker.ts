import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../reason-of.ts'
import { lowerThreadPriority } from '../thread-priority.ts'
import type { CheckOrder } from './database-check.ts'

/* This thread looks through a SQLite file, one table after another, so that nobody waits for it. */

/** Tables that grow with what happens: the quick check takes their ends alone. */
const logs = ['command', 'audit', 'audit_pending', 'activity', 'run', 'attempt']
const endRows = 1_000

/** How many faults are told of a table. */
const faultsMost = 5

const { file, kind, throttle }: CheckOrder = workerData

lowerThreadPriority()
const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })

/** The tables, with the list of tables itself. */
const tablesOf = () => [
  'sqlite_schema',
  ...database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .all()
    .map(({ name }) => String(name)),
]

const quoted = (name: string, by: string) => `${by}${name.replaceAll(by, by + by)}${by}`

function faultsOf(table: string): string[] {
  if (kind === 'quick' && logs.includes(table)) {
    for (const order of ['asc', 'desc']) {
      database
        .prepare(`select * from ${quoted(table, '"')} order by rowid ${order} limit ${endRows}`)
        .all()
    }
    return []
  }
  // The quick one leaves out whether indexes have the same as their tables.
  const check = kind === 'quick' ? 'quick_check' : 'integrity_check'
  return database
    .prepare(`pragma ${check}(${quoted(table, "'")})`)
    .all()
    .flatMap((row) => Object.values(row).map(String))
    .filter((text) => text !== 'ok')
    .slice(0, faultsMost)
}

/** Notes an error of the work as a fault, as a reader would meet it; data that can't be read is a fault too. */
function attempt<T>(where: string, work: () => T, faults: string[]): T | undefined {
  try {
    return work()
  } catch (error) {
    faults.push(`${where}: ${reasonOf(error)}`)
    return undefined
  }
}

const faults: string[] = []
for (const table of attempt('the list of tables', tablesOf, faults) ?? []) {
  const began = performance.now()
  for (const fault of attempt(table, () => faultsOf(table), faults) ?? []) {
    faults.push(`${table}: ${fault}`)
  }
  await setTimeout((performance.now() - began) * throttle)
}
database.close()
parentPort?.postMessage(faults)
