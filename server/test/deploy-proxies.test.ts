/** The files of deploy/ for proxies with TLS, in Debian's programs: what differs is ports, and the certificate. */

import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { password } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { handshake, isStage, liveAddress } from '@roomwire/testing/clients/live-page.ts'
import { questionsAnswered } from '@roomwire/testing/clients/visitor.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { startCaddy, startNginxOf } from '@roomwire/testing/worlds/test-proxies.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { freePort, type Service } from '@roomwire/testing/worlds/test-services.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { certify, makeAuthority } from '../src/platform/tls/own-authority.ts'

const known = getCACertificates('default')
const deployed = (name: string) => readFile(join(import.meta.dirname, '../../deploy', name), 'utf8')

let server: TestServer
let proxy: Service
afterEach(async () => {
  setDefaultCACertificates(known)
  await proxy.stop()
  await server.stop()
})

/** A certificate for localhost, of an authority that this process trusts. */
async function certificate() {
  const folder = await mkdtemp(join(scratch, 'roomwire-proxy-'))
  const authority = await makeAuthority('An authority', [], Date.now())
  const { cert, key } = await certify(
    authority,
    { names: ['localhost'], addresses: [] },
    Date.now(),
  )
  setDefaultCACertificates([...known, authority.cert])
  const files = { cert: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') }
  await writeFile(files.cert, cert)
  await writeFile(files.key, key, { mode: 0o600 })
  return files
}

type Started = { https: string; http: string | undefined }

async function startDeployedNginx(target: string): Promise<Started> {
  const { cert, key } = await certificate()
  const port = await freePort()
  const file = (await deployed('nginx.conf'))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace('/etc/letsencrypt/live/home.example/fullchain.pem', cert)
    .replace('/etc/letsencrypt/live/home.example/privkey.pem', key)
  proxy = await startNginxOf(target, file)
  return { https: `https://localhost:${port}`, http: proxy.url }
}

async function startDeployedCaddy(target: string): Promise<Started> {
  const { cert, key } = await certificate()
  const port = await freePort()
  const site = `https://localhost:${port} {\n  bind 127.0.0.1\n  tls ${cert} ${key}`
  proxy = await startCaddy(target, (await deployed('Caddyfile')).replace('home.example {', site))
  return { https: `https://localhost:${port}`, http: undefined }
}

describe.each([
  ['nginx.conf', startDeployedNginx],
  ['Caddyfile', startDeployedCaddy],
] as const)('deploy/%s', (_name, start) => {
  it('lets pages and devices through over HTTPS, and tells the address of a visitor', async () => {
    server = await startTestServer('sqlite', { settings: { trustedProxy: '127.0.0.1' } })
    const { https, http } = await start(server.url)
    const mqttUrl = `${https.replace('https', 'wss')}/mqtt`
    const { owner, page, device } = await openLiveHome({ url: https, mqttUrl })
    page.say({ deviceIdentifier: 'SC-000001', messageId: 'press', action: 'on', pin: '18' })
    await page.hears(isStage('processed', 'press'))
    const signedIn = await ask({ url: https }, 'POST /api/users/login', {
      body: { email: owner.email, password },
    })
    expect(signedIn.headers.get('set-cookie')).toMatch(/^__Host-known=.+; Secure$/)
    const foreign = { origin: 'https://evil.example' }
    expect(await handshake(liveAddress(https, 'none'), foreign)).toBe(403)
    const noted = vi.spyOn(server.roomwire.audit, 'enqueue')
    // A visitor's word about its address counts for nothing.
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const visitor = { localAddress: '127.0.0.3', family: 4, headers }
    await handshake(liveAddress(https, 'none'), visitor)
    const from = server.roomwire.audit.pseudonymise('127.0.0.3')
    expect(noted).toHaveBeenCalledWith('live_socket.refused', expect.anything(), {
      why: 'not_signed_in',
      from,
    })
    if (http) {
      const led = await fetch(`${http}/room`, { redirect: 'manual' })
      expect([led.status, led.headers.get('location')]).toEqual([307, 'https://127.0.0.1/room'])
    }
    await device.leave()
    await page.close()
  })

  it('R-12 counts visitors each by themselves, whatever they say of their address', async () => {
    server = await startTestServer('sqlite', {
      settings: { trustedProxy: '127.0.0.1' },
      limitScale: 1,
    })
    const { https } = await start(server.url)
    for (const localAddress of ['127.0.0.3', '127.0.0.4']) {
      expect(await questionsAnswered(https, { localAddress, family: 4 })).toBe(60)
    }
  })

  // The proxy gives up a line after a minute of silence; a ping every half minute keeps it.
  it('keeps a page and a device that are silent', async () => {
    server = await startTestServer('sqlite', { settings: { trustedProxy: '127.0.0.1' } })
    const { https } = await start(server.url)
    const mqttUrl = `${https.replace('https', 'wss')}/mqtt`
    const { page, device } = await openLiveHome({ url: https, mqttUrl })
    await wait(volume('SILENT_S', 2) * 1_000)
    page.say({ deviceIdentifier: 'SC-000001', messageId: 'late', action: 'on', pin: '18' })
    await page.hears(isStage('processed', 'late'))
    await device.leave()
    await page.close()
  })
})
