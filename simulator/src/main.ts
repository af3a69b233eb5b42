/* Plays devices from the command line, until it is interrupted. */
import { CommandLineError, help, readCommandLine } from './command-line.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from './simulator.ts'

function read(): SimulatorOptions | undefined {
  try {
    const options = readCommandLine(process.argv.slice(2), process.env)
    if (!options) console.log(help)
    return options
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error
    console.error(`${error.message}\n(--help lists the options.)`)
    process.exitCode = 2
    return undefined
  }
}

function introduce(simulator: Simulator, server: URL): void {
  console.log(`Playing ${simulator.devices.size} device(s) for ${server.href}`)
  for (const device of simulator.devices.values()) {
    const { identifier, name, localWeb } = device.state()
    const page = localWeb ? `, its local page is ${localWeb}` : ''
    console.log(`${identifier}: ${name ?? 'a device'}${page}`)
  }
  if (simulator.knobsUrl) console.log(`Knobs: ${simulator.knobsUrl}/`)
}

/** Lets go of the program that has started this one: it would be waited for. */
function leave(): void {
  if (process.connected) process.disconnect?.()
}

const options = read()
if (options) {
  try {
    const simulator = await startSimulator({ ...options, log: (line) => console.log(line) })
    introduce(simulator, options.server)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => simulator.stop().catch(console.error).finally(leave))
    // Another program may have started this one: it ends with that, however that ended.
    if (process.connected) process.once('disconnect', () => process.exit())
  } catch (error) {
    console.error(`Cannot start: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
