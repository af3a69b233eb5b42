/* Plays devices from the command line, until it is interrupted. */
import { createInterface } from 'node:readline'
import type { MqttDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { CommandLineError, help, type Order, readCommandLine } from './command-line.ts'
import { playNode } from './firmwares/esphome/esphome-node.ts'
import {
  type PlayedBoard,
  playShelly,
  playShellyGen1,
  playTasmota,
  playZigbeeHub,
} from './firmwares/play-firmware.ts'
import { type Simulator, startSimulator } from './simulator.ts'

function read(): Order | undefined {
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

/** Plays boards with a firmware of their own; a line of the input presses a button. */
function startFirmware({ devices, server, version = 4 }: Order, dialect: MqttDialect) {
  const played = new Map(
    devices.map(({ identifier, secret, name = 'Lamp' }, index) => {
      const mac = (0xa8_03_2a_00_00_00 + index).toString(16).toUpperCase()
      const account = { server, identifier, secret, version }
      const names = [name, 'Socket']
      const play = {
        tasmota: () => playTasmota(account, { topic: `tasmota_${mac.slice(-6)}`, mac, names }),
        shelly: () => playShelly(account, { prefix: `shellyplus2pm-${mac.toLowerCase()}`, names }),
        shelly_gen1: () => playShellyGen1(account, { id: `shellyswitch25-${mac}`, relays: 2 }),
        zigbee2mqtt: () => playZigbeeHub(account, { base: 'zigbee2mqtt', names }),
      }
      const device: PlayedBoard = play[dialect]()
      device.ready.then(
        () => console.log(`${identifier}: connected`),
        (error) =>
          console.error(`${identifier}: ${error instanceof Error ? error.message : error}`),
      )
      return [identifier, device]
    }),
  )
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const [identifier = '', relay = '1'] = line.trim().split(/\s+/)
    played.get(identifier)?.board.press(Number(relay))
  })
  return {
    stop() {
      lines.close()
      return Promise.all([...played.values()].map((device) => device.stop()))
    },
  }
}

/** Plays nodes, which wait for the server; a line of the input is somebody at the board. */
async function startNodes({ devices }: Order) {
  const played = new Map(
    await Promise.all(
      devices.map(async ({ identifier, secret: key, name = 'Lamp' }, index) => {
        const host = `127.0.0.${index + 1}`
        const mac = `A8:03:2A:00:00:${(index + 1).toString(16).padStart(2, '0')}`
        const node = await playNode({ host, key, name: identifier, mac, names: ['Socket', name] })
        console.log(`${identifier}: waits at ${host}`)
        return [identifier, node] as const
      }),
    ),
  )
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => {
    const [identifier = '', number = '1'] = line.trim().split(/\s+/)
    played.get(identifier)?.press(Number(number))
  })
  return {
    stop() {
      lines.close()
      return Promise.all([...played.values()].map((node) => node.stop()))
    },
  }
}

async function startDevices(order: Order): Promise<{ stop(): Promise<unknown> }> {
  if (order.dialect === 'esphome') return startNodes(order)
  if (order.dialect) return startFirmware(order, order.dialect)
  const simulator = await startSimulator({ ...order, log: (line) => console.log(line) })
  introduce(simulator, order.server)
  return simulator
}

/** Lets go of the program that has started this one: it would be waited for. */
function leave(): void {
  if (process.connected) process.disconnect?.()
}

const options = read()
if (options) {
  try {
    const simulator = await startDevices(options)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => simulator.stop().catch(console.error).finally(leave))
    // Another program may have started this one: it ends with that, however that ended.
    if (process.connected) process.once('disconnect', () => process.exit())
  } catch (error) {
    console.error(`Cannot start: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
