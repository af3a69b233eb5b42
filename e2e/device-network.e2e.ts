import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import {
  openPanel,
  startDevice,
  startRegisteredDevice,
} from '@roomwire/testing/browser/device-pages.ts'
import { openHttpsFront } from '@roomwire/testing/browser/https-front.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
import {
  addDevice,
  callApi,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { freePort } from '@roomwire/testing/worlds/test-services.ts'
import type { Page } from 'playwright'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

/*
 * Requests of the device manager to a device itself. The browser resolves the
 * address and the local name of a device to its simulated local page. It treats
 * that address as the local network, and a page over HTTPS as one from the
 * internet. Everything else is as it is in a home.
 */

const address = '192.168.1.40'
const localName = 'esp32-000001.local'
const publicName = 'home.example'

let localPort: number
let front: Awaited<ReturnType<typeof openHttpsFront>>
const fixture = openBrowserFixture(async (stack) => {
  localPort = await freePort()
  front = await openHttpsFront(stack.url, publicName)
  const names = [
    `MAP ${publicName}:${front.port} 127.0.0.1:${front.port}`,
    ...[address, localName].map((host) => `MAP ${host}:80 127.0.0.1:${localPort}`),
  ]
  const spaces = [`127.0.0.1:${front.port}=public`, `127.0.0.1:${localPort}=local`]
  return [
    `--host-resolver-rules=${names.join(', ')}`,
    `--ip-address-space-overrides=${spaces.join(',')}`,
  ]
})
afterAll(() => front?.close())

let owner: TestPerson
beforeEach(async () => {
  owner = await registerOwner(fixture.stack.url)
})

/** A device with its own connection to the server. */
async function connected(more: { ip?: string; identifier?: string } = {}) {
  const { device, stop } = await startDevice(fixture.stack, {
    owner,
    identifier: 'SC-000001',
    ...more,
  })
  fixture.after(stop)
  return device
}

/** A device that has forgotten its secret: it is in the local network only. */
async function onlyLocal() {
  await addDevice(owner, 'SC-000001')
  return playOnlyLocal()
}

async function playOnlyLocal() {
  const { device, stop } = await startRegisteredDevice(fixture.stack, {
    identifier: 'SC-000001',
    secret: 'forgotten',
    ip: address,
    localPort,
    pages: [front.url],
    connects: false,
  })
  fixture.after(stop)
  return device
}

/** A busy machine may answer later than a page waits for a device. */
const patient = (page: Page) =>
  page.addInitScript(
    () => void Object.assign(AbortSignal, { timeout: () => new AbortController().signal }),
  )

const desk = { viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true }

const phone = { ...desk, viewport: { width: 390, height: 844 } }

async function openManager(look = desk): Promise<Page> {
  const options = { ...look, path: '/devices/manage', before: patient }
  return (await fixture.visit(owner, options)).page
}

async function openStaticIp() {
  const page = await openManager()
  const panel = await openPanel(page, 'Device SC-000001', 'Static IP Configuration')
  return { page, panel }
}

/** Holds back the question where a device is, until the answer of this function is called. */
async function holdLookUp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/devices/wifi-info*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

type Panel = Awaited<ReturnType<typeof openPanel>>

async function send(panel: Panel, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await panel.getByRole('textbox', { name: label }).fill(value)
  }
  await panel.getByRole('button', { name: 'Send to device' }).click()
}

const home = { Gateway: '192.168.1.1', Subnet: '255.255.255.0', DNS: '1.1.1.1' }
const done = 'Static IP set! Device restarting...'

