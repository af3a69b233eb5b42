/** A broker that somebody has: a device on it is found, adopted into a room, pressed, and heard. */
import { registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowser, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { openRoom } from '@roomwire/testing/browser/room-pages.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import { addRoom, callApi, freshEmail, password } from '@roomwire/testing/clients/api-client.ts'
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
