import type { Locator, Page } from 'playwright'
import { passUntil } from './page-clock.ts'

/**
 * How long people take, ms: the keystroke-level model of Card, Moran and Newell (1983), with somebody
 * who types neither fast nor blind.
 */
const takes = { think: 1_350, point: 1_100, click: 200, key: 280 }

/**
 * Walks through pages whose clock is held as a person does, and counts. The page's clock moves by what
 * each step takes, so that what a page does by itself comes in its time.
 */
export function openWalk(page: Page) {
  const pages = new Set<string>()
  const counted = { ms: 0, choices: 0, fields: 0 }

  async function take(...ms: number[]): Promise<void> {
    const all = ms.reduce((sum, one) => sum + one)
    pages.add(new URL(page.url()).pathname)
    counted.ms += all
    await page.clock.runFor(all)
  }

  /** Waits for what the page shows next: that takes a person's time too. */
  async function sees(target: Locator): Promise<void> {
    const isThere = async () => (await target.isVisible()) && (await target.isEnabled())
    counted.ms += await passUntil(page, isThere, 50)
  }

  return {
    sees,

    /** Finds a control and presses it. */
    async press(target: Locator): Promise<void> {
      await sees(target)
      counted.choices += 1
      await take(takes.think, takes.point, takes.click)
      await target.click()
    },

    /** Fills in a field. */
    async fill(target: Locator, text: string): Promise<void> {
      await sees(target)
      counted.fields += 1
      await take(takes.think, takes.point, takes.click, takes.key * text.length)
      await target.fill(text)
    },

    /** Opens a list and chooses from it. */
    async choose(target: Locator, label: string): Promise<void> {
      counted.choices += 1
      await take(takes.think, 2 * (takes.point + takes.click))
      await target.selectOption(label)
    },

    /** The cost of the walk: seconds of a person, pages, presses and choices, fields. */
    taken: () => ({ ...counted, seconds: Math.round(counted.ms / 1_000), pages: pages.size }),
  }
}
