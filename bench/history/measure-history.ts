import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runSampler } from '../sampler.ts'
import type { Sample, WorkName } from '../work/sample.ts'
import { fillHistory } from './fill-history.ts'

const usage = `Measures what a long history costs the live path: the same presses and reports on a server
whose history is empty, and on one with very many samples, in turns. It is for SQLite.

Usage: npm run bench -- history [options]

  --rows N      samples of the long history (default 10000000)
  --rounds N    how often both are measured (default 5)
  --seconds N   how long a sample is (default 8)
`

/** The workloads measured, with their numbers of homes or devices. The first sample makes the homes of a bench. */
const parts: readonly { work: WorkName; sizes: number[]; household: string }[] = [
  { work: 'true', sizes: [1, 32], household: 'household-32-1' },
  { work: 'b', sizes: [200], household: 'household-200-10' },
]

const columns = ['p50', 'p99', 'cpuMsEach'] as const

/** `npm run bench -- history`. Returns the exit code. */
export async function benchHistory(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000000' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    },
  })
  const [rows, rounds, seconds] = [values.rows, values.rounds, values.seconds].map(Number)
  if (values.help || !rows || !rounds || !seconds) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const folder = mkdtempSync(join(tmpdir(), 'roomwire-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const { work, sizes, household } of parts) {
    const empty = await householdIn(folder, work, sizes)
    const full = join(folder, `full-${work}`)
    cpSync(empty, full, { recursive: true })
    await fillHistory(join(full, household, 'data'), rows)
    const samples: Record<'empty' | 'full', Sample[]> = { empty: [], full: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, kept] of Object.entries({ empty, full })) {
        console.log(name)
        const taken = await sample({ work, sizes, round, seconds, warmSeconds: 2 }, kept, folder)
        samples[name === 'full' ? 'full' : 'empty'].push(...taken)
      }
    }
    for (const size of sizes) console.log(comparison(work, size, rows, samples))
  }
  return 0
}

/** Lets a short sample make the homes and devices that all others copy. */
async function householdIn(folder: string, work: WorkName, sizes: number[]): Promise<string> {
  const kept = join(folder, `empty-${work}`)
  mkdirSync(kept)
  await sample({ work, sizes, round: 0, seconds: 1, warmSeconds: 1 }, kept, folder)
  return kept
}

type Part = { work: WorkName; sizes: number[]; round: number; seconds: number; warmSeconds: number }

async function sample(part: Part, kept: string, folder: string): Promise<Sample[]> {
  const own = mkdtempSync(join(folder, 'sample-'))
  const order = { ...part, peer: 'roomwire', retries: 0, folder: own, kept }
  const { samples, error } = await runSampler(order)
  rmSync(own, { recursive: true, force: true })
  if (error !== undefined) throw new Error(error)
  return samples
}

function comparison(
  work: WorkName,
  size: number,
  rows: number,
  { empty, full }: Record<'empty' | 'full', Sample[]>,
): string {
  const medianOf = (all: Sample[], column: string) => {
    const sorted = all
      .filter((one) => one.size === size)
      .map(({ values }) => values[column] ?? 0)
      .sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  const texts = columns.map((column) => {
    const [without, withRows] = [medianOf(empty, column), medianOf(full, column)]
    const ratio = (withRows / without).toFixed(2)
    return `${column} ${without.toFixed(3)} and ${withRows.toFixed(3)} (${ratio})`
  })
  return `${work} ${size}: empty and with ${rows} samples, medians: ${texts.join(', ')}`
}
