import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openBrowserIn } from '@roomwire/testing/browser/browser-in.ts'
import { firstInGate } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, hasFocus, openDialog } from '@roomwire/testing/browser/page-parts.ts'
import { acceptPass, followPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
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

/** Texts of locales have blanks of several widths. */
const spaced = (text: string) => text.replaceAll(/\s/gu, ' ')

type Node = { nodeValue: string; children?: Node[]; shadowRoots?: Node[] }

const textOf = ({ nodeValue, children = [], shadowRoots = [] }: Node): string =>
  nodeValue + [...shadowRoots, ...children].map(textOf).join('')

test.each(
  firstInGate([
    { language: 'de', home: 'en-US', time: '06:05 PM', date: '24.12.2099', dateText: '24.12.2099' },
    { language: 'de', home: null, time: '18:05', date: '24.12.2099', dateText: '24.12.2099' },
    {
      language: 'en-US',
      home: null,
      time: '6:05 PM',
      date: '12/24/2099',
      dateText: 'Dec 24, 2099',
    },
    {
      language: 'en-US',
      home: 'de-DE',
      time: '18:05',
      date: '12/24/2099',
      dateText: 'Dec 24, 2099',
    },
    { language: 'en-GB', home: null, time: '18:05', date: '24/12/2099', dateText: '24 Dec 2099' },
  ]),
)(
  'CTRL-2 in $language and a home in $home, fields and texts write $date and $time',
  async ({ language, home, time, date, dateText }) => {
    const { owner } = await fixture.home('SC-000001')
    if (home) await callApi(owner, changeHomeEndpoint, { body: { locale: home } })
    const browser = await openBrowserIn(language)
    fixture.after(() => browser.close())
    const path = '/dashboard?view=schedules'
    const { page } = await openAs(browser, owner, { path, locale: undefined })
    const form = await openDialog(page, 'New schedule')
    await form.getByLabel('Days').selectOption({ label: 'Once' })
    const [on, at] = [
      form.getByLabel('On', { exact: true }),
      form.getByLabel('At', { exact: true }),
    ]
    await on.fill('2099-12-24')
    await at.fill('18:05')
    await button(form, 'Choose a switch').click()
    expect(await shownIn(on)).toBe(date)
    expect(spaced(await at.inputValue())).toBe(time)
    await form.getByText(`On ${dateText} at ${time} turn on Pin 18 of Device SC-000001`).waitFor()
    await button(form, 'Save').click()
    await form.waitFor({ state: 'detached' })
    await page.getByText(`Next: ${dateText}, ${time}`, { exact: true }).waitFor()

    await button(page, 'Pause all').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Until').fill('2099-12-24')
    await dialog.getByLabel('At', { exact: true }).fill(time)
    await button(dialog, 'Pause all').click()
    await page.getByText(`All schedules are paused until ${dateText}, ${time}.`).waitFor()
    await button(page, 'Change when it ends').click()
    await expect
      .poll(async () => spaced(await dialog.getByLabel('At', { exact: true }).inputValue()))
      .toBe(time)
  },
)

test('GEN-2 a time is typed as people write it, and what is none is said by its field', async () => {
  const { owner } = await fixture.home('SC-000001')
  await callApi(owner, changeHomeEndpoint, { body: { locale: 'en-US' } })
  const path = '/dashboard?view=schedules'
  const { page } = await fixture.visit(owner, { path })
  const form = await openDialog(page, 'New schedule')
  const at = form.getByLabel('At', { exact: true })
  const shown = async () => spaced(await at.inputValue())
  await at.fill('7.30 p.m.')
  await at.press('Tab')
  expect(await shown()).toBe('07:30 pm')
  await at.press('ArrowUp')
  await at.press('PageDown')
  expect(await shown()).toBe('07:00 pm')
  await button(form, 'Choose a switch').click()
  await form.getByText(/ at 07:00\spm turn on /).waitFor()

  await at.fill('noon')
  await at.press('Tab')
  const note = form.getByText(/^Enter a time, such as 07:30\spm$/)
  await note.waitFor()
  expect(await at.getAttribute('aria-describedby')).toBe(await note.getAttribute('id'))
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(form, 'Save').click()
  expect(await hasFocus(at)).toBe(true)
  await at.fill('1930')
  await at.press('Tab')
  expect(await shown()).toBe('07:30 pm')
  expect(await at.getAttribute('aria-invalid')).toBe(null)
})

test('a pass writes its end by 12 hours where its home does, before and after it is opened', async () => {
  const { owner } = await fixture.home('SC-000001')
  await callApi(owner, changeHomeEndpoint, { body: { locale: 'en-US' } })
  const { page } = await fixture.stranger(undefined)
  const pass = await givePass(owner, { now: Date.now() })
  const end = page.getByText(/Until .+, \d{1,2}:\d\d\s[ap]m\./)
  await followPassLink(page, pass)
  await end.waitFor()
  await acceptPass(page)
  await button(page, 'Turn ON Pin 18').waitFor()
  await end.waitFor()
})
