import { request } from 'node:http'
import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replyTo } from '../virtual-device/requests.ts'
import { type Network, newDevice, type VirtualDevice } from '../virtual-device/virtual-device.ts'
import { openLocalWeb } from './local-web.ts'
import type { LocalServer } from './loopback-http.ts'

const home: Network = {
  ip: '192.168.1.20',
  gateway: '192.168.1.1',
  subnet: '255.255.255.0',
  dns: '192.168.1.1',
}
const page = 'http://127.0.0.1:3000'

let device: VirtualDevice
let restarts: number
let complaints: unknown[]
let web: LocalServer

beforeEach(async () => {
  device = newDevice('SC-000001', home, 0)
  restarts = 0
  complaints = []
  const face = {
    device: () => device,
    ask: (request: DeviceRequest) => {
      const answered = replyTo(device, request)
      device = answered.device
      restarts += answered.restarts ? 1 : 0
      return answered.reply
    },
  }
  const pages = { host: 'localhost', origins: ['https://home.example'] }
  web = await openLocalWeb(0, face, pages, (error) => complaints.push(error))
})

afterEach(async () => {
  expect(complaints).toEqual([])
  await web.close()
})

const setIp = (form: FormData | URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(`${web.url}/set-ip`, { method: 'POST', body: form, headers })

const addresses = { staticIP: '192.168.1.50', gateway: '192.168.1.1', subnet: '255.255.255.0' }

/** Asks with headers that fetch would not let us choose. */
async function ask(headers: Record<string, string>, method = 'GET', path = '/wifi-info') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: Record<string, unknown>
  }>()
  request(`${web.url}${path}`, { method, headers }, (answer) => {
    answer.resume()
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
  })
    .on('error', reject)
    .end()
  return promise
}

describe('GET /wifi-info', () => {
  test('LAN-2: answers with the ip and what the device knows of its network', async () => {
    const answer = await fetch(`${web.url}/wifi-info`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      ...home,
      ssid: expect.any(String),
      rssi: device.rssi,
      mac: expect.stringMatching(/^([0-9A-F]{2}:){5}[0-9A-F]{2}$/),
      identifier: 'SC-000001',
    })
  })
})

describe('POST /set-ip', () => {
  test('LAN-1, MANAGE-4: takes urlencoded form data and restarts with the new address', async () => {
    const answer = await setIp(new URLSearchParams({ ...addresses, dns: '9.9.9.9' }))
    expect(answer.status).toBe(200)
    expect(device.nextNetwork).toEqual({
      ip: '192.168.1.50',
      gateway: '192.168.1.1',
      subnet: '255.255.255.0',
      dns: '9.9.9.9',
    })
    expect(restarts).toBe(1)
  })

  test('LAN-1: takes multipart form data just as well', async () => {
    const form = new FormData()
    form.set('staticIP', '192.168.1.51')
    expect((await setIp(form)).status).toBe(200)
    expect(device.nextNetwork).toEqual({ ...home, ip: '192.168.1.51' })
  })

  test('keeps the other addresses when they are left empty', async () => {
    const form = new URLSearchParams({ staticIP: '192.168.1.52', gateway: '', subnet: '', dns: '' })
    expect((await setIp(form)).status).toBe(200)
    expect(device.nextNetwork).toEqual({ ...home, ip: '192.168.1.52' })
  })

  test.each([
    [{}, 'staticIP is missing'],
    [{ staticIP: '' }, 'staticIP must be an IPv4 address'],
    [{ staticIP: '192.168.1.256' }, 'staticIP must be an IPv4 address'],
    [{ staticIP: '192.168.01.5' }, 'staticIP must be an IPv4 address'],
    [{ ...addresses, gateway: 'router' }, 'gateway must be an IPv4 address'],
    [{ ...addresses, dns: '1.1.1' }, 'dns must be an IPv4 address'],
    [{ ...addresses, subnet: '255.0.255.0' }, 'subnet must be a mask'],
  ])('LAN-1: refuses %j with 400 and stays where it is', async (fields, text) => {
    const answer = await setIp(new URLSearchParams(fields))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: expect.stringContaining(text) })
    expect([device.nextNetwork, restarts]).toEqual([home, 0])
  })

  test('a device that was told to refuse answers 403 here too', async () => {
    device = { ...device, behaviour: { deaf: false, refusing: true, plain: false } }
    const answer = await setIp(new URLSearchParams(addresses))
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'Told to refuse' }])
  })

  test('refuses what is no form, what cannot be read, and what is too long', async () => {
    expect((await setIp('{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await setIp('x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect((await setIp(new URLSearchParams({ staticIP: 'x'.repeat(5_000) }))).status).toBe(413)
    expect(restarts).toBe(0)
  })
})

describe('who may call', () => {
  test('a page on the host of the server may, on any port, and its browser is told so', async () => {
    const answer = await fetch(`${web.url}/wifi-info`, { headers: { origin: page } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe(page)
    expect(answer.headers.get('vary')).toBe('Origin')
  })

  test('a page that was named may', async () => {
    const form = new URLSearchParams(addresses)
    expect((await setIp(form, { origin: 'https://home.example' })).status).toBe(200)
  })

  test('a page may read why it was refused', async () => {
    const answer = await setIp(new URLSearchParams(), { origin: page })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('access-control-allow-origin')).toBe(page)
  })

  test.each([
    'http://evil.example',
    'https://home.example.evil.example',
    'http://home.example',
    'http://127.0.0.1.evil.example',
    'null',
  ])('no other page may: %s', async (origin) => {
    const answer = await setIp(new URLSearchParams(addresses), { origin })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(restarts).toBe(0)
  })

  test('a preflight for the private network is answered', async () => {
    const headers = { origin: page, 'access-control-request-private-network': 'true' }
    const answer = await ask(headers, 'OPTIONS', '/set-ip')
    expect(answer).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': page,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-private-network': 'true',
      },
    })
    expect((await ask({ origin: 'http://evil.example' }, 'OPTIONS', '/set-ip')).status).toBe(403)
  })

  test('the device answers to its address and to a name under .local', async () => {
    for (const host of ['192.168.1.20', '127.0.0.1:80', 'switch-000001.local', 'Switch.LOCAL:80'])
      expect((await ask({ host })).status).toBe(200)
  })

  test('it answers to no other name: a rebound name reaches nothing', async () => {
    for (const host of ['evil.example', '192.168.1.21', 'local', '192.168.1.20.evil.example', '/'])
      expect((await ask({ host })).status).toBe(403)
  })
})

test('it has two pages, each for its own method', async () => {
  expect((await fetch(`${web.url}/`)).status).toBe(404)
  expect((await fetch(`${web.url}/set-ip`)).status).toBe(405)
  expect((await fetch(`${web.url}/wifi-info`, { method: 'POST' })).status).toBe(405)
})
