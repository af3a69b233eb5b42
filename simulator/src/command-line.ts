import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import { declaredPins } from '@roomwire/contracts/device/from-device.ts'
import { dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { deviceIdentifier } from '@roomwire/contracts/vocabulary/fields.ts'
import { ipv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { z } from 'zod'
import type { DeviceCredentials, SimulatorOptions } from './simulator.ts'

export const help = `Plays Roomwire devices over real MQTT.

  npm run devices -- IDENTIFIER=SECRET ...
  npm run devices -- --file PATH [IDENTIFIER ...]
  npm run devices -- --secret SECRET IDENTIFIER ...

The first letters of an identifier tell its kind: SC- a switch controller, PC- a
pin controller with a fan, WLM- a water level monitor. Any other device has three
switches, unless a file says which pins it declares.

  --file PATH        devices from a JSON file: { "devices": [ { "identifier", "secret",
                     "name", "ip", "sensors", "pins" } ] } (only the first two are needed,
                     others are ignored; sensors: a list of temperature, humidity, power;
                     pins: what it declares, as in docs/device-protocol.md);
                     identifiers on the command line choose among them
  --secret SECRET    for identifiers without a secret of their own; so does DEVICE_SECRET
                     in the environment, which other people on this machine cannot read
  --server URL       mqtt://host:port, or ws://host:port/mqtt over WebSocket
                     (default: the server that runs on this machine, else
                     mqtt://127.0.0.1:1883; of two the one that runs on the data folder
                     --data PATH)
                     with TLS mqtts:// and wss://
  --ca FILE          certificate (PEM) of the authority behind the server's, if the system
                     does not know it
  --mqtt VERSION     3.1.1 or 5 (default 3.1.1)
  --dialect NAME     plays boards with stock firmware instead, two relays each: tasmota,
                     shelly or shelly_gen1; zigbee2mqtt plays a hub with seven boards behind
                     it; esphome plays nodes at 127.0.0.1, 127.0.0.2 and so on, whose SECRET is
                     their encryption key, and which the server dials (npm start --
                     --node-networks 127.0.0.0/8); a line 'IDENTIFIER 2' presses the button of
                     the second one
  --knobs PORT       HTTP port on 127.0.0.1 to touch, freeze, drop and delay the devices,
                     and more (default 0: a free port; or off)
  --local-web PORT   port of the first device's own page (/wifi-info, /set-ip) on 127.0.0.1,
                     the next device takes the next port (default 0: free ports; or off)
  --page ORIGIN      a web page that may call the local pages, such as https://home.example;
                     pages on the server's own host always may; may be repeated
  --help             this text
`

/** The devices to play: boards with a firmware of their own where there is a dialect. */
export type Order = SimulatorOptions & { dialect: Played | undefined }

/** The dialects that are played: all but a broker, which is a program of its own. */
const played = dialect.exclude(['broker'])
type Played = z.infer<typeof played>

/** An invalid command line; its message is for the person who wrote it. */
export class CommandLineError extends Error {}

type Given = { values: ReturnType<typeof readOptions>['values']; identifiers: readonly string[] }

const devicesFile = z.object({
  devices: z.array(
    z.object({
      identifier: deviceIdentifier,
      secret: z.string().min(1),
      name: z.string().optional(),
      ip: ipv4.optional(),
      sensors: z.array(sensorName).optional(),
      pins: declaredPins.optional(),
    }),
  ),
})

/**
 * Reads the command line; undefined when it asks for help. No error message
 * repeats a secret.
 *
 * @throws CommandLineError
 */
export function readCommandLine(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Order | undefined {
  const { values, positionals } = readOptions(args)
  if (values.help) return undefined
  const devices = chooseDevices({ values, identifiers: positionals }, env)
  return {
    devices,
    server: readServer(values.server),
    ca: values.ca === undefined ? undefined : readCa(values.ca),
    version: readVersion(values.mqtt),
    dialect: readDialect(values.dialect),
    knobs: readPort('--knobs', values.knobs, 1),
    localWeb: readPort('--local-web', values['local-web'], devices.length),
    pages: values.page.map(readOrigin),
  }
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        file: { type: 'string' },
        secret: { type: 'string' },
        server: { type: 'string', default: 'mqtt://127.0.0.1:1883' },
        ca: { type: 'string' },
        mqtt: { type: 'string', default: '3.1.1' },
        dialect: { type: 'string' },
        knobs: { type: 'string', default: '0' },
        'local-web': { type: 'string', default: '0' },
        page: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new CommandLineError(error instanceof Error ? error.message : String(error))
  }
}

function chooseDevices(
  { values, identifiers }: Given,
  env: NodeJS.ProcessEnv,
): DeviceCredentials[] {
  const known = values.file === undefined ? [] : readFile(values.file)
  const secretOfAll = values.secret ?? env.DEVICE_SECRET
  const devices =
    identifiers.length === 0 ? known : identifiers.map((one) => choose(one, known, secretOfAll))
  if (devices.length === 0)
    throw new CommandLineError('Name at least one device, e.g. SC-000001=SECRET, or give --file')
  const names = devices.map(({ identifier }) => identifier)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new CommandLineError(`${twice} is named twice`)
  return devices
}

function choose(
  argument: string,
  known: readonly DeviceCredentials[],
  secretOfAll: string | undefined,
): DeviceCredentials {
  const [name = '', ...rest] = argument.split('=')
  const identifier = deviceIdentifier.safeParse(name)
  if (!identifier.success) {
    const [issue] = identifier.error.issues
    throw new CommandLineError(`“${name}” is no device identifier: it ${issue?.message}`)
  }
  const found = known.find((one) => one.identifier === identifier.data)
  const secret = rest.join('=') || found?.secret || secretOfAll
  if (!secret)
    throw new CommandLineError(
      `${identifier.data} has no secret: write ${identifier.data}=SECRET, or give --secret, DEVICE_SECRET or a --file that has it`,
    )
  return { ...found, identifier: identifier.data, secret }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error
    throw new CommandLineError(`Cannot read ${path} (${why})`)
  }
}

function readFile(path: string): DeviceCredentials[] {
  const text = readText(path)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // The engine's own message would quote the file with its secrets.
    throw new CommandLineError(`${path} is not JSON`)
  }
  const file = devicesFile.safeParse(json)
  if (!file.success)
    throw new CommandLineError(`${path} does not list devices:\n${z.prettifyError(file.error)}`)
  return file.data.devices
}

