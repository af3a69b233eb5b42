import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openBrowserIn } from '@roomwire/testing/browser/browser-in.ts'
import { firstInGate } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, openDialog } from '@roomwire/testing/browser/page-parts.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

/* Times in fields and in texts, in browsers of several languages. */

const fixture = openBrowserFixture()

/** The text in the browser's own field for a date or a time: it stands in its closed shadow root. */
async function shownIn(field: Locator): Promise<string> {
  const page = field.page()
  const cdp = await page.context().newCDPSession(page)
  const id = await field.getAttribute('id')
  const { root } = await cdp.send('DOM.getDocument')
  const { nodeId } = await cdp.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[id="${id}"]`,
  })
  const { node } = await cdp.send('DOM.describeNode', { nodeId, depth: -1, pierce: true })
  await cdp.detach()
  return textOf(node).replaceAll(/\s/g, ' ')
}

type Node = { nodeValue: string; children?: Node[]; shadowRoots?: Node[] }

const textOf = ({ nodeValue, children = [], shadowRoots = [] }: Node): string =>
  nodeValue + [...shadowRoots, ...children].map(textOf).join('')

test.each(
  firstInGate([
    { language: 'de', time: '18:05', date: '24.12.2099', dateText: '24.12.2099' },
    { language: 'en-US', time: '06:05 PM', date: '12/24/2099', dateText: 'Dec 24, 2099' },
    { language: 'en-GB', time: '18:05', date: '24/12/2099', dateText: '24 Dec 2099' },
  ]),
)(
  'CTRL-2 in $language a field shows $date and $time, and texts write $dateText',
  async ({ language, time, date, dateText }) => {
    const { owner } = await fixture.home('SC-000001')
    const browser = await openBrowserIn(language)
    fixture.after(() => browser.close())
    const path = '/dashboard?view=schedules'
    const { page } = await openAs(browser, owner, { path, locale: undefined })
    // A field writes a 0 before an hour of one digit.
    const timeText = time.replace(/^0/, '')
    const form = await openDialog(page, 'New schedule')
    await form.getByLabel('Days').selectOption({ label: 'Once' })
    const [on, at] = [
      form.getByLabel('On', { exact: true }),
      form.getByLabel('At', { exact: true }),
    ]
    await on.fill('2099-12-24')
    await at.fill('18:05')
    await button(form, 'Choose a switch').click()
    expect([await shownIn(on), await shownIn(at)]).toEqual([date, time])
    await form.getByText(`On ${dateText} at ${timeText} turn on Pin 18`).waitFor()
    await button(form, 'Save').click()
    await form.waitFor({ state: 'detached' })
    await page.getByText(`Next: ${dateText}, ${timeText}, in your name`).waitFor()

    await button(page, 'Pause all').click()
    const until = page.getByRole('dialog').getByLabel('Until')
    await until.fill('2099-12-24T18:05')
    expect(await shownIn(until)).toBe(`${date}, ${time}`)
    await button(page.getByRole('dialog'), 'Pause all').click()
    await page.getByText(`All schedules are paused until ${dateText}, ${timeText}.`).waitFor()
  },
)
