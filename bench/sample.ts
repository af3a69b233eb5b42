import { peerNamed } from './peers/measured-peers.ts'
import { measureStart } from './work/cold-start.ts'
import { measureLists } from './work/lists.ts'
import { measureMemory } from './work/memory.ts'
import type { Order, Sample } from './work/sample.ts'
import { measureCeiling, measureLoad } from './work/telemetry.ts'
import { measureTrips } from './work/trips.ts'

/*
 * The generator: measures one workload on one server, in a process of its own, and says each sample
 * as a line of JSON. `npm run bench` starts it. It ends when its standard input closes.
 * Usage: node sample.ts ORDER   (an `Order` as JSON)
 */

process.stdin.on('end', () => process.exit(1)).resume()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const order: Order = JSON.parse(process.argv[2] ?? '')
const say = (sample: Sample) => process.stdout.write(`${JSON.stringify(sample)}\n`)

await measure()
process.exit(0)

function measure(): Promise<void> {
  const { work, peer } = order
  switch (work) {
    case 'a':
    case 'true':
    case 'replicas':
      return measureTrips(peerNamed(peer), order, say)
    case 'b':
    case 'levels':
      return measureLoad(peerNamed(peer), order, say)
    case 'ceiling':
      return measureCeiling(peerNamed(peer), order, say)
    case 'memory':
      return measureMemory(peerNamed(peer), order, say)
    case 'c':
      return measureLists(order, say)
    case 'd':
      return measureStart(order, say)
  }
}
