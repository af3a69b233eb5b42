import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import {
  createHomeWithDevices,
  enterRoom,
  isLive,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import { openLine } from '@roomwire/testing/clients/cut-line.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { openSeededRandom } from '@roomwire/testing/fuzz/seeded-random.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* Two tabs and three devices, whose lines are cut, fall silent and come back by lot. */

const fixture = openBrowserFixture()
const isSwitch = /^Turn (ON|OFF) Pin/
const ids = ['SC-000001', 'SC-000002', 'SC-000003']
const lastsS = volume('CHAOS_S', 15)

/** The states of the switches of a device on a page, by the actions that their buttons name. */
const shownOn = async (page: Page, id: string) => {
  const texts = await plateOf(page, id).getByRole('button', { name: isSwitch }).allTextContents()
  return texts.map(
    (text) => [text.split(' ').at(-1) ?? '', text.startsWith('Turn OFF') ? 1 : 0] as const,
  )
}

test(
  'R-87 after any chaos on their lines, two tabs show what three devices have',
  async () => {
    const { stack } = fixture
    const lines = await Promise.all([stack.url, stack.url, stack.mqttUrl].map(openLine))
    const mqttUrl = lines[2]?.url ?? ''
    const home = await createHomeWithDevices({ url: stack.url, mqttUrl }, ...ids)
    fixture.after(async () => {
      await home.stop()
      await Promise.all(lines.map((line) => line.close()))
    })
    const pages: Page[] = []
    for (const { url } of lines.slice(0, 2)) {
      const { page } = await fixture.live({ ...home.owner, url })
      await enterRoom(page)
      await isLive(page)
      pages.push(page)
    }
    const lot = openSeededRandom(testSeed)
    const end = performance.now() + lastsS * 1_000
    let [steps, pressed] = [0, 0]
    while (performance.now() < end) {
      steps += 1
      const line = lot.pick(lines)
      if (lot.chance(0.15)) lot.pick([line.cut, line.silence, line.forget, line.mend, line.mend])()
      if (lot.chance(0.2)) home.device(lot.pick(ids)).touch(lot.pick([12, 14, 15]))
      const page = lot.pick(pages)
      const buttons = plateOf(page, lot.pick(ids)).getByRole('button', { name: isSwitch })
      pressed += await buttons.evaluateAll(press, lot.below(4))
      await page.waitForTimeout(60)
    }
    // Devices notice a line that a router has forgotten by their keep-alive, after minutes.
    lines[2]?.cut()
    for (const line of lines) line.mend()
    await Promise.all(pages.map(isLive))
    // Then a router forgets the pages' lines, also those that their first calls to connect anew would use.
    for (const line of lines.slice(0, 2)) line.forget()
    for (const id of ids) home.device(id).touch(12)
    for (const page of pages) {
      await isLive(page)
      for (const id of ids) {
        const differing = async () => {
          const [shown, own] = [
            await shownOn(page, id),
            new Map(Object.entries(home.device(id).state().pins)),
          ]
          return shown.filter(([pin, state]) => own.get(pin) !== state)
        }
        await expect.poll(() => shownOn(page, id)).toHaveLength(4)
        await expect.poll(differing, { timeout: 120_000 }).toEqual([])
      }
    }
    expect(pressed).toBeGreaterThan(5)
    figure('R-87', `states that differ after ${steps} steps of chaos`, 0)
  },
  240_000 + lastsS * 1_000,
)

/** Presses one of them, where it is there; returns how many were pressed. */
function press(buttons: Element[], nth: number): number {
  const button = buttons[nth]
  if (button instanceof HTMLElement) button.click()
  return button ? 1 : 0
}
