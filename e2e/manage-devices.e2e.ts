import {
  listDevicesEndpoint,
  renamePinEndpoint,
  resetSecretEndpoint,
  updateDeviceEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { deleteGuestEndpoint, updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { axeViolations, axeViolationsInBothThemes, widths } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import {
  openPanel,
  rowOf,
  startDevice,
  startRegisteredDevice,
} from '@roomwire/testing/browser/device-pages.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { focused, hasFocus, recordSaid } from '@roomwire/testing/browser/page-parts.ts'
import {
  changeBeforeCall,
  changeStoredData,
  lossOf,
  whileUnlisted,
} from '@roomwire/testing/browser/stored-data.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'

const fixture = openBrowserFixture()
let owner: TestPerson
beforeEach(async () => {
  owner = await registerOwner(fixture.stack.url)
})

const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1440, height: 900 } }

/** The device manager, opened by the owner of the home. */
async function openManager(options: Parameters<typeof fixture.visit>[1] = desk): Promise<Page> {
  return (await fixture.visit(owner, { ...options, path: '/devices/manage' })).page
}

/** Repeats a page's question to a device until it answers: the server waits 5 s. */
async function askUntilAnswered(page: Page) {
  await page.route('**/api/devices/wifi-info?*', async (route) => {
    const ask = () => route.fetch({ timeout: 0 })
    let response = await ask()
    while ((await response.json()).code === 'device_no_answer') response = await ask()
    await route.fulfill({ response })
  })
}

/** A registered device that is connected. */
async function playDevice(identifier: string, roomId: number | null, ip?: string) {
  const played = await startDevice(fixture.stack, { owner, identifier, roomId, ip })
  fixture.after(played.stop)
  return played.device
}

/** Every field of a panel can be read and none changed, and no button sends anything. */
async function expectReadOnly(panel: Locator) {
  for (const field of await panel.getByRole('textbox').all()) {
    await expect.poll(() => field.isEditable()).toBe(false)
    await expect.poll(() => field.isDisabled()).toBe(false)
  }
  for (const name of ['Save', 'Cancel', 'Save pin names', 'Generate new secret']) {
    const button = panel.getByRole('button', { name, exact: true })
    await expect.poll(() => button.isDisabled(), { message: name }).toBe(true)
  }
}

/** Closes the panel of a device that is gone, and gives up what was typed. */
async function discard(panel: Locator, question: Locator) {
  await panel.getByRole('button', { name: 'Close' }).click()
  await question.getByText('your changes can no longer be saved').waitFor()
  await question.getByRole('button', { name: 'Discard' }).click()
  await panel.waitFor({ state: 'detached' })
}

async function deviceOf(identifier: string) {
  const { devices } = await callApi(owner, listDevicesEndpoint, {})
  return devices.find(({ deviceIdentifier }) => deviceIdentifier === identifier)
}

