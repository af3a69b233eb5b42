import type { Locator, Page } from 'playwright'

/* What pages are made of, as people find it. */

export const button = (on: Page | Locator, name: string) =>
  on.getByRole('button', { name, exact: true })

export const field = (on: Page | Locator, name: RegExp) => on.getByRole('textbox', { name })

export const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Presses what opens a dialog. */
export async function openDialog(page: Page, opener: string, title = opener): Promise<Locator> {
  await button(page, opener).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  return dialog
}

/** The words of what has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

export const hasFocus = (one: Locator) =>
  one.evaluate((element) => element === document.activeElement)

/** The dashboard is connected: from now on it hears everything. */
export const isConnected = (page: Page) =>
  page.locator('header').getByText('Connected', { exact: true }).waitFor()
