import { parseArgs } from 'node:util'
import { type WorkName, works } from './work/sample.ts'

/* The plan of a run, read from the command line. */

export const usage = `Measures Roomwire beside others in the same run: medians of rounds that take turns.

Usage: npm run bench -- [options]
       npm run bench -- web [options]         how fast the pages come
       npm run bench -- history [options]     what a long history costs the live path
       npm run bench -- schedules [options]   very many schedules due in the same second
       npm run bench -- dialects [options]    a press on firmware that people own, beside our own
       npm run bench -- stalls [options]      how long each call stops a large server
       Each of these five has its own --help.

  --only a,b      only these parts: ${works.join(', ')} (default: all)
  --servers a,b   only these servers, as the tables name them (default: all)
  --rounds N      how often everything is measured (default 3)
  --out FILE      the page that gets the tables, docs/performance.md say; without it they are only printed
  --quick         one round of 1 s samples with few devices: shows that it runs, not how fast
  --help          shows this

  a        a command's round trip with 1, 32 and 256 in flight
  true     the same as real homes do it: four pins, an ack, QoS 1, three pages a home
  replicas the round trip of a on PostgreSQL, and of two servers with NATS
  b        1,000 and 10,000 devices that report the same once a second
  levels   10,000 devices that report another water level each time
  ceiling  the highest rate of reports
  memory   memory a device and a page
  c        GET /api/devices/ with 50 devices
  d        cold start and idle memory

mosquitto is measured too if it is installed, and Node-RED if NODE_RED names a folder
in which node-red, @flowfuse/node-red-dashboard and socket.io-client are installed.
`

export type Plan = {
  only: WorkName[]
  /** The names of the servers to measure; undefined for all. */
  servers: string[] | undefined
  rounds: number
  /** The page to write, if any. */
  out: string | undefined
  isQuick: boolean
  seconds: number
  warmSeconds: number
  retries: number
}

/** Reads the command line; nothing when it asks for help or for what there is not. */
export function readPlan(args: string[]): Plan | undefined {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: works.join(',') },
      servers: { type: 'string' },
      rounds: { type: 'string' },
      out: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const isQuick = values.quick
  const rounds = Number(values.rounds ?? (isQuick ? 1 : 3))
  const names = values.only.split(',')
  const only = works.filter((work) => names.includes(work))
  const isKnown = only.length === names.length && Number.isInteger(rounds) && rounds >= 1
  if (values.help || !isKnown) return undefined
  return {
    only,
    servers: values.servers?.split(','),
    rounds,
    out: values.out,
    isQuick,
    ...(isQuick
      ? { seconds: 1, warmSeconds: 0.5, retries: 0 }
      : { seconds: 3, warmSeconds: 10, retries: 3 }),
  }
}

/** How much at once each part measures. */
export function sizesOf(work: WorkName, isQuick: boolean): number[] {
  const [whole, quick] = {
    a: [
      [1, 32, 256],
      [1, 8],
    ],
    true: [[32], [8]],
    replicas: [
      [1, 32],
      [1, 8],
    ],
    b: [[1_000, 10_000], [200]],
    levels: [[10_000], [200]],
    ceiling: [[1_000], [200]],
    memory: [[10_000], [200]],
    c: [[32], [32]],
    d: [[50], [50]],
  }[work]
  return (isQuick ? quick : whole) ?? []
}
