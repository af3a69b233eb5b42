import type { SensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import { defaultWaits, type Waits } from './links/backoff.ts'
import { openKnobs } from './links/knobs.ts'
import type { LocalServer } from './links/loopback-http.ts'
import { SimulatedDevice } from './simulated-device.ts'
import type { SimulatedPin } from './virtual-device/virtual-device.ts'

const tickMs = 1_000

export type DeviceCredentials = {
  identifier: string
  secret: string
  name?: string | undefined
  /** The address it claims to have on its local network; one is made up when left out. */
  ip?: string | undefined
  /** Its sensors; none when left out. */
  sensors?: readonly SensorName[] | undefined
  /** The pins that it declares; those of its kind when left out. */
  pins?: readonly SimulatedPin[] | undefined
}

export type SimulatorOptions = {
  devices: readonly DeviceCredentials[]
  /** mqtt://host:port or ws://host:port/mqtt; with TLS mqtts:// and wss://. */
  server: URL
  /** The authority behind the server's certificate (PEM); without it those that Node knows count. */
  ca?: string | undefined
  /** The version of MQTT to speak: 4 is 3.1.1, the default. */
  version?: 4 | 5
  /** Port of the knobs on 127.0.0.1; 0 (the default) takes a free one, off opens none. */
  knobs?: number | 'off'
  /** Port of the first device's local page; each next device takes the next port. */
  localWeb?: number | 'off'
  /** Origins of pages that may call the local pages, beside those on the server's own host. */
  pages?: readonly string[]
  waits?: Partial<Waits>
  /** Receives one line for each event worth watching. */
  log?: (line: string) => void
}

export type Simulator = {
  devices: ReadonlyMap<string, SimulatedDevice>
  /** The knobs of one device. Throws when this simulator does not run it. */
  device: (identifier: string) => SimulatedDevice
  knobsUrl: string | undefined
  /** Resolves as soon as every device is connected and has sent hello. */
  connected: () => Promise<void>
  /** Disconnects every device; nothing is left open. */
  stop: () => Promise<void>
}

/**
 * Runs devices over real MQTT until it is stopped. It resolves when they have
 * begun to connect; `connected` and `log` tell whether they succeed.
 *
 * @throws when a port is taken
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const log = options.log ?? (() => undefined)
  const devices = new Map(
    options.devices.map((credentials, index) => [
      credentials.identifier,
      newSimulatedDevice(options, credentials, index, log),
    ]),
  )
  let knobs: LocalServer | undefined
  let clock: NodeJS.Timeout | undefined
  const stop = async () => {
    clearInterval(clock)
    await Promise.all([knobs?.close(), ...[...devices.values()].map((device) => device.stop())])
  }
  try {
    await openLocalWebs(options, [...devices.values()])
    if (options.knobs !== 'off')
      knobs = await openKnobs(options.knobs ?? 0, devices, (error) => log(`knobs: bug: ${error}`))
  } catch (error) {
    await stop()
    throw error
  }
  for (const device of devices.values()) device.start()
  clock = setInterval(() => {
    for (const device of devices.values()) device.tick()
  }, tickMs)
  return {
    devices,
    device: (identifier) => deviceCalled(identifier, devices),
    knobsUrl: knobs?.url,
    connected: async () => {
      await Promise.all([...devices.values()].map((device) => device.connected()))
    },
    stop,
  }
}

function newSimulatedDevice(
  { server, ca, version = 4, waits }: SimulatorOptions,
  { identifier, secret, name, ip, sensors = [], pins }: DeviceCredentials,
  index: number,
  log: (line: string) => void,
): SimulatedDevice {
  const address = ip ?? `192.168.${1 + (Math.floor(index / 200) % 250)}.${20 + (index % 200)}`
  const router = address.replace(/\d+$/, '1')
  const network = { ip: address, gateway: router, subnet: '255.255.255.0', dns: router }
  const allWaits = { ...defaultWaits, ...waits }
  return new SimulatedDevice(
    {
      server,
      ca,
      version,
      identifier,
      secret,
      name,
      network,
      sensors,
      pins,
      waits: allWaits,
    },
    log,
  )
}

async function openLocalWebs(
  { localWeb = 0, server, pages = [] }: SimulatorOptions,
  devices: readonly SimulatedDevice[],
): Promise<void> {
  if (localWeb === 'off') return
  const trusted = { host: server.hostname.toLowerCase(), origins: pages }
  for (const [index, device] of devices.entries())
    await device.openLocalWeb(localWeb === 0 ? 0 : localWeb + index, trusted)
}

function deviceCalled(
  identifier: string,
  devices: ReadonlyMap<string, SimulatedDevice>,
): SimulatedDevice {
  const device = devices.get(identifier)
  if (!device) throw new Error(`${identifier} is not played here`)
  return device
}
