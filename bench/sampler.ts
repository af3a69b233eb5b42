import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cores } from './load/cores.ts'
import type { Order, Sample } from './work/sample.ts'

const program = join(import.meta.dirname, 'sample.ts')

/**
 * Runs the generator for one order, on the generator's core, and shows each sample as it comes.
 * Samples from before a failure are kept; `error` says that it failed.
 */
export async function runSampler(order: Order): Promise<{ samples: Sample[]; error?: string }> {
  const [command = '', ...args] = [...cores.generator, process.execPath, program]
  const child = spawn(command, [...args, JSON.stringify(order)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const samples: Sample[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const sample: Sample = JSON.parse(line)
    samples.push(sample)
    console.log(shownSample(sample))
  }
  const [code] = await ended
  return code === 0 ? { samples } : { samples, error: errors.trim() || `ended with ${code}` }
}

function shownSample({ work, peer, round, size, values, others }: Sample): string {
  const shown = ['p50', 'p99', 'perSecond', 'cpuMsEach', 'ceiling', 'kbEachDevice', 'readyMs']
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name} ${values[name]?.toPrecision(4)}`)
  return `round ${round + 1}  ${work} ${peer} ${size}: ${shown.join(', ')} (others ${others.toFixed(0)} %)`
}
