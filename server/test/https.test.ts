/** A server with a certificate of its home's own authority: real TLS clients, and what is left without TLS. */

import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { Agent, get } from 'node:https'
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { serverAddressEndpoint } from '@roomwire/contracts/http/server-address.ts'
import { callApi, password } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import {
  handshake,
  isStage,
  type LivePage,
  liveAddress,
  ticketOf,
} from '@roomwire/testing/clients/live-page.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '../src/config/config.ts'
import { authorityFile, foundAuthority, renewCertificate } from '../src/platform/tls/own-files.ts'

const known = getCACertificates('default')
const logged: string[] = []
let server: TestServer
afterEach(async () => {
  setDefaultCACertificates(known)
  logged.length = 0
  await server.stop()
})

/** A server whose authority the clients of this process trust. */
async function startAtHome(settings: Partial<Config> = {}) {
  server = await startTestServer('sqlite', {
    settings,
    onLog: (line) => logged.push(line),
    prepare: async (data) => {
      await foundAuthority(data, [], Date.now())
      setDefaultCACertificates([...known, readFileSync(authorityFile(data), 'utf8')])
    },
  })
  return { ...server, http: { url: `http://127.0.0.1:${server.port}` } }
}

/** The serial number that a new connection is shown. */
function serialAt(port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => {
      const { serialNumber } = socket.getPeerCertificate()
      socket.destroy()
      resolve(serialNumber)
    })
    socket.once('error', reject)
  })
}

describe('HTTPS at home', () => {
  it('R-20 serves pages, calls and devices over TLS, to who trusts the authority of the home', async () => {
    const { url, ports } = await startAtHome()
    const mqttUrl = `mqtts://127.0.0.1:${ports.mqtts}`
    const { page, device, owner } = await openLiveHome({ url, mqttUrl })
    await press(page)
    expect(device.commands).toMatchObject([{ pin: '18', state: 1 }])
    const { network_url } = await callApi(owner, serverAddressEndpoint, {})
    expect(network_url).toBeNull()
    // Over WebSocket too.
    const board = await callApi(owner, registerDeviceEndpoint, {
      body: { device_identifier: 'SC-2', device_name: 'b', device_local_IP: '10.0.0.2' },
    })
    const web = `${url.replace('https', 'wss')}/mqtt`
    await (await connectTestDevice(web, 'SC-2', board.device_secret)).leave()
    await device.leave()
    await page.close()
    setDefaultCACertificates(known)
    const strangers = new Agent({ maxCachedSessions: 0 })
    const refused = await new Promise<Error>((resolve) => {
      get(`${url}/`, { agent: strangers }).once('error', resolve)
    })
    expect(refused).toMatchObject({ code: expect.stringMatching(/^(SELF_SIGNED|UNABLE)/) })
  })

  it('R-20 leads pages from HTTP to HTTPS, and takes neither calls nor live pages without TLS', async () => {
    const { http, ports, url } = await startAtHome({ publicUrl: 'https://home.example' })
    const led = async (path: string, host: string) => {
      const answer = await fetchRaw(http.url, path, host)
      return [answer.status, answer.location]
    }
    const https = `:${ports.https}`
    expect(await led('/room?view=rooms', 'pi.local:8080')).toEqual([
      307,
      `https://pi.local${https}/room?view=rooms`,
    ])
    expect(await led('/', '[fd00::5]:8080')).toEqual([307, `https://[fd00::5]${https}/`])
    expect(await led('/', 'home.example')).toEqual([307, 'https://home.example/'])
    expect(await led('//evil.example', 'pi.local')).toEqual([
      307,
      `https://pi.local${https}//evil.example`,
    ])
    expect(await led('/', 'pi.local/@evil.example')).toEqual([400, undefined])
    for (const line of ['POST /api/users/login', 'GET /api/devices'] as const) {
      const { status, body } = await ask(http, line, {
        body: line.startsWith('P') ? {} : undefined,
      })
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'https_only' } })
    }
    const { owner } = await createTestHome(url)
    const ticket = async (at: string) => liveAddress(at, await ticketOf(owner))
    expect(await handshake(await ticket(http.url), { origin: http.url })).toBe(403)
    expect(await handshake(await ticket(url), { origin: url })).toBe(101)
    expect(await handshake(await ticket(url), { origin: url.replace('https', 'http') })).toBe(403)
  })

  it('R-98 never asks a browser for HTTPS alone, whatever PUBLIC_URL and proxies say', async () => {
    const host = 'home.example'
    await startAtHome({ publicUrl: `https://${host}`, trustedProxy: '127.0.0.1' })
    const sent = await new Promise<string | undefined>((resolve, reject) => {
      get(`${server.url}/api/docs`, { headers: { host }, servername: 'localhost' }, (response) => {
        response.resume()
        resolve(response.headers['strict-transport-security'])
      }).once('error', reject)
    })
    expect(sent).toBeUndefined()
  })

  it('R-24 keeps its cookies to HTTPS', async () => {
    const { url } = await startAtHome()
    const { owner } = await createTestHome(url)
    const { email } = owner
    const { headers } = await ask(server, 'POST /api/users/login', { body: { email, password } })
    expect(headers.get('set-cookie')).toMatch(/^__Host-known=.+; Secure$/)
  })

  it('shows phones the authority without TLS: its fingerprint, its certificate, and a profile', async () => {
    const { http, config } = await startAtHome()
    const { text } = await ask(http, 'GET /authority')
    const authority = new X509Certificate(readFileSync(authorityFile(config.data)))
    expect(text.replaceAll('<wbr>', '')).toContain(authority.fingerprint256)
    const file = await fetch(`${http.url}/authority/roomwire.crt`)
    expect(file.headers.get('content-type')).toBe('application/x-x509-ca-cert')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(authority.raw)
    const profile = await ask(http, 'GET /authority/roomwire.mobileconfig')
    expect(profile.headers.get('content-type')).toBe('application/x-apple-aspen-config')
    expect(profile.text).toContain(`<data>${authority.raw.toString('base64')}</data>`)
    expect((await ask(http, 'GET /authority/style.css')).status).toBe(200)
    for (const path of ['authority.key', 'server.key', '../keys.json']) {
      expect((await ask(http, `GET /authority/${path}`)).text).not.toContain('PRIVATE')
    }
  })

  it('takes a renewed certificate without a restart, and no connection ends', async () => {
    const { url, ports, config } = await startAtHome()
    const mqttUrl = `mqtts://127.0.0.1:${ports.mqtts}`
    const { page, device } = await openLiveHome({ url, mqttUrl })
    const before = await serialAt(ports.https)
    await renewCertificate(config.data, Date.now() + 370 * 24 * 3_600_000)
    // Its certificate begins in a year: it must not count.
    await vi.waitFor(() => expect(logged.join()).toContain('is not in date: it begins on'), 60_000)
    expect(await serialAt(ports.https)).toBe(before)
    // The machine has got another address.
    const machine = { local: 'pi.local', addresses: ['192.168.7.7'] }
    expect(await renewCertificate(config.data, Date.now(), machine)).toBe(true)
    const changed = async () => expect(await serialAt(ports.mqtts)).not.toBe(before)
    await vi.waitFor(changed, { timeout: 60_000, interval: 500 })
    expect(await serialAt(ports.https)).toBe(await serialAt(ports.mqtts))
    await press(page)
    await device.leave()
    await page.close()
  })
})

