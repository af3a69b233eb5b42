/** A broker that somebody has: a device on it is found, adopted into a room, pressed, and heard. */
import { registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowser, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { openRoom } from '@roomwire/testing/browser/room-pages.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import {
  addDevice,
  addRoom,
  callApi,
  freshEmail,
  password,
} from '@roomwire/testing/clients/api-client.ts'
import { openBrokerClient, startMosquitto } from '@roomwire/testing/worlds/foreign-broker.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

type Press = (control: Locator) => Promise<void>
const hands: [by: string, press: Press][] = [
  ['mouse', (control) => control.click()],
  // A radio is chosen by Space, and Enter would submit its form.
  ['keyboard', (control) => control.press('Space')],
]

/** A plug on the broker that says what it is to Home Assistant, does what it is told and says so. */
async function startPlug(url: string) {
  const client = await openBrokerClient(url)
  const dev = { ids: ['plug-1'], name: 'Desk plug', mf: 'Acme', mdl: 'P1' }
  const topics = { stat_t: 'acme/plug/state', cmd_t: 'acme/plug/set' }
  const config = { ...topics, name: 'Relay', uniq_id: 'plug_relay', dev }
  await client.say('homeassistant/switch/plug1/relay/config', config, true)
  const say = (state: 'ON' | 'OFF') => client.say(topics.stat_t, state, true)
  await say('OFF')
  await client.listen(topics.cmd_t)
  return {
    say,
    /** Puts so many lamps beside it on the broker. */
    async besides(count: number) {
      for (let n = 1; n <= count; n += 1) {
        const lamp = { ids: [`lamp-${n}`], name: `Lamp ${n}` }
        const own = {
          name: null,
          uniq_id: `lamp_${n}`,
          stat_t: `lamp/${n}`,
          cmd_t: `lamp/${n}/set`,
        }
        await client.say(`homeassistant/switch/lamp${n}/config`, { ...own, dev: lamp }, true)
      }
    },
    /** Resolves with what it is told next, which it has not done yet. */
    told: (count: number) =>
      expect
        .poll(() => client.heard.map(({ payload }) => payload))
        .toHaveLength(count)
        .then(() => client.heard.at(-1)?.payload),
    close: client.close,
  }
}

/** A server with a broker, whose home has one room. */
async function openBrokerHome() {
  const broker = await startMosquitto()
  const email = freshEmail('owner')
  const stack: Stack = await openStack({ BROKER_URL: broker.url, BROKER_HOME: email }, 'cheap')
  const plug = await startPlug(broker.url)
  const visitors: Visitor[] = []
  onTestFinished(async () => {
    for (const { context, faults } of visitors) {
      expect(faults).toEqual([])
      await context.close()
    }
    await plug.close()
    await closeWithChangesExplained(stack)
    await broker.stop()
  })
  const { url } = stack
  const body = { username: 'Owner', email, password, role: 'user' as const }
  const { token, user_id } = await callApi({ url }, registerEndpoint, { body })
  const owner = { url, token, userId: user_id, email, password }
  const roomId = await addRoom(owner, 'Living Room')
  const visited = async <V extends Visitor>(opening: Promise<V>) => {
    const visitor = await opening
    visitors.push(visitor)
    return visitor.page
  }
  return {
    plug,
    roomId,
    addBroker: () => addDevice(owner, 'house-broker', null, 'broker'),
    visit: (path: string) => visited(openAs(browser, owner, { path })),
    enterRoom: () => visited(openRoom(browser, owner)),
  }
}

test.each(hands)(
  'a device on a broker is found, adopted and switched by %s',
  async (_by, press) => {
    const { plug, roomId, visit, enterRoom } = await openBrokerHome()
    const page = await visit('/devices/register')
    await press(page.getByRole('radio', { name: /^The broker you have/ }))
    await page.getByLabel('Device identifier').fill('house-broker')
    await page.getByLabel('Device name').fill('House broker')
    await page.getByLabel('Device local IP').fill('192.168.1.5')
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await press(button(page, 'Register Device'))
    await page.getByText(/^house-broker is online/).waitFor()
    await page.getByRole('link', { name: 'Open Devices' }).waitFor()
    expect(await axeViolationsInBothThemes(page)).toEqual([])

    const manager = await visit('/devices/manage')
    const panel = await openPanel(manager, 'House broker', 'Found on the broker')
    await panel.getByText('Acme P1').waitFor()
    await press(button(panel, 'Adopt Desk plug'))
    const dialog = manager.getByRole('dialog', { name: 'Adopt Desk plug' })
    await dialog.getByLabel('Room').selectOption(String(roomId))
    expect(await axeViolationsInBothThemes(manager)).toEqual([])
    await press(button(dialog, 'Adopt'))
    await panel.getByText('Adopted', { exact: true }).waitFor()

    const room = await enterRoom()
    const plate = room.getByRole('article', { name: 'Desk plug' })
    await press(plate.getByRole('button', { name: /^Turn ON/ }))
    expect(await plug.told(1)).toBe('ON')
    await plate.getByText(/^(Sending|Still waiting)…$/).waitFor()
    await plug.say('ON')
    await plate.getByRole('button', { name: /^Turn OFF/ }).waitFor()
    await plug.say('OFF')
    await plate.getByRole('button', { name: /^Turn ON/ }).waitFor()
  },
)

test.each(hands)(
  'one of 1,003 devices on a broker is found by its name, by %s',
  async (by, press) => {
    const { plug, addBroker, visit } = await openBrokerHome()
    await plug.besides(1_002)
    await addBroker()
    const page = await visit('/devices/manage')
    const panel = await openPanel(page, 'Device house-broker', 'Found on the broker')
    await panel.getByText('1000 of 1003 are shown. Find the others by name.').waitFor()
    const search = panel.getByLabel('Find by name')
    if (by === 'mouse') await search.click()
    else await search.focus()
    await page.keyboard.type('LAMP')
    await panel.getByText('1000 of 1002 are shown. Find the others by name.').waitFor()
    await search.fill('no such')
    await panel.getByText('Nothing matches “no such”.').waitFor()
    await search.fill('desk')
    const adopt = button(panel, 'Adopt Desk plug')
    await adopt.waitFor()
    expect(await panel.getByRole('listitem').count()).toBe(1)
    // It has kept what is typed in it while its list was fetched.
    expect(await search.inputValue()).toBe('desk')
    if (by === 'keyboard') {
      await page.keyboard.press('Tab')
      expect(await adopt.evaluate((control) => control === document.activeElement)).toBe(true)
    }
    await press(adopt)
    await page.getByRole('dialog', { name: 'Adopt Desk plug' }).waitFor()
    await page.keyboard.press('Escape')
    await search.fill('')
    await panel.getByText('1000 of 1003 are shown. Find the others by name.').waitFor()
  },
)