function readServer(text: string): URL {
  const server = URL.parse(text)
  if (!server || !/^(mqtt|ws)s?:$/.test(server.protocol) || !server.hostname)
    throw new CommandLineError(
      `--server ${text} is no address such as mqtt://127.0.0.1:1883 or ws://127.0.0.1:3000/mqtt`,
    )
  if (server.username || server.password)
    throw new CommandLineError('--server takes no user or password; secrets go with the devices')
  if (server.protocol.startsWith('ws') && server.pathname === '/') server.pathname = '/mqtt'
  return server
}

function readCa(path: string): string {
  const text = readText(path)
  if (text.includes('-----BEGIN CERTIFICATE-----')) return text
  throw new CommandLineError(`${path} has no certificate (PEM)`)
}

function readDialect(text: string | undefined): Played | undefined {
  if (text === undefined) return undefined
  const { data } = played.safeParse(text)
  if (!data) throw new CommandLineError(`--dialect must be one of ${played.options.join(', ')}`)
  return data
}

function readVersion(text: string): 4 | 5 {
  if (text === '3.1.1') return 4
  if (text === '5') return 5
  throw new CommandLineError(`--mqtt ${text} is no version; there is 3.1.1 and 5`)
}

function readPort(option: string, text: string, ports: number): number | 'off' {
  if (text === 'off') return 'off'
  const port = Number(text)
  if (/^\d+$/.test(text) && (port === 0 || port + ports - 1 <= 65_535)) return port
  throw new CommandLineError(
    `${option} ${text} is no port; give 1 to 65535, 0 for a free one, or off`,
  )
}

function readOrigin(text: string): string {
  const page = URL.parse(text)
  if (page && /^https?:$/.test(page.protocol)) return page.origin
  throw new CommandLineError(`--page ${text} is no origin such as https://home.example`)
}
