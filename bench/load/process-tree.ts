import { readdirSync, readFileSync } from 'node:fs'

/* The processor time and memory that processes use, from /proc (Linux). */

/** The unit of CPU time in /proc: 100 a second on every Linux that Node runs on. */
const ticksPerSecond = 100

type Row = { parent: number; cpuSeconds: number }

/** User and system CPU time of the processes and all below them, s. */
export function cpuSecondsOf(pids: readonly number[]): number {
  const table = processTable()
  return treeOf(pids, table).reduce((sum, pid) => sum + (table.get(pid)?.cpuSeconds ?? 0), 0)
}

/** The resident memory of the processes and all below them, KB. */
export function residentKbOf(pids: readonly number[]): number {
  return treeOf(pids, processTable()).reduce((sum, pid) => {
    const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`)) ?? []
    return sum + Number(kb)
  }, 0)
}

/** CPU time that all programs of the machine have used, s. */
export function machineBusySeconds(): number {
  const [user = 0, nice = 0, system = 0] = (read('/proc/stat').split('\n')[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system) / ticksPerSecond
}

function processTable(): Map<number, Row> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((pid) => [Number(pid), rowOf(read(`/proc/${pid}/stat`))]))
}

/** A row of /proc/PID/stat: the name in brackets may hold anything, the numbers follow it. */
function rowOf(stat: string): Row {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return {
    parent: fields[1] ?? 0,
    cpuSeconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / ticksPerSecond,
  }
}

function treeOf(pids: readonly number[], table: ReadonlyMap<number, Row>): number[] {
  const children = Map.groupBy(table.keys(), (pid) => table.get(pid)?.parent)
  const found: number[] = []
  const visit = (pid: number) => {
    found.push(pid)
    for (const child of children.get(pid) ?? []) visit(child)
  }
  for (const pid of pids) visit(pid)
  return found
}

/** A process may end while it is looked at; then there is nothing to read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