describe('the table', () => {
  test('MANAGE-1 LIVE-4 MANAGE-6 NAV-6 the table shows at once that a device has left', async () => {
    const device = await playDevice('SC-000001', null)
    const line = await fixture.line()
    const { page } = await fixture.visit({ ...owner, url: line.url }, { path: '/devices/manage' })
    const row = rowOf(page, 'SC-000001')
    const online = row.getByText('Online', { exact: true })
    await online.waitFor()
    await device.stop()
    await row.getByText('Offline', { exact: true }).waitFor()
    device.start()
    await online.waitFor()

    const panel = await openPanel(page, 'Device SC-000001')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await panel.getByLabel('Device name').fill('Typed before')
    await expect.poll(() => save.isEnabled()).toBe(true)
    const colour = () =>
      online
        .locator('xpath=preceding-sibling::span')
        .evaluate((dot) => getComputedStyle(dot).backgroundColor)
    const none = 'rgba(0, 0, 0, 0)'
    await expect.poll(() => colour()).not.toBe(none)
    const offline = page.getByText('No connection to the server. Saving is paused.')
    line.cut()
    await page.getByText(/^Last known, as of \d+:\d\d/).waitFor()
    await expect.poll(() => colour()).toBe(none)
    await offline.waitFor()
    await expect.poll(() => save.isDisabled()).toBe(true)
    await expect.poll(() => row.isVisible()).toBe(true)
    line.mend()
    await page.getByText(/^Last known/).waitFor({ state: 'detached' })
    await expect.poll(() => colour()).not.toBe(none)
    await offline.waitFor({ state: 'detached' })
    await save.click()
    await page.getByText('Device updated').waitFor()
    await expect.poll(() => rowOf(page, 'Typed before').isVisible()).toBe(true)
  })

  test('MANAGE-1 an ID is copied, and its button confirms it for two seconds', async () => {
    await addDevice(owner, 'SC-000001')
    const page = await openManager()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const copy = rowOf(page, 'SC-000001').getByRole('button', { name: 'device ID SC-000001' })
    await copy.waitFor()
    const said = await recordSaid(page)
    await holdClock(page)
    await copy.click()
    await expect.poll(() => copy.innerText()).toContain('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SC-000001')
    await page.clock.runFor(1_900)
    expect(await said()).toContain('device ID SC-000001 copied')
    expect(await copy.innerText()).toContain('Copied')
    const isBack = async () => !(await copy.innerText()).includes('Copied')
    expect(await passUntil(page, isBack, 50)).toBeLessThanOrEqual(200)
  })

  onlyInProve(
    'MANAGE-1 from eight devices on, a search finds them by name, ID, IP or room',
    async () => {
      const kitchen = await addRoom(owner, 'Kitchen')
      for (let nth = 1; nth <= 7; nth += 1) await addDevice(owner, `SC-00000${nth}`)
      const page = await openManager()
      const find = page.getByLabel('Find by name, ID, IP or room')
      await rowOf(page, 'SC-000007').waitFor()
      await expect.poll(() => find.count()).toBe(0)
      await addDevice(owner, 'PC-0000AF', kitchen)
      await page.reload()
      await find.fill('kitch')
      await expect.poll(() => page.getByRole('row').count()).toBe(2)
      await expect.poll(() => rowOf(page, 'PC-0000AF').isVisible()).toBe(true)
      await expect.poll(() => page.getByText('1 of 8 devices').isVisible()).toBe(true)
      await find.fill('garden')
      await page.getByText('No device found').waitFor()
      await find.fill('')
      await page.getByRole('radio', { name: 'Room' }).check({ force: true })
      await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain('Kitchen')
    },
  )

  test('MANAGE-1 MANAGE-6 NAV-3 an empty list shows what to do next, a failed one its status', async () => {
    const page = await openManager()
    await page.getByText('No devices yet').waitFor()
    await page.getByRole('link', { name: 'Add Device' }).click()
    await page.waitForURL('**/devices/register')

    await addDevice(owner, 'SC-000001', await addRoom(owner, 'Kitchen'))
    await addDevice(owner, 'WLM-000002')
    changeStoredData(
      fixture.stack,
      `update device set name = null, local_ip = null where identifier = 'WLM-000002'`,
    )
    await whileUnlisted(fixture.stack, async () => {
      await page.goto(`${fixture.stack.url}/devices/manage`)
      await page.getByText('Failed to fetch devices: 500', { exact: true }).waitFor()
      await settled(page)
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    const row = rowOf(page, 'SC-000001')
    await row.waitFor()
    await expect.poll(() => page.getByText(/Failed to fetch devices/).count()).toBe(0)

    for (const fact of ['Device SC-000001', '192.168.1.40', 'Kitchen']) {
      await expect
        .poll(() => row.getByText(fact, { exact: true }).first().isVisible(), { message: fact })
        .toBe(true)
    }
    const bare = rowOf(page, 'WLM-000002')
    for (const fact of ['Unnamed', 'Not set', 'Unassigned']) {
      await expect
        .poll(() => bare.getByText(fact, { exact: true }).first().isVisible(), { message: fact })
        .toBe(true)
    }

    changeStoredData(fixture.stack, 'delete from session')
    await page.reload()
    await page.waitForURL('**/login')
  })

  test('MANAGE-1 ROLE-3 family see no management, whatever address they type', async () => {
    const { page } = await fixture.visit(await createTestFamily(owner), { path: '/devices/manage' })
    await page.getByText('Only owners can manage devices').waitFor()
    await expect.poll(() => page.getByRole('table').count()).toBe(0)
  })
})

describe('a device’s details', () => {
  test('MANAGE-2 an invalid name is refused at its field, a valid one saved', async () => {
    await playDevice('SC-000001', null, '192.168.1.44')
    const page = await openManager()
    await askUntilAnswered(page)
    const panel = await openPanel(page, 'Device SC-000001')
    await expect.poll(() => focused(page)).toBe('Device SC-000001')
    const id = panel.getByLabel('Device ID')
    await expect.poll(() => id.inputValue()).toBe('SC-000001')
    await expect.poll(() => id.getAttribute('readonly')).not.toBeNull()
    await panel.getByText('Edit Device Details', { exact: true }).waitFor()
    // Both forms of the panel can be saved once there is something to save.
    const save = panel.getByRole('button', { name: 'Save', exact: true })
    const saves = () => panel.getByRole('button', { name: /^Save/, disabled: true }).count()
    await expect.poll(saves).toBe(2)
    const name = panel.getByLabel('Device name')
    await name.fill('Hall lights')
    await expect.poll(saves).toBe(1)

    const ip = panel.getByLabel('Local IP')
    await ip.fill('192.168.1.256')
    await save.click()
    await panel.getByText('Enter an address like 192.168.1.40').waitFor()
    await expect.poll(() => ip.evaluate((field) => field === document.activeElement)).toBe(true)
    await name.fill('  ')
    await save.click()
    await panel.getByText('Device name is required').waitFor()
    expect(await deviceOf('SC-000001')).toMatchObject({
      device_name: 'Device SC-000001',
      local_ip: '192.168.1.40',
    })

    await name.fill('Hall lights')
    await ip.fill('192,168,1,99')
    await save.click()
    await page.getByText('Device updated').waitFor()
    const row = rowOf(page, 'SC-000001')
    await expect.poll(() => row.innerText()).toContain('Hall lights')
    await expect.poll(() => row.innerText()).toContain('192.168.1.99')
    expect(await deviceOf('SC-000001')).toMatchObject({
      device_name: 'Hall lights',
      local_ip: '192.168.1.99',
    })

    const renamed = page.getByRole('region', { name: 'Hall lights' })
    await renamed.getByText('Recommended IP 192.168.1.44').waitFor()
    await renamed.getByRole('button', { name: 'Use this IP' }).click()
    await expect.poll(() => renamed.getByLabel('Local IP').inputValue()).toBe('192.168.1.44')
    await renamed.getByText('Already set').waitFor()
    await renamed.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => row.innerText()).toContain('192.168.1.44')
  })

  test('MANAGE-2 a note of several lines is saved alone, and goes when it is emptied', async () => {
    await addDevice(owner, 'SC-000001')
    const page = await openManager()
    const panel = await openPanel(page, 'Device SC-000001')
    const note = panel.getByLabel('Note')
    await note.fill('Left wall\nFuse 4')
    const request = page.waitForRequest('**/api/devices/update')
    const save = panel.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await page.getByText('Device updated').waitFor()
    const sent = { device_identifier: 'SC-000001', note: 'Left wall\nFuse 4' }
    expect((await request).postDataJSON()).toEqual(sent)
    expect((await deviceOf('SC-000001'))?.note).toBe(sent.note)
    await note.fill('')
    await save.click()
    await expect.poll(async () => (await deviceOf('SC-000001'))?.note).toBeUndefined()
    await expect.poll(() => note.inputValue()).toBe('')
  })

  test('MANAGE-2 pins get names and lose them; unsaved changes are asked about', async () => {
    await addDevice(owner, 'SC-000001')
    await addDevice(owner, 'PC-000001')
    const page = await openManager()
    const panel = await openPanel(page, 'Device SC-000001')
    await panel.getByLabel('Device name').fill('Half a na')
    await page.getByRole('button', { name: 'Manage Device PC-000001' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Discard changes to Device SC-000001?',
    })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => panel.getByLabel('Device name').inputValue()).toBe('Half a na')
    await page.getByRole('button', { name: 'Manage Device PC-000001' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    const next = page.getByRole('region', { name: 'Device PC-000001' })
    await next.waitFor()

    const save = next.getByRole('button', { name: 'Save pin names' })
    await expect.poll(() => save.isDisabled()).toBe(true)
    await next.getByLabel('Pin 18').fill('Ceiling light')
    await next.getByLabel('Fan speed, Pin 13').fill('Ceiling fan')
    await save.click()
    await next.getByText('Pin names saved').waitFor()
    const named = { '18': { name: 'Ceiling light' }, '13': { name: 'Ceiling fan' } }
    expect((await deviceOf('PC-000001'))?.pins).toMatchObject(named)
    await next.getByLabel('Pin 18').fill('')
    await save.click()
    await expect.poll(async () => (await deviceOf('PC-000001'))?.pins['18']?.name).toBeNull()
    // Unsaved changes would be asked about when the panel closes.
    await expect.poll(() => save.isDisabled()).toBe(true)

    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('region', { name: /^Device [SP]C/ }).waitFor({ state: 'detached' })
    expect(await deviceOf('SC-000001')).toMatchObject({ device_name: 'Device SC-000001' })
  })

  onlyInProve('MANAGE-2 on a phone the panel is a sheet that Escape closes', async () => {
    await addDevice(owner, 'SC-000001')
    const page = await openManager(phone)
    const panel = await openPanel(page, 'Device SC-000001')
    await expect.poll(() => focused(page)).toBe('Device SC-000001')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => panel.getByLabel('Device name').isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Manage Device SC-000001')
  })
})

describe('a device’s secret', () => {
  test('MANAGE-3 a new secret is made after a question, and from then on the old one is refused', async () => {
    const device = await playDevice('SC-000001', null)
    const page = await openManager()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const panel = await openPanel(page, 'Device SC-000001', 'Device Secret Management')
    await panel.getByRole('button', { name: 'Generate new secret' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('The old secret stops working at once.').waitFor()
    await expect.poll(() => focused(page)).toBe('Cancel')
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(device.state().connected).toBe(true)

    await panel.getByRole('button', { name: 'Generate new secret' }).click()
    await question.getByRole('button', { name: 'Generate' }).click()
    await panel.getByText('It is shown only here and only now.').waitFor()
    await expect.poll(() => device.state().connected).toBe(false)
    await panel.getByRole('button', { name: 'Copy Secret' }).click()
    await expect.poll(() => page.locator('#say').textContent()).toBe('Secret copied')
    const secret = await page.evaluate(() => navigator.clipboard.readText())
    expect(secret).toMatch(/^\S{40,}$/)
    await expect.poll(() => panel.innerText()).not.toContain(secret.slice(0, 4))
    await panel.getByRole('button', { name: 'Show secret' }).click()
    const grouped = secret.match(/.{1,4}/g) ?? []
    await expect
      .poll(async () => (await panel.innerText()).replaceAll(/\s+/g, ' '))
      .toContain(grouped.join(' '))
    await panel.getByRole('button', { name: 'Hide secret' }).click()
    await expect.poll(() => panel.innerText()).not.toContain(secret.slice(0, 4))

    await panel.getByRole('button', { name: 'Set on Device' }).click()
    await panel.getByText('Set this secret on the device itself, through its local API.').waitFor()
    expect(device.state().connected).toBe(false)
    device.secret(secret)
    await expect.poll(() => device.state().connected).toBe(true)
  })

  onlyInProve('MANAGE-3 closing the panel while a secret is shown asks first', async () => {
    await addDevice(owner, 'SC-000001')
    const page = await openManager(phone)
    const panel = await openPanel(page, 'Device SC-000001', 'Device Secret Management')
    await panel.getByRole('button', { name: 'Generate new secret' }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await panel.getByText('It is shown only here and only now.').waitFor()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.getByText('The new secret will not be shown again.').waitFor()
    await question.getByRole('button', { name: 'Discard' }).click()
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Manage Device SC-000001')
  })
})

describe('ESP32 details', () => {
  test('MANAGE-5 are what the device reports; before that, each is ‘Not reported’', async () => {
    const kitchen = await addRoom(owner, 'Kitchen')
    const secret = await addDevice(owner, 'SC-000001', kitchen)
    const page = await openManager()
    const panel = await openPanel(page, 'Device SC-000001', 'ESP32 details')
    const fact = (name: string) =>
      panel.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()
    const facts = ['Firmware version', 'Uptime', 'Wi-Fi signal', 'Free memory', 'Last seen']
    for (const name of facts) expect(await fact(name), name).toBe('Not reported')
    const registered = { identifier: 'SC-000001', secret }
    const { device, stop } = await startRegisteredDevice(fixture.stack, registered)
    fixture.after(stop)
    await expect.poll(() => fact('Firmware version')).toBe('simulator 0.2.0')
    await expect.poll(() => fact('Connection')).toBe('Connected')
    await expect.poll(() => fact('Uptime')).toMatch(/^\d+ s$/)
    await expect.poll(() => fact('Wi-Fi signal')).toMatch(/^−\d+ dBm, (strong|fair|weak)$/)
    await expect.poll(() => fact('Free memory')).toBe('178 KiB')
    // A report is new for five seconds.
    const seenAfterTouch = () => {
      device.touch(12)
      return fact('Last seen')
    }
    await expect.poll(seenAfterTouch, { interval: 1_000 }).toBe('just now')
    await stop()
    await expect.poll(() => fact('Connection')).toBe('Not connected')

    const inNoRoom = { identifier: 'SC-000002', secret: await addDevice(owner, 'SC-000002') }
    const other = await openPanel(page, 'Device SC-000002', 'ESP32 details')
    await other.getByText('Not connected', { exact: true }).waitFor()
    const started = await startRegisteredDevice(fixture.stack, inNoRoom)
    fixture.after(started.stop)
    await other.getByText('simulator 0.2.0').waitFor()
  })
})

test('GEN-2 the panel tells who can use the device and why', async () => {
  const kitchen = await addRoom(owner, 'Kitchen')
  await addDevice(owner, 'SC-000001', kitchen)
  await createTestFamily(owner)
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: kitchen })
  const page = await openManager()
  const panel = await openPanel(page, 'Device SC-000001', 'Who can use this')
  const roleRow = (who: string) =>
    panel
      .locator('dl > div')
      .filter({ has: page.getByText(who, { exact: true }) })
      .locator('dd')
  await roleRow('Owner')
    .filter({ hasText: /^Owner$/ })
    .waitFor()
  await roleRow('Family')
    .filter({ hasText: /^Family$/ })
    .waitFor()
  await roleRow('Guest')
    .filter({ hasText: /^Guest until / })
    .waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const lamp = { device_identifier: 'SC-000001', pin: '18' } as const
  const times = { start_at: Date.now(), expires_at: Date.now() + 3_600_000 }
  const path = { id: String(guest.userId) }
  await callApi(owner, updateGuestEndpoint, { path, body: { ...times, pins: [lamp] } })
  await roleRow('Guest')
    .filter({ hasText: /^Guest for Pin 18 until / })
    .waitFor()
  await panel.getByLabel('Switch').selectOption('Pin 19')
  await roleRow('Guest').waitFor({ state: 'detached' })
  await panel.getByLabel('Switch').selectOption('Pin 18')
  await roleRow('Guest').waitFor()
  await callApi(owner, deleteGuestEndpoint, { path: { id: String(guest.userId) } })
  await roleRow('Guest').waitFor({ state: 'detached' })
})

describe('when something fails', () => {
  test.each(
    firstInGate([
      ['Save', 'Device name', updateDeviceEndpoint, 'beside the table', desk],
      ['Save pin names', 'Pin 18', renamePinEndpoint, 'over the table, on a phone', phone],
    ]),
  )(
    'MANAGE-6 a device that is gone fails with its status: ‘%s’, %s stays as typed',
    async (save, field, call, _where, look) => {
      for (const nth of [1, 2, 3, 4]) await addDevice(owner, `SC-00000${nth}`)
      const page = await openManager(look)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const question = page.getByRole('alertdialog')

      const first = await openPanel(page, 'Device SC-000001')
      await first.getByLabel(field).fill('Nobody')
      await changeBeforeCall(page, fixture.stack, call, lossOf('SC-000001'))
      await first.getByRole('button', { name: save, exact: true }).click()
      await first.getByText('Failed to update: 404', { exact: true }).waitFor()
      await first.getByText('Device not found').waitFor()
      await first.getByText('This device is gone.').waitFor()
      await expect.poll(() => first.getByLabel(field).inputValue()).toBe('Nobody')
      await discard(first, question)

      const second = await openPanel(page, 'Device SC-000002', 'Device Secret Management')
      await second.getByLabel('Device name').fill('Nobody')
      await second.getByLabel('Pin 18').fill('Nothing')
      await second.getByRole('button', { name: 'Generate new secret' }).click()
      await changeBeforeCall(page, fixture.stack, resetSecretEndpoint, lossOf('SC-000002'))
      await question.getByRole('button', { name: 'Generate' }).click()
      await question.getByText('Failed to generate secret: 404').waitFor()
      await second.getByText('This device is gone.').waitFor()
      await expect.poll(() => question.isVisible()).toBe(true)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expectReadOnly(second)
      await discard(second, question)

      const panel = await openPanel(page, 'Device SC-000003', 'Device Secret Management')
      await panel.getByLabel('Device name').fill('Kettle')
      await panel.getByLabel('Pin 18').fill('Boils')
      await panel.getByText('mDNS unavailable').waitFor()
      const before = await panel.getByLabel('Pin 18').boundingBox()
      changeStoredData(fixture.stack, lossOf('SC-000003'))
      // Somebody else adds a device: every page of the home loads its list again.
      await addDevice(owner, 'SC-000005')
      await panel.getByText('This device is gone.').waitFor()
      await expect.poll(() => panel.getByText('This device is gone.').isVisible()).toBe(true)
      await expect.poll(() => rowOf(page, 'SC-000003').count()).toBe(0)
      expect(await panel.getByLabel('Pin 18').boundingBox()).toEqual(before)
      expect(await axeViolations(page)).toEqual([])
      await expect.poll(() => panel.getByLabel('Device name').inputValue()).toBe('Kettle')
      await expectReadOnly(panel)
      await panel.getByRole('button', { name: 'Copy what you typed' }).click()
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(copied).toBe('Device name: Kettle\nPin 18: Boils')
      await discard(panel, question)
      await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
    },
  )
})

test.each(firstInGate(widths))(
  'MANAGE-1 has no axe violations in any theme at %d px',
  async (width) => {
    await playDevice('WLM-000001', await addRoom(owner, 'Terrace'), '192.168.1.44')
    await addDevice(owner, 'SC-000002')
    const page = await openManager({ viewport: { width, height: 900 } })
    await askUntilAnswered(page)
    await rowOf(page, 'WLM-000001').waitFor()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    const panel = await openPanel(page, 'Device WLM-000001', 'Device Secret Management')
    await panel.getByText('Recommended IP').waitFor()
    await panel.getByRole('button', { name: 'Static IP Configuration' }).click()
    await panel.getByRole('button', { name: 'ESP32 details' }).click()
    await panel.getByRole('button', { name: 'Send to device' }).click()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await panel.getByRole('button', { name: 'Generate new secret' }).click()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await panel.getByRole('button', { name: 'Show secret' }).click()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  },
)

onlyInProve('MANAGE-1 nothing overflows a screen of 320 px', async () => {
  await addDevice(owner, `PC-${'0123456789'.repeat(6)}`)
  const page = await openManager({ viewport: { width: 320, height: 640 } })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.getByRole('button', { name: /^Manage/ }).waitFor()
  await expect.poll(() => width()).toBe(320)
  await page.getByRole('button', { name: /^Manage/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  expect(await sheet.evaluate((element) => element.scrollWidth)).toBe(320)
})
