import { numberOf } from '@roomwire/contracts/demo/number-of.ts'
import type { DeviceReply } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import { ipv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { z } from 'zod'
import { ssid } from '../virtual-device/requests.ts'
import type { Network, VirtualDevice } from '../virtual-device/virtual-device.ts'
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
 * The face a device shows on the local network: `/wifi-info` and `/set-ip`
 * (spec §7). It has no password, so it trusts only what a browser cannot fake:
 * the Host it was called by (against DNS rebinding) and the Origin of the page.
 */

/** The device behind the face. */
export type LocalDevice = {
  device: () => VirtualDevice
  /** The same that the server may ask over MQTT. */
  ask: (request: DeviceRequest) => DeviceReply
}

/** The pages that may call the device: by host name, on any port, or by their full origin. */
export type TrustedPages = { host: string; origins: readonly string[] }

const optionalAddress = z.union([z.literal('').transform(() => undefined), ipv4]).optional()
const form = z.object({
  staticIP: z.string('is missing').pipe(ipv4),
  gateway: optionalAddress,
  subnet: optionalAddress,
  dns: optionalAddress,
})

/**
 * Opens the local face of one device on 127.0.0.1.
 *
 * @param port 0 takes a free one
 * @throws when the port is taken
 */
export function openLocalWeb(
  port: number,
  behind: LocalDevice,
  pages: TrustedPages,
  complain: (error: unknown) => void,
): Promise<LocalServer> {
  const answer = async (request: LocalRequest): Promise<LocalAnswer> => {
    const headers = admit(request, behind.device().network, pages)
    try {
      const served = await serve(request, behind)
      return { ...served, headers: { ...headers, ...served.headers } }
    } catch (error) {
      // A page may read why it was refused, as long as it may call at all.
      if (!(error instanceof HttpRefusal)) throw error
      return { status: error.status, headers, body: { error: error.message } }
    }
  }
  return listenOnLoopback(port, answer, complain)
}

/** Lets a request in, or throws a Refusal; answers with what its browser must be told. */
function admit(
  { headers }: LocalRequest,
  { ip }: Network,
  pages: TrustedPages,
): Record<string, string> {
  const host = hostNameOf(headers.host ?? '')
  // The simulator lives on 127.0.0.1 whatever address its device claims.
  const isOurs = host === ip || host === '127.0.0.1' || host?.endsWith('.local')
  if (!isOurs) throw new HttpRefusal(403, 'This device is not called that')
  const { origin } = headers
  if (origin === undefined) return {}
  if (!isTrusted(origin, pages) && hostNameOf(origin) !== host)
    throw new HttpRefusal(403, 'This page may not speak to the device')
  return {
    'access-control-allow-origin': origin,
    vary: 'Origin',
    ...(headers['access-control-request-private-network'] === 'true'
      ? { 'access-control-allow-private-network': 'true' }
      : {}),
  }
}

function isTrusted(origin: string, { host, origins }: TrustedPages): boolean {
  if (origins.includes(origin)) return true
  const name = hostNameOf(origin)
  return name === host || (isLoopback(name) && isLoopback(host))
}

async function serve(request: LocalRequest, behind: LocalDevice): Promise<LocalAnswer> {
  const { method, path } = request
  if (method === 'OPTIONS')
    return { status: 204, headers: { 'access-control-allow-methods': 'GET, POST' } }
  if (path === '/wifi-info' && method === 'GET')
    return { status: 200, body: wifiInfo(behind.device()) }
  if (path === '/set-ip' && method === 'POST') {
    const { ok, status = 400, error, ip } = behind.ask(await readForm(request))
    if (!ok) throw new HttpRefusal(status, error ?? 'The device refused')
    return { status: 200, body: { message: `Restarting as ${ip}` } }
  }
  const isKnown = path === '/wifi-info' || path === '/set-ip'
  throw isKnown
    ? new HttpRefusal(405, `${path} is not for ${method}`)
    : new HttpRefusal(404, 'There is /wifi-info and /set-ip')
}

function wifiInfo({ identifier, network, rssi }: VirtualDevice): object {
  const number = numberOf(identifier).toString(16).padStart(4, '0').toUpperCase()
  return {
    ...network,
    ssid,
    rssi,
    // 02 marks an address that no factory gave out.
    mac: `02:52:57:00:${number.slice(0, 2)}:${number.slice(2)}`,
    identifier,
  }
}

async function readForm({ headers, body }: LocalRequest): Promise<DeviceRequest> {
  const type = headers['content-type'] ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw new HttpRefusal(415, 'Send form data: staticIP, gateway, subnet, dns')
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new HttpRefusal(400, 'This form cannot be read')
    })
  const fields = form.safeParse(Object.fromEntries(sent))
  if (!fields.success) {
    const [issue] = fields.error.issues
    throw new HttpRefusal(400, `${issue?.path.join('.')} ${issue?.message}`)
  }
  return { requestId: 'local', kind: 'setIp', ...fields.data }
}
