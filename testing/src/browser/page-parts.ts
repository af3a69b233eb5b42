import type { Locator, Page } from 'playwright'

/* The parts of pages, as people find them. */

export const button = (on: Page | Locator, name: string) =>
  on.getByRole('button', { name, exact: true })

export const field = (on: Page | Locator, name: RegExp) => on.getByRole('textbox', { name })

export const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Presses the button that opens a dialog. */
export async function openDialog(page: Page, opener: string, title = opener): Promise<Locator> {
  await button(page, opener).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  return dialog
}

/** Opens one pin in the dialog of the pins of a device: 'Device SC-000001'. */
export async function editPin(page: Page, device: string, pin: string): Promise<Locator> {
  const list = await openDialog(page, `Edit pins of ${device}`, `Pins of ${device}`)
  return openPin(page, list, pin)
}

/** Opens one pin in the list of the pins of a device. */
export async function openPin(page: Page, list: Locator, pin: string): Promise<Locator> {
  await list.getByRole('button', { name: new RegExp(`^${pin} `) }).click()
  const dialog = page.getByRole('dialog', { name: `${pin} of ` })
  await dialog.waitFor()
  return dialog
}

/** Saves what has been changed of a pin, and closes the list to which that leads. */
export async function savePin(page: Page): Promise<void> {
  await button(page.getByRole('dialog'), 'Save').click()
  await closePins(page)
}

/** Closes the list of the pins of a device. */
export async function closePins(page: Page): Promise<void> {
  const list = page.getByRole('dialog', { name: 'Pins of ' })
  await button(list, 'Close').click()
  await list.waitFor({ state: 'hidden' })
}

/** The words of what has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

export const hasFocus = (one: Locator) =>
  one.evaluate((element) => element === document.activeElement)

/** The dashboard is connected: from now on it hears everything. */
export const isConnected = (page: Page) =>
  page.locator('header').getByText('Connected', { exact: true }).waitFor()

/** Records what is announced to screen readers from now on: one text may follow another at once. */
export async function recordSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('#say')
    if (!region) throw new Error('the page announces nothing')
    new MutationObserver(() => {
      if (region.textContent) said.push(region.textContent)
    }).observe(region, { childList: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said'))
}

/** Goes to an address without a load, as the browser's Back does. */
export const goInHistory = (page: Page, address: string, state: unknown = null): Promise<boolean> =>
  page.evaluate(
    ([to, kept]) => {
      history.pushState(kept, '', to)
      return dispatchEvent(new PopStateEvent('popstate'))
    },
    [address, state] as const,
  )

/** Opens the list of the pages that the bar of a phone has no room for. */
export async function openMore(page: Page): Promise<Locator> {
  const more = await openDialog(page, 'More')
  await more.getByRole('listitem').first().waitFor()
  return more
}

/** Goes to a page of the navigation; on a phone some stand behind 'More'. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true })
  const more = button(page, 'More')
  await link.or(more).first().waitFor()
  if (await more.isVisible()) await more.click()
  await link.click()
}

/** Fills the fields for a day and a time, 'Ends on' and 'Ends at', with such as '2026-03-12T18:00'. */
export async function fillMoment(scope: Page | Locator, word: string, moment: string) {
  const [day = '', time = ''] = moment.split('T')
  await scope.getByLabel(`${word} on`).fill(day)
  await scope.getByLabel(`${word} at`).fill(time)
}

/** The moment in the fields for a day and a time, such as '2026-03-12T18:00', where times have 24 hours. */
export async function momentIn(scope: Page | Locator, word: string): Promise<string> {
  const fields = [scope.getByLabel(`${word} on`), scope.getByLabel(`${word} at`)]
  return (await Promise.all(fields.map((field) => field.inputValue()))).join('T')
}
