import { requestMessage } from '@roomwire/contracts/device/to-device.ts'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import {
  listDevicesEndpoint,
  setStaticIpEndpoint,
  wifiInfoEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type Simulator, startSimulator } from '@roomwire/simulator/simulator.ts'
import {
  type ApiCaller,
  addDevice,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { backends, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import type { TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const form = { static_ip: '192.168.1.77', gateway: '192.168.1.1', subnet: '255.255.255.0', dns: '' }

describe.each(backends)('requests to a device over its own connection, on %s', (backend) => {
  let server: TestServer
  let home: Awaited<ReturnType<typeof createTestHome>>
  let simulator: Simulator | undefined

  beforeAll(async () => {
    server = await startServerOn(backend)
  })
  afterEach(async () => {
    await simulator?.stop()
    simulator = undefined
    expect(server.bugs).toEqual([])
  })
  afterAll(() => server.stop())

  /** A new home whose device is connected and played by the test. */
  async function played(ip?: string) {
    home = await createTestHome(server.url)
    const { identifier, secret } = home
    simulator = await startSimulator({
      devices: [{ identifier, secret, ip }],
      server: new URL(server.mqttUrl),
      knobs: 'off',
      localWeb: 'off',
      waits: { first: 20, longest: 100 },
    })
    await simulator.connected()
    await expect.poll(() => shownDevice(home.owner)).toMatchObject({ connected: true })
    return simulator.device(identifier)
  }

  const askIp = (caller: ApiCaller, device_identifier = home.identifier) =>
    answerOf(caller, wifiInfoEndpoint, { query: { device_identifier } })
  const giveIp = (caller: ApiCaller, more: Partial<typeof form> = {}) =>
    answerOf(caller, setStaticIpEndpoint, {
      body: { device_identifier: home.identifier, ...form, ...more },
    })

  it('LAN-3 LAN-2 a device answers with its address and its Wi-Fi', async () => {
    const device = await played('192.168.1.44')
    const { status, body } = await askIp(home.owner)
    expect(status).toBe(200)
    expect(body).toEqual({ ip: '192.168.1.44', ssid: 'Roomwire Home', rssi: expect.any(Number) })
    expect(device.state().network.ip).toBe('192.168.1.44')
  })

  it('LAN-3 LAN-1 MANAGE-4 a device takes a static IP, restarts with it, and every page is informed', async () => {
    const device = await played('192.168.1.44')
    const page = await openLivePage(home.owner)
    await page.watch(home.roomId)
    const { status, body } = await giveIp(home.owner)
    expect(status).toBe(200)
    expect(body).toEqual({ message: 'Static IP set! Device restarting...' })
    await page.hears(isUpdate(({ static_ip, dns }) => static_ip === '192.168.1.77' && dns === null))
    const { ipAddress } = await page.hears(isUpdate((now) => now.ipAddress === '192.168.1.77'))
    expect(ipAddress).toBe('192.168.1.77')
    expect(device.state().network).toMatchObject({
      ip: '192.168.1.77',
      gateway: '192.168.1.1',
      subnet: '255.255.255.0',
    })
    await page.close()
  })

  it('MANAGE-4 a field that is left empty stays as it was', async () => {
    const device = await played()
    await giveIp(home.owner)
    await expect.poll(() => shownDevice(home.owner)).toMatchObject({ ipAddress: '192.168.1.77' })
    const moved = { static_ip: '192.168.1.78', gateway: '', subnet: '' }
    expect(await giveIp(home.owner, moved)).toMatchObject({ status: 200 })
    const kept = { gateway: '192.168.1.1', subnet: '255.255.255.0' }
    const network = () => device.state().network
    await expect.poll(network).toMatchObject({ ip: '192.168.1.78', ...kept })
    expect(await shownDevice(home.owner)).toMatchObject({ static_ip: '192.168.1.78', ...kept })
  })

  it('MANAGE-4 the refusal of a device carries the status it gave, and nothing is stored', async () => {
    const device = await played()
    const badMask = await giveIp(home.owner, { subnet: '255.0.255.0' })
    expect(badMask).toMatchObject({
      status: 502,
      body: { error: 'ESP32 rejected: 400', code: 'device_refused' },
    })
    device.refuse(true)
    expect(await giveIp(home.owner)).toMatchObject({
      status: 502,
      body: { error: 'ESP32 rejected: 403', code: 'device_refused' },
    })
    expect(await askIp(home.owner)).toMatchObject({
      status: 502,
      body: { error: 'mDNS failed', code: 'device_refused' },
    })
    expect(await shownDevice(home.owner)).toMatchObject({ static_ip: null, subnet: null })
  })

  it('MANAGE-4 an invalid address is not passed on', async () => {
    const device = await played()
    const before = device.state().network
    const { status } = await giveIp(home.owner, { static_ip: '192.168.1.256' })
    expect(status).toBe(400)
    expect(device.state().network).toEqual(before)
  })

  it('LAN-2 the server waits five seconds for a frozen device, and not longer', async () => {
    const device = await played()
    device.freeze(true)
    const began = performance.now()
    const own = startOwnTime()
    const { status, body } = await askIp(home.owner)
    expect(status).toBe(504)
    expect(body).toEqual({ error: 'The device has not answered', code: 'device_no_answer' })
    expect(performance.now() - began).toBeGreaterThanOrEqual(limits.localLookupTimeoutMs - 50)
    expect(own()).toBeLessThan(slack * (limits.localLookupTimeoutMs + 2_000))
  })

  it('LAN-3 a device that is not connected has its own error code, so that the page can open its local page', async () => {
    home = await createTestHome(server.url)
    const refused = {
      status: 409,
      body: { error: 'Device SC-000001 is not connected', code: 'device_offline' },
    }
    expect(await askIp(home.owner)).toMatchObject(refused)
    expect(await giveIp(home.owner)).toMatchObject(refused)
  })

  it('LAN-3 a device whose firmware does not subscribe to requests has the same code, at once', async () => {
    home = await createTestHome(server.url)
    const device = await connectTestDevice(server.mqttUrl, home.identifier, home.secret)
    await device.settles()
    const own = startOwnTime()
    expect(await askIp(home.owner)).toMatchObject({ status: 409 })
    expect(own()).toBeLessThan(slack * 2_000)
    await device.leave()
  })

  it('GEN-2 ROLE-3 family and guests may not ask a device, even one that they see', async () => {
    const device = await played()
    const before = device.state().network
    const family = await createTestFamily(home.owner)
    const guest = await createTestGuest(home.owner, { now: server.clock.now() })
    for (const person of [family, guest]) {
      expect(await askIp(person)).toMatchObject({ status: 403 })
      expect(await giveIp(person)).toMatchObject({ status: 403 })
    }
    expect(await askIp({ url: server.url })).toMatchObject({ status: 401 })
    expect(device.state().network).toEqual(before)
  })

  it('GEN-2 a device of another home is refused like one that does not exist', async () => {
    const device = await played()
    const before = device.state().network
    const stranger = await registerOwner(server.url, 'Stranger')
    const unknown = { status: 404, body: { error: 'Device not found', code: 'not_found' } }
    expect(await askIp(stranger)).toMatchObject(unknown)
    expect(await giveIp(stranger)).toMatchObject(unknown)
    expect(await askIp(home.owner, 'SC-999999')).toMatchObject(unknown)
    expect(device.state().network).toEqual(before)
  })

  it('LAN-3 a device cannot answer the request to another device', async () => {
    home = await createTestHome(server.url)
    const otherSecret = await addDevice(home.owner, 'SC-000002', home.roomId)
    const other = await connectTestDevice(server.mqttUrl, 'SC-000002', otherSecret)
    const asked = await connectAsync(server.mqttUrl, {
      username: home.identifier,
      password: home.secret,
      reconnectPeriod: 0,
    })
    const heard = new Promise<string>((resolve) => {
      asked.on('message', (_topic, payload) => {
        resolve(requestMessage.parse(JSON.parse(String(payload))).requestId)
      })
    })
    await asked.subscribeAsync(topicOf(home.identifier, 'request'), { qos: 1 })
    const answer = askIp(home.owner)
    const requestId = await heard
    await other.report('reply', { requestId, ok: true, ip: '10.6.6.6' })
    const reply = JSON.stringify({ requestId, ok: true, ip: '192.168.1.44' })
    await asked.publishAsync(topicOf(home.identifier, 'reply'), reply, { qos: 1 })
    expect((await answer).body).toEqual({ ip: '192.168.1.44', ssid: null, rssi: null })
    await Promise.all([asked.endAsync(), other.leave()])
  })
})

async function shownDevice(owner: ApiCaller) {
  const { devices } = await callApi(owner, listDevicesEndpoint, {})
  return devices[0]
}