describe('devices without TLS', () => {
  it.each([
    ['network', true, true],
    ['loopback', true, true],
    ['off', false, false],
  ] as const)('are let in as the operator decides: %s', async (plainMqtt, onTcp, onWebSocket) => {
    const { url, http, ports, mqttUrl } = await startAtHome({ plainMqtt })
    const { owner } = await createTestHome(url)
    expect(ports.mqtt !== undefined).toBe(onTcp)
    expect(mqttUrl.startsWith('mqtt:')).toBe(onTcp)
    const web = `${http.url.replace('http', 'ws')}/mqtt`
    expect(await handshake(web)).toBe(onWebSocket ? 101 : 403)
    const { mqtt_port, tls } = await callApi(owner, registerDeviceEndpoint, {
      body: { device_identifier: 'SC-2', device_name: 'b', device_local_IP: '10.0.0.2' },
    })
    expect(tls).toMatchObject({ port: ports.mqtts })
    expect(tls?.authority).toContain('BEGIN CERTIFICATE')
    // Only where the network may, a device of the network is told the port.
    expect(mqtt_port).toBe(plainMqtt === 'network' ? ports.mqtt : ports.mqtts)
  })
})

/** Switches the lamp on; resolves when its device has done it. */
async function press(page: LivePage): Promise<void> {
  page.say({ deviceIdentifier: 'SC-000001', messageId: 'press', action: 'on', pin: '18' })
  await page.hears(isStage('processed'))
}

/** A request with another Host than its address, which fetch does not send. */
async function fetchRaw(url: string, path: string, host: string) {
  return new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      const asked = request(url, { path, headers: { host } }, (response) => {
        response.resume()
        resolve({ status: response.statusCode, location: response.headers.location })
      })
      asked.once('error', reject)
      asked.end()
    },
  )
}
