import { type KnobDevice, knobs } from './knob-list.ts'
import {
  HttpRefusal,
  hostNameOf,
  isLoopback,
  type LocalAnswer,
  type LocalRequest,
  type LocalServer,
  listenOnLoopback,
} from './loopback-http.ts'

/*
 * The hands that people and tests lay on simulated devices, as HTTP on
 * 127.0.0.1. `GET /` lists them.
 */

/**
 * Opens the knobs of these devices on 127.0.0.1.
 *
 * @param port 0 takes a free one
 * @throws when the port is taken
 */
export function openKnobs(
  port: number,
  devices: ReadonlyMap<string, KnobDevice>,
  complain: (error: unknown) => void,
): Promise<LocalServer> {
  return listenOnLoopback(port, async (request) => serve(request, devices), complain)
}

function serve(request: LocalRequest, devices: ReadonlyMap<string, KnobDevice>): LocalAnswer {
  refuseForeignPages(request)
  const { method, path } = request
  const [first, identifier, name, ...more] = path.split('/').slice(1)
  if (path === '/' && method === 'GET')
    return { status: 200, body: index(request.headers.host ?? '', [...devices.keys()]) }
  if (first !== 'devices' || more.length > 0)
    throw new HttpRefusal(404, 'GET / lists what there is')
  if (identifier === undefined) {
    only('GET', request)
    return { status: 200, body: { devices: [...devices.values()].map((one) => one.state()) } }
  }
  const device = devices.get(decode(identifier))
  if (!device)
    throw new HttpRefusal(404, `There is no device ${decode(identifier)}; see GET /devices`)
  if (name === undefined) only('GET', request)
  else turn(device, name, request)
  return { status: 200, body: device.state() }
}

function turn(device: KnobDevice, name: string, request: LocalRequest): void {
  const knob = knobs.find((one) => one.name === name)
  if (!knob) {
    const names = knobs.map((one) => one.name).join(', ')
    throw new HttpRefusal(404, `There is no knob ${name}; there is ${names}`)
  }
  only('POST', request)
  knob.turn(device, readJson(request.body))
}

/** A web page in the browser of whoever runs this must not turn knobs. */
function refuseForeignPages({ headers }: LocalRequest): void {
  const { host = '', origin } = headers
  if (!isLoopback(hostNameOf(host)))
    throw new HttpRefusal(403, 'The knobs answer to 127.0.0.1 only')
  if (origin !== undefined && origin !== `http://${host}`)
    throw new HttpRefusal(403, 'The knobs are not for web pages')
}

function only(desired: 'GET' | 'POST', { method, path }: LocalRequest): void {
  if (method !== desired) throw new HttpRefusal(405, `${path} is for ${desired}`)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function readJson(body: Buffer): unknown {
  if (body.length === 0) return {}
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new HttpRefusal(400, 'Send JSON, or nothing')
  }
}

function index(host: string, identifiers: readonly string[]): string {
  const widest = Math.max(...knobs.map(({ name }) => name.length))
  const lines = knobs.map(
    ({ name, help, example }) =>
      `  POST /devices/{id}/${name.padEnd(widest)}  ${example.padEnd(17)} ${help}`,
  )
  const some = identifiers.slice(0, 20).join(' ')
  const [one = 'SC-000001'] = identifiers
  return [
    'The knobs of simulated devices. Every answer is the state of the device.',
    '',
    '  GET  /devices                 every device and its state',
    '  GET  /devices/{id}            one of them',
    ...lines,
    '',
    'For example:',
    `  curl -X POST http://${host}/devices/${one}/touch -d '{"touchPin":12}'`,
    '',
    `Devices (${identifiers.length}): ${some}${identifiers.length > 20 ? ' …' : ''}`,
    '',
  ].join('\n')
}
