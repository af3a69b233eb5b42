/** A broken board is replaced in one dialog: the device goes on with another one. */
import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { addDevice, callApi } from '@roomwire/testing/clients/api-client.ts'
import { playBoard } from '@roomwire/testing/worlds/firmware-home.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

/** A device whose board is broken, and a new board with Tasmota beside it. */
async function brokenBoard() {
  const { owner, roomId } = await fixture.home()
  const oldSecret = await addDevice(owner, 'SC-000001', roomId)
  const old = await connectTestDevice(fixture.stack.mqttUrl, 'SC-000001', oldSecret)
  const reading = { name: 'Watts', unit: 'W', kind: 'power' }
  await old.report('hello', { readings: { watts: reading } })
  await old.leave()
  for (const [pin, name] of [
    ['18', 'Heater'],
    ['19', 'Sink light'],
  ]) {
    const body = { device_identifier: 'SC-000001', pin: String(pin), name }
    await callApi(owner, renamePinEndpoint, { body })
  }
  const secret = await addDevice(owner, 'new-board', null, 'tasmota')
  const server = new URL(fixture.stack.mqttUrl)
  const played = playBoard.tasmota({ server, identifier: 'new-board', secret })
  fixture.after(played.stop)
  await expect
    .poll(() => shownTo(owner, 'new-board'))
    .toMatchObject({ pins: { POWER1: { state: 0 }, POWER2: { state: 0 } } })
  return { owner, oldSecret, played }
}

type Broken = Awaited<ReturnType<typeof brokenBoard>>

test.each([390, 1440])(
  'at %i px a board is replaced, pin by pin and reading by reading',
  async (width) => {
    const broken = await brokenBoard()
    const { owner, played } = broken
    const viewport = { width, height: 844 }
    const { page } = await fixture.visit(owner, { path: '/devices/manage', viewport })
    const panel = await openPanel(page, 'Device SC-000001')
    await button(panel, 'Replace its board…').click()
    const dialog = page.getByRole('dialog', { name: /^Replace the board of/ })
    await button(dialog, 'Replace').click()
    await dialog.getByText('Choose the new board').waitFor()
    await dialog.getByLabel('New board').selectOption('new-board')
    const heater = dialog.getByLabel('Heater')
    const light = dialog.getByLabel('Sink light')
    expect([await heater.inputValue(), await light.inputValue()]).toEqual(['POWER2', 'POWER1'])
    await heater.selectOption('')
    await dialog.getByText('Nobody can switch it then.').first().waitFor()
    await light.selectOption('POWER2')
    const watts = dialog.getByLabel('Watts (W)')
    await expect.poll(() => watts.inputValue()).toBe('energy_power')
    await watts.selectOption('')
    await dialog.getByText('It measures no more then. Its history stays.').waitFor()
    await watts.selectOption('energy_power')
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await button(dialog, 'Replace').click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByText('Device SC-000001 has its new board now').waitFor()

    const { page: room } = await fixture.room(owner, { viewport })
    const plate = room.getByRole('article', { name: 'Device SC-000001' })
    await button(plate, 'Turn ON Sink light').click()
    await expect.poll(() => played.board.isOn(2)).toBe(true)
    await button(plate, 'Turn OFF Sink light').waitFor()
    await takeBack(broken, viewport)
  },
)

/** Gives the device its old board back, which connects again. */
async function takeBack({ owner, oldSecret }: Broken, viewport: { width: number; height: number }) {
  const { page } = await fixture.visit(owner, { path: '/devices/manage', viewport })
  const replaced = await openPanel(page, 'Device SC-000001')
  await button(replaced, 'Undo…').click()
  const question = page.getByRole('alertdialog', { name: /its old board back\?$/ })
  await question.getByText('with its old secret, pins and readings').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(question, 'Undo it').click()
  const said = page.getByRole('region', { name: 'Messages' })
  await said.getByText('Device SC-000001 has its old board again').waitFor()
  await expect.poll(() => shownTo(owner, 'new-board')).toMatchObject({ connected: true })
  const found = await connectTestDevice(fixture.stack.mqttUrl, 'SC-000001', oldSecret)
  await found.leave()
}
