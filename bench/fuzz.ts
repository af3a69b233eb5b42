import { parseArgs } from 'node:util'
import { channels, fuzz } from '@roomwire/testing/fuzz/fuzz.ts'
import { startFuzzServer } from '@roomwire/testing/fuzz/fuzz-home.ts'

/* Sends very many odd inputs to a server of its own: `npm run fuzz -- --help`. */

const usage = `Starts a server, sends it odd inputs, and stops at the first fault.

Usage: npm run fuzz -- [options]

  --channel http|live|mqtt|all   which channel; all takes one after another (default all)
  --inputs N                     how many inputs each channel gets (default 200000)
  --seed S                       the same seed repeats the same inputs (default: a new one)
  --from N                       begins with input N of the seed (default 0)
  --help                         shows this
`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      channel: { type: 'string', default: 'all' },
      inputs: { type: 'string', default: '200000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
      from: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  })
  const desired = channels.filter((one) => values.channel === 'all' || values.channel === one)
  const range = {
    inputs: Number(values.inputs),
    seed: Number(values.seed),
    from: Number(values.from),
  }
  const isWhole = Object.values(range).every(
    (number) => Number.isSafeInteger(number) && number >= 0,
  )
  if (values.help || desired.length === 0 || !isWhole) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  const server = await startFuzzServer()
  try {
    process.stdout.write(`Seed ${range.seed}\n`)
    for (const channel of desired) {
      const { inputs, polluting, seconds, canary, megabytes } = await fuzz(server, channel, range)
      process.stdout.write(
        `${channel.padEnd(4)}  ${inputs} inputs in ${seconds.toFixed(0)} s (${polluting} at prototypes): 5xx and errors 0, crashes 0, polluted 0, canary ${canary.rounds} rounds, lost 0, slowest ${canary.slowestMs} ms; ${megabytes} MB\n`,
      )
    }
    return 0
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await server.stop()
  }
}

process.exit(await main())