describe('a static IP', () => {
  test('MANAGE-4 MANAGE-6 LAN-2 LAN-3 a connected device gets a static IP over its connection', async () => {
    const device = await connected({ ip: '192.168.1.44' })
    const before = device.state().network
    device.refuse(true)
    const { panel } = await openStaticIp()
    await panel.getByText('mDNS failed', { exact: true }).waitFor()
    await panel.getByText('The device refused.').waitFor()
    device.refuse(false)
    await panel.getByRole('button', { name: 'Look again' }).click()
    await panel.getByText('Recommended IP 192.168.1.44').waitFor()

    await panel.getByText('Sent to the device over its own connection.').waitFor()
    await panel.getByRole('button', { name: 'Send to device' }).click()
    await panel.getByText('Enter an address like 192.168.1.40').waitFor()
    await send(panel, { 'Static IP': '192.168.1.77', Subnet: '255.0.255.0' })
    await panel.getByText('ESP32 rejected: 400', { exact: true }).waitFor()
    device.refuse(true)
    await send(panel, { Subnet: '255.255.255.0' })
    await panel.getByText('ESP32 rejected: 403', { exact: true }).waitFor()
    expect(device.state().network.ip).not.toBe('192.168.1.77')
    device.refuse(false)
    const localIp = panel.getByLabel('Local IP')
    const ip = await localIp.inputValue()
    await localIp.fill('')
    await send(panel, { 'Static IP': '192.168.1.77' })
    await panel.getByText('Device IP required', { exact: true }).waitFor()
    expect(device.state().network).toEqual(before)

    await localIp.fill(ip)
    await send(panel, { 'Static IP': '192.168.1.77', ...home })
    await panel.getByText(done, { exact: true }).waitFor()
    await expect
      .poll(() => device.state().network)
      .toEqual({
        ip: '192.168.1.77',
        gateway: '192.168.1.1',
        subnet: '255.255.255.0',
        dns: '1.1.1.1',
      })
    const shown = async () => (await callApi(owner, listDevicesEndpoint, {})).devices[0]
    await expect.poll(shown).toMatchObject({ ipAddress: '192.168.1.77', connected: true })
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
  })

  onlyInProve(
    'MANAGE-4 LAN-1 that a device refuses to the browser shows its status too',
    async () => {
      await onlyLocal()
      const { panel } = await openStaticIp()
      await send(panel, { 'Static IP': '192.168.1.77', Subnet: '255.0.255.0' })
      await panel.getByText('ESP32 rejected: 400', { exact: true }).waitFor()
    },
  )

  onlyInProve('MANAGE-4 LAN-3 of a device that hangs fails after five seconds', async () => {
    const device = await connected()
    const { panel } = await openStaticIp()
    // One that is frozen would be offline before a busy machine has asked it.
    device.deaf(true)
    await send(panel, { 'Static IP': '192.168.1.77' })
    await panel.getByText('ESP32 rejected: 504', { exact: true }).waitFor()
    await panel.getByText('The device has not answered').first().waitFor()
  })
})

describe('the name lookup', () => {
  test('MANAGE-4 MANAGE-6 LAN-1 LAN-2 a device in the local network is found by name', async () => {
    await addDevice(owner, 'SC-000001')
    const { page, panel } = await openStaticIp()
    await panel.getByText('mDNS unavailable', { exact: true }).waitFor()
    await panel.getByText(`this browser did not find ${localName}`).waitFor()
    await expect
      .poll(() => panel.getByRole('link', { name: `Open ${localName}` }).isVisible())
      .toBe(true)
    await panel.getByText(`this browser sends it straight to ${address}`).waitFor()
    await send(panel, { 'Static IP': '192.168.1.77' })
    await panel.getByText('ESP32 rejected: no answer', { exact: true }).waitFor()
    await panel.getByText(`this browser could not reach it at ${address}`).waitFor()
    const ownPage = panel.getByRole('link', { name: `Open ${address}` })
    await expect.poll(() => ownPage.getAttribute('href')).toBe(`http://${address}`)

    const device = await playOnlyLocal()
    const asked = page.waitForRequest(`http://${localName}/wifi-info`)
    await panel.getByRole('button', { name: 'Look again' }).click()
    expect((await asked).method()).toBe('GET')
    await panel.getByText(`Recommended IP ${address}`).waitFor()
    await expect.poll(() => page.locator('#say').textContent()).toBe(`Recommended IP ${address}`)

    const posted = page.waitForRequest(`http://${address}/set-ip`)
    await send(panel, { 'Static IP': '192.168.1.77', ...home })
    const request = await posted
    expect(request.method()).toBe('POST')
    expect([...new URLSearchParams(request.postData() ?? '')]).toEqual([
      ['staticIP', '192.168.1.77'],
      ['gateway', '192.168.1.1'],
      ['subnet', '255.255.255.0'],
      ['dns', '1.1.1.1'],
    ])
    await panel.getByText(done, { exact: true }).waitFor()
    await expect
      .poll(() => device.state())
      .toMatchObject({ connected: false, network: { ip: '192.168.1.77' } })
  })

  onlyInProve(
    'MANAGE-6 LAN-2 shows ‘mDNS failed’ where a device hangs, after five seconds',
    async () => {
      const device = await connected()
      // One that is frozen would be offline before a busy machine has asked it.
      device.deaf(true)
      const page = await openManager()
      const ask = await holdLookUp(page)
      const panel = await openPanel(page, 'Device SC-000001')
      await panel.getByText('Looking on your local network…').waitFor()
      ask()
      await panel.getByText('mDNS failed', { exact: true }).waitFor()
      await panel.getByText('The device has not answered').waitFor()
    },
  )
})

