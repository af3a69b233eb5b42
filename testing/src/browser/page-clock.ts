import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { serverTimeHeader } from '@roomwire/contracts/http/server-time-header.ts'
import type { Page } from 'playwright'
import { callApi, type TestPerson } from '../clients/api-client.ts'

/* Pages whose clock stands still until the test moves it: nothing depends on how busy the machine is. */

/** The time zone in which it is about noon now, so that no test runs over midnight. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // These zones have the opposite sign: Etc/GMT-3 is ahead of UTC.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Gives a home that time zone; it is the answer. */
export async function homeAtNoon(owner: TestPerson): Promise<string> {
  const time_zone = zoneAtNoon()
  await callApi(owner, changeHomeEndpoint, { body: { time_zone } })
  return time_zone
}

/** When today ends there, epoch ms. */
export const midnightIn = (timeZone: string): number =>
  Temporal.Now.plainDateISO(timeZone).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds

/** By how much a page is moved when its clock is stopped, ms: too little for a wait for an answer to end. */
const aheadMs = 500

/** Lets a page hear nothing of the server's time, which does not move with its own. */
export async function goByOwnClock(page: Page): Promise<void> {
  const deafen = (header: string) => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (name) {
      return name === header ? null : get.call(this, name)
    }
  }
  await page.addInitScript(deafen, serverTimeHeader)
  await page.evaluate(deafen, serverTimeHeader)
}

/** Stops the clock of a page, a little ahead of now. */
export async function holdClock(page: Page): Promise<void> {
  await goByOwnClock(page)
  await page.clock.install()
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs)
  // A page that is later than that by now is stopped all the same, and can be moved the second time.
  await pause().catch(pause)
}

/** Moves the page's clock in steps until something holds; the answer is by how much, ms. */
export async function passUntil(
  page: Page,
  holds: () => boolean | Promise<boolean>,
  step = 5,
): Promise<number> {
  let passed = 0
  while (!(await holds())) {
    await page.clock.runFor(step)
    passed += step
  }
  return passed
}

/**
 * Records in the page itself, by its own clock, when it begins to connect to the live
 * socket: from its next document on, ms since the signed-in part of the page is there.
 */
export async function recordConnects(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const connects: number[] = []
    let shownAt = 0
    Object.assign(window, { connects })
    new MutationObserver(() => {
      if (shownAt === 0 && document.querySelector('nav')) shownAt = Date.now()
    }).observe(document, { childList: true, subtree: true })
    const { fetch } = window
    window.fetch = (input, init) => {
      if (String(input).endsWith('/api/auth/ws-ticket')) connects.push(Date.now() - shownAt)
      return fetch(input, init)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'connects'))
}
