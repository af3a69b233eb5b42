import { readFile } from 'node:fs/promises'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { drawn } from '@roomwire/testing/browser/layout-shift.ts'
import { openWalk } from '@roomwire/testing/browser/newcomers-walk.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, hasFocus } from '@roomwire/testing/browser/page-parts.ts'
import { modulesOfText, modulesPainted } from '@roomwire/testing/browser/qr-picture.ts'
import { addRoom, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { compileSketch } from '@roomwire/testing/sketch/compile-sketch.ts'
import { startSimulatedDevices } from '@roomwire/testing/worlds/simulated-devices.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* The first minutes in a home: which device, and all that the device needs. */

const fixture = openBrowserFixture()

async function fillIn(page: Page, identifier: string) {
  await page.getByLabel('Device identifier').fill(identifier)
  await page.getByLabel('Device name').fill('Fan box')
  await page.getByLabel('Device local IP').fill('192.168.1.77')
}

test('DASH-7 GEN-1 three steps lead from an empty home to a lamp that is on', async () => {
  const { stack } = fixture
  const owner = await registerOwner(stack.url)
  const { page } = await fixture.visit(owner, { before: holdClock })
  const walk = openWalk(page)
  const path = page.getByRole('list').filter({ hasText: 'Make a room' })
  const now = path.locator('[aria-current=step]')
  await walk.sees(now.getByText('Make a room'))
  await expect.poll(() => path.getByRole('listitem').count()).toBe(3)
  await walk.press(button(now, 'Create Room'))
  await walk.fill(page.getByLabel('Room name'), 'Kitchen')
  await page.keyboard.press('Enter')
  await walk.sees(now.getByText('Add a device'))
  await walk.sees(path.getByText('Make a room (done)'))
  await walk.press(now.getByRole('link', { name: 'Add First Device' }))
  await walk.fill(page.getByLabel('Device identifier'), 'SC-000001')
  await walk.fill(page.getByLabel('Device name'), 'Lamps')
  await walk.fill(page.getByLabel('Device local IP'), '192.168.1.77')
  await walk.choose(page.getByLabel('Assign to room'), 'Kitchen')
  await walk.press(button(page, 'Register Device'))
  await walk.press(button(page, 'Connect it'))
  const download = page.waitForEvent('download')
  await walk.press(button(page, 'Download the sketch'))
  await download

  // The board is flashed meanwhile, which is not the page's time.
  const secret = await page.locator('code').first().innerText()
  const devices = await startSimulatedDevices(stack, [{ identifier: 'SC-000001', secret }])
  fixture.after(devices.stop)
  await walk.press(page.getByRole('link', { name: 'Enter Kitchen' }))
  await walk.press(button(page, 'Turn ON Pin 18'))
  await walk.sees(button(page, 'Turn OFF Pin 18'))
  await expect.poll(() => devices.device('SC-000001').state().pins['18']).toBe(1)

  const { seconds, pages, choices, fields } = walk.taken()
  figure('GEN-1', 'seconds of a person from an empty home to a lamp that is on', seconds)
  figure(
    'GEN-1',
    'pages, presses and choices, fields on that way',
    `${pages}, ${choices}, ${fields}`,
  )
  expect(seconds).toBeLessThan(120)
  expect({ pages, choices, fields }).toEqual({ pages: 3, choices: 8, fields: 4 })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await walk.sees(page.getByRole('link', { name: 'Enter Room Kitchen' }))
  await expect.poll(() => path.isVisible()).toBe(false)
})

onlyInProve(
  'DASH-7 the rooms of a home without devices stand only together with the path above them',
  async () => {
    const owner = await registerOwner(fixture.stack.url)
    await addRoom(owner, 'Kitchen')
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const before = (page: Page) =>
      page.route(/management-[^/]*\.js$/, async (route) => {
        asked.resolve()
        await held.promise
        await route.continue()
      })
    const { page } = await fixture.visit(owner, { before })
    await asked.promise
    await drawn(page)
    const room = page.getByRole('link', { name: 'Enter Room Kitchen' })
    await expect.poll(() => room.count()).toBe(0)
    held.resolve()
    await room.waitFor()
    await expect
      .poll(() => page.getByText('Three steps to your first lamp.').isVisible())
      .toBe(true)
  },
)

/** Registers the device, and stays: by itself the page goes on to the dashboard after 3 s of its clock. */
async function registerAndStay(page: Page) {
  await holdClock(page)
  await button(page, 'Register Device').click()
  await passUntil(page, () => button(page, 'Connect it').isVisible(), 1)
  await button(page, 'Connect it').click()
  await page.clock.resume()
}

describe('registering a device', () => {
  test('MANAGE-1 the manager shows each device in a table, and on a phone in fewer columns', async () => {
    const { owner, device } = await fixture.home('SC-000001', 'PC-000002')
    await device('PC-000002').stop()
    const { page } = await fixture.visit(owner, {
      path: '/devices/manage',
      viewport: { width: 1440, height: 900 },
    })
    const row = (identifier: string) => page.getByRole('row').filter({ hasText: identifier })
    await row('SC-000001').getByText('Online', { exact: true }).waitFor()
    await row('SC-000001').getByRole('cell', { name: 'SC', exact: true }).waitFor()
    await row('SC-000001').getByText(/dBm, /).last().waitFor()
    await row('PC-000002').getByText('Offline', { exact: true }).waitFor()
    await expect.poll(() => row('PC-000002').locator('time').innerText()).toMatch(/ago|just now/)
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual(['Device', 'Online', 'Kind', 'Last seen', 'Signal', 'IP', 'Room', 'Actions'])
    await page.setViewportSize({ width: 390, height: 844 })
    await row('SC-000001')
      .getByText(/^SC · −\d+ dBm/)
      .waitFor()
    await page.getByRole('link', { name: 'Add Device' }).waitFor()
  })

  test('GEN-3 ADDDEV-3 a new device is shown with its secret once, and connects with it', async () => {
    const { stack } = fixture
    const owner = await registerOwner(stack.url)
    await addRoom(owner, 'Kitchen')
    const { page } = await fixture.visit(owner, {
      path: '/devices/register',
      viewport: { width: 390, height: 844 },
    })
    // A known prefix is recognised in any case, and written in capitals.
    await page.getByLabel('Device identifier').fill('pc-0a11fe')
    await page.getByText('Pin controller with fan speed').waitFor()
    await page.getByLabel('Device name').focus()
    await expect.poll(() => page.getByLabel('Device identifier').inputValue()).toBe('PC-0A11FE')
    await fillIn(page, 'PC-0A11FE')
    await page.getByLabel('Assign to room').selectOption('Kitchen')
    await registerAndStay(page)
    await page.getByText('Waiting for PC-0A11FE to connect…').waitFor()
    const lines = page.locator('code')
    await expect.poll(() => lines.count()).toBe(9)
    const { hostname, host } = new URL(stack.url)
    const { port } = new URL(stack.mqttUrl)
    const [secret = '', ...rest] = await lines.allInnerTexts()
    expect(rest).toEqual([
      hostname,
      port,
      `ws://${host}/mqtt`,
      'PC-0A11FE',
      secret,
      'devices/PC-0A11FE/command',
      'devices/PC-0A11FE/hello',
      'devices/PC-0A11FE/state',
    ])
    const picture = page.getByRole('img', { name: /^QR code/ })
    const url = `mqtt://PC-0A11FE:${secret}@${hostname}:${port}`
    expect(await modulesPainted(picture)).toEqual(modulesOfText(url))

    const download = page.waitForEvent('download')
    await button(page, 'Download the sketch').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('PC-0A11FE.ino')
    const sketch = await readFile(await file.path(), 'utf8')
    expect(sketch).toContain(`const char *DEVICE = "PC-0A11FE", *SECRET = "${secret}";`)
    expect(sketch).toContain('{"13", 13, 3, 0}')
    compileSketch(sketch)

    const devices = await startSimulatedDevices(stack, [{ identifier: 'PC-0A11FE', secret }])
    fixture.after(devices.stop)
    await page.getByText('PC-0A11FE is online. Press its first switch.').waitFor()
    await page.getByRole('link', { name: 'Enter Kitchen' }).click()
    await button(page, 'Turn ON Pin 18').click()
    await expect.poll(() => devices.device('PC-0A11FE').state().pins['18']).toBe(1)
  })

  onlyInProve('GEN-3 a near miss is asked about, and can be kept as it is', async () => {
    const owner = await registerOwner(fixture.stack.url)
    const { page } = await fixture.visit(owner, { path: '/devices/register' })
    await fillIn(page, 'WML-000001')
    await page.getByText('Did you mean WLM-000001?').waitFor()
    await expect.poll(() => page.getByLabel('Device identifier').inputValue()).toBe('WML-000001')
    await button(page, 'Use WLM-000001').click()
    await expect.poll(() => page.getByLabel('Device identifier').inputValue()).toBe('WLM-000001')
    await page.getByText('Water level monitor').waitFor()
    await expect.poll(() => page.getByText(/^Did you mean/).count()).toBe(0)
  })

  onlyInProve(
    'ADDDEV-3 the address that a new device reports is taken with one press',
    async () => {
      const { stack } = fixture
      const owner = await registerOwner(stack.url)
      const { page } = await fixture.visit(owner, { path: '/devices/register' })
      await fillIn(page, 'SC-0B22FF')
      await registerAndStay(page)
      await page.getByText('Waiting for SC-0B22FF to connect…').waitFor()
      const secret = await page.locator('code').first().innerText()
      const devices = await startSimulatedDevices(stack, [{ identifier: 'SC-0B22FF', secret }])
      fixture.after(devices.stop)
      const { ip } = devices.device('SC-0B22FF').state().network
      expect(ip).not.toBe('192.168.1.77')
      const advice = page.getByText(`Reported IP ${ip}`)
      await advice.waitFor()
      expect(await axeViolations(page)).toEqual([])
      await button(page, 'Use this IP').click()
      await page.getByText('Already set', { exact: true }).waitFor()
      await expect.poll(() => hasFocus(advice)).toBe(true)
      await page.goto(`${stack.url}/devices/manage`)
      await page.getByRole('button', { name: /^Manage / }).click()
      await expect.poll(() => page.getByLabel('Local IP').inputValue()).toBe(ip)
    },
  )

  onlyInProve(
    'MANAGE-2 of a device that is away, the address that it reported last can be taken over',
    async () => {
      const { owner, device } = await fixture.home('SC-000001')
      const { ip } = device('SC-000001').state().network
      await device('SC-000001').stop()
      const { page } = await fixture.visit(owner, { path: '/devices/manage' })
      await page.getByRole('button', { name: /^Manage / }).click()
      const field = page.getByLabel('Local IP')
      await field.fill('192.168.1.99')
      await page.getByText(`Reported IP ${ip}`).waitFor()
      await button(page, 'Use this IP').click()
      await expect.poll(() => field.inputValue()).toBe(ip)
    },
  )
})