test.each(
  firstInGate([
    ['a phone', phone],
    ['a desk', desk],
  ]),
)('MANAGE-2 what the search finds takes the place kept for it, on %s', async (_where, look) => {
  // The name of this one is looked up at a place of this machine that does not answer.
  await addDevice(owner, 'SC-000001')
  await connected({ identifier: 'SC-000002', ip: '192.168.1.44' })
  const page = await openManager(look)
  for (const [identifier, found] of [
    ['SC-000002', 'Recommended IP'],
    ['SC-000001', 'mDNS unavailable'],
  ] as const) {
    const ask = await holdLookUp(page)
    const panel = await openPanel(page, `Device ${identifier}`)
    await panel.getByText('Looking on your local network…').waitFor()
    const next = () =>
      panel.getByLabel('Pin 18').evaluate((field) => field.getBoundingClientRect().top)
    const before = await next()
    ask()
    await panel.getByText(found).first().waitFor()
    expect(await next(), identifier).toBe(before)
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
  }
})

describe('the way to the device manager', () => {
  test.each(
    firstInGate([
      ['the navigation', 'Devices'],
      ['Quick Actions', 'Manage Devices'],
    ]),
  )('LAN-2 through %s ends at a document that may call devices', async (_where, name) => {
    await onlyLocal()
    const { page } = await fixture.visit(owner, { ...desk, before: patient })
    const way = page.getByRole('link', { name, exact: true })
    await way
      .or(page.getByRole('button', { name, exact: true }))
      .first()
      .click()
    await page.waitForURL('**/devices/manage')
    const panel = await openPanel(page, 'Device SC-000001')
    await panel.getByText(`Recommended IP ${address}`).waitFor()
  })
})

describe('a page over HTTPS', () => {
  const hint = 'Your browser may ask to reach devices on your local network.'

  async function openOverHttps() {
    const { context, page } = await fixture.stranger(undefined, desk)
    await patient(page)
    await signInOn(page, { ...owner, url: front.url }, '/devices/manage')
    const panel = await openPanel(page, 'Device SC-000001', 'Static IP Configuration')
    return { context, page, panel }
  }

  test('LAN-1 LAN-2 LAN-3 reaches the device in the browser with consent only', async () => {
    const device = await onlyLocal()
    const { context, page, panel } = await openOverHttps()
    await send(panel, { 'Static IP': '192.168.1.77' })
    await panel.getByText('ESP32 rejected: no answer', { exact: true }).waitFor()
    // The browser has been asked now, so the lookup needs no further warning.
    await panel.getByText('mDNS unavailable', { exact: true }).waitFor()
    expect(device.state().network.ip).toBe(address)

    await context.grantPermissions(['local-network-access'], { origin: front.url })
    await page.reload()
    await openPanel(page, 'Device SC-000001', 'Static IP Configuration')
    await panel.getByText(hint).first().waitFor()
    await expect.poll(() => panel.getByText(hint).count()).toBe(2)
    await panel.getByRole('button', { name: 'Look on the local network' }).click()
    await panel.getByText(`Recommended IP ${address}`).waitFor()
    await expect.poll(() => panel.getByText(hint).count()).toBe(0)
    await send(panel, { 'Static IP': '192.168.1.77', ...home })
    await panel.getByText(done, { exact: true }).waitFor()
    await expect.poll(() => device.state().network.ip).toBe('192.168.1.77')
  })

  onlyInProve('LAN-3 needs no consent for a connected device', async () => {
    const device = await connected({ ip: '192.168.1.44' })
    const { panel } = await openOverHttps()
    await panel.getByText('Recommended IP 192.168.1.44').waitFor()
    await expect.poll(() => panel.getByText(hint).count()).toBe(0)
    await send(panel, { 'Static IP': '192.168.1.77', ...home })
    await panel.getByText(done, { exact: true }).waitFor()
    await expect.poll(() => device.state().network.ip).toBe('192.168.1.77')
  })
})
