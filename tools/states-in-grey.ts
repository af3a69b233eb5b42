import { everyStateDevices, showEveryState } from '@roomwire/testing/browser/every-state.ts'
import { createHomeWithDevices, openRoom } from '@roomwire/testing/browser/room-pages.ts'
import type { Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser } from 'playwright'

const viewport = { width: 1440, height: 900 }

/** A picture, to this path, of all states of a pin beside each other, without colour. */
export async function takeStatesInGrey(stack: Stack, browser: Browser, path: string) {
  const { owner, device, stop } = await createHomeWithDevices(stack, ...everyStateDevices)
  const { page, context } = await openRoom(browser, owner, { viewport, locale: 'en-GB' })
  await showEveryState(page, device)
  // The policy of the page takes no style sheet from elsewhere.
  await page.evaluate(() => document.documentElement.style.setProperty('filter', 'grayscale(1)'))
  await page.screenshot({ path })
  await context.close()
  await stop()
}
