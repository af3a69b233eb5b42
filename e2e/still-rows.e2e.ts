import { join } from 'node:path'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { drawn } from '@roomwire/testing/browser/layout-shift.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { commitsSince, countRenders } from '@roomwire/testing/browser/renders.ts'
import { createHomeWithDevices } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

/* The drawing for one live event does not grow with the rows of a page. */

const fixture = openBrowserFixture()

/** Devices in the room: many more than the components that an event may run. */
const count = volume('STILL_ROWS', 48)

/** The most components of an event: parts of one device, the cells of its row, and counts of updates. */
const most = 30

const [pressed, measuring] = ['SC-000001', 'SC-000002']

/** Records the messages to a page's live socket from now on. */
function hear(page: Page) {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  )
  /** Whether a device has told it that a pin is in a state. */
  return (identifier: string, pin: string, state: number) =>
    heard.some((text) => {
      const { deviceIdentifier, pins } = JSON.parse(text)
      return deviceIdentifier === identifier && pins?.[pin]?.state === state
    })
}

/** How many components an event ran. Ages that pass would run by themselves. */
async function ranBy(page: Page, event: () => Promise<unknown>, isShown: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      await drawn(page)
      return commitsSince(page)
    })
    .toEqual([])
  await event()
  await expect.poll(isShown).toBe(true)
  await drawn(page)
  const ran = (await commitsSince(page)).flat()
  expect(ran).not.toEqual([])
  expect(ran.length, ran.join('\n')).toBeLessThanOrEqual(most)
  return ran.length
}

/** A server with a home of many devices: one that can be touched, and one that measures. */
async function largeRoom() {
  const webFolder = join(import.meta.dirname, '../web/dist')
  const server = await startTestServer('sqlite', { webFolder, clock: stillClock() })
  onTestFinished(server.stop)
  const { owner, roomId, device, stop } = await createHomeWithDevices(server, pressed)
  onTestFinished(stop)
  const secret = await addDevice(owner, measuring, roomId)
  const devices = Array.from(
    { length: count - 2 },
    (_, nth) => `SC-1${String(nth).padStart(5, '0')}`,
  )
  await inBatches(8, devices, (identifier) => addDevice(owner, identifier, roomId))
  const board = await connectTestDevice(server.mqttUrl, measuring, secret)
  onTestFinished(board.leave)
  await board.report('hello', { readings: { hall: { name: 'Hall', unit: '°C', decimals: 1 } } })
  await board.report('readings', { readings: { hall: 20 } })
  const measure = async (degrees: number) => {
    // A reading within a second of another is told with it.
    server.clock.advance(60_000)
    await board.report('readings', { readings: { hall: degrees } })
  }
  return { owner, device, measure }
}

test(`a touch and a reading run at most ${most} components on each page of all devices`, async () => {
  const { owner, device, measure } = await largeRoom()
  for (const path of ['/controlpanel', '/dashboard', '/devices/manage']) {
    let hears: ReturnType<typeof hear> = () => false
    const before = async (opened: Page) => {
      hears = hear(opened)
      await countRenders(opened)
    }
    const options = { viewport: { width: 1440, height: 900 }, before }
    const { page, context } = await (path === '/controlpanel'
      ? fixture.room(owner, options)
      : fixture.visit(owner, { ...options, path }))
    const lists = page.locator('main').getByText(measuring.slice(-4))
    if (path !== '/dashboard') await lists.first().waitFor()
    await settled(page)
    if (path === '/controlpanel') await page.getByText('20.0 °C', { exact: true }).waitFor()
    await holdClock(page)
    const state = () => device(pressed).state().pins['18']
    const next = state() ? 0 : 1
    const label = next ? 'Turn OFF Pin 18' : 'Turn ON Pin 18'
    const touched = await ranBy(
      page,
      async () => device(pressed).touch(12),
      async () =>
        hears(pressed, '18', next) &&
        (path === '/devices/manage' ||
          (await page.getByRole('button', { name: label }).count()) > 0),
    )
    console.log(`${path}, ${count} devices: a touch ran ${touched} components`)
    if (path === '/controlpanel') {
      const shown = page.getByText('21.0 °C', { exact: true })
      const measured = await ranBy(
        page,
        () => measure(21),
        async () => {
          // The clock of the page stands still, and what it does a moment later waits for it.
          await page.clock.runFor(10)
          return (await shown.count()) > 0
        },
      )
      console.log(`${path}, ${count} devices: a reading ran ${measured} components`)
    }
    await context.close()
  }
})
