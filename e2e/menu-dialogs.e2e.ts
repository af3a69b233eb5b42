import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, hasFocus } from '@roomwire/testing/browser/page-parts.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* Dialogs that open from the menu of a row, by mouse, finger and keys. */

const fixture = openBrowserFixture()
const menu = 'More about Device SC-000001'

const asRows = (page: Page) => page.addInitScript(() => localStorage.setItem('roomView', 'rows'))

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ways = {
  mouse: { size: desk, press: (target: Locator) => target.click() },
  touch: { size: phone, press: (target: Locator) => target.tap() },
  Enter: { size: desk, press: (target: Locator) => target.press('Enter') },
  Space: { size: desk, press: (target: Locator) => target.press('Space') },
}

const dialogs = [
  { item: 'Edit pins of Device SC-000001', role: 'dialog', title: 'Pins of Device SC-000001' },
  { item: 'Remove Device SC-000001', role: 'alertdialog', title: 'Device SC-000001' },
] as const

test.each(Object.entries(ways))(
  'the menu of a row opens its dialogs by %s, and its button has the focus afterwards',
  async (_, { size, press }) => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.room(owner, { ...size, before: asRows })
    for (const { item, role, title } of dialogs) {
      await press(button(page, menu))
      await press(button(page, item))
      const dialog = page.getByRole(role, { name: title })
      await dialog.waitFor({ timeout: 60_000 })
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await button(page, item).count()).toBe(0)
      await expect.poll(() => hasFocus(button(page, menu))).toBe(true)
    }
  },
)
