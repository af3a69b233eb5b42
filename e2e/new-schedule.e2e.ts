/** The form of a new schedule: its sentence, what it needs, and the rest behind 'More'. */

import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, hasFocus, openDialog } from '@roomwire/testing/browser/page-parts.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const path = '/dashboard?view=schedules'
const sized = (width: number) => ({ path, viewport: { width, height: 844 } })

const more = (form: Locator) => form.getByText('More', { exact: true })
const fieldsIn = (form: Locator) =>
  form.locator('input:not([type=radio]), select').filter({ visible: true })

/** The places of the sentence, the usual times and Save, from the top of the window, px. */
const placesIn = (form: Locator) =>
  Promise.all(
    [
      form.locator('form > p').first(),
      form.getByRole('group', { name: 'Usual times' }),
      button(form, 'Choose a switch'),
      button(form, 'Save'),
    ].map(async (one) => (await one.boundingBox())?.y ?? Number.NaN),
  )

const openForm = (page: Page) => openDialog(page, 'New schedule')

test('a new schedule is written by four taps, three fields and a sentence', async () => {
  const { owner } = await fixture.home('SC-000001')
  for (const width of [390, 768, 1024, 1440]) {
    const { page, context } = await fixture.visit(owner, sized(width))
    const form = await openForm(page)
    expect(await fieldsIn(form).count()).toBe(3)
    const places = await placesIn(form)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places.at(-1)).toBeLessThan(844)
    await form.getByText('Choose when and what.').waitFor()
    if (width === 390 || width === 1440) expect(await axeViolationsInBothThemes(page)).toEqual([])
    await form.getByText('Every evening').click()
    await button(form, 'Choose a switch').click()
    await form.getByText('Every day at 19:00 turn on Pin 18 of Device SC-000001').waitFor()
    await button(form, 'Save').click()
    await page.getByRole('heading', { name: 'Every day at 19:00' }).first().waitFor()
    await context.close()
  }
})

test("the usual times fill the fields of 'When', and a change of these lets go of them", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, sized(390))
  const form = await openForm(page)
  const [evening, soon] = ['Every evening', 'In 20 minutes'].map((name) =>
    form.getByRole('radio', { name }),
  )
  await form.getByText('In 20 minutes').click()
  expect(await form.getByLabel('Days').inputValue()).toBe('once')
  expect(await soon?.isChecked()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  expect(await evening?.isChecked()).toBe(true)
  expect(await form.getByLabel('Days').inputValue()).toBe('daily')
  const at = form.getByLabel('At', { exact: true })
  expect(await at.inputValue()).toBe('19:00')
  await at.fill('20:15')
  expect(await evening?.isChecked()).toBe(false)
  expect(await form.getByRole('radio', { name: 'At sunset' }).count()).toBe(0)
})

test("a wrong field behind 'More' opens it and takes the focus", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, sized(390))
  const form = await openForm(page)
  await button(form, 'Save').click()
  await form.getByText('Choose what to switch').waitFor()
  expect(await hasFocus(button(form, 'Choose a switch'))).toBe(true)
  await button(form, 'Choose a switch').click()
  await more(form).click()
  const [first, last] = [form.getByLabel('First day'), form.getByLabel('Last day')]
  const spread = form.getByLabel('Give or take, minutes')
  await first.fill('2099-02-01')
  await last.fill('2099-01-01')
  for (const [field, text, right] of [
    [last, 'The last day is before the first one', '2099-03-01'],
    [spread, /^Enter a whole number from 0 to/, '5'],
  ] as const) {
    if (field === spread) await spread.fill('9999')
    await more(form).click()
    await field.waitFor({ state: 'hidden' })
    await button(form, 'Save').click()
    await form.getByText(text).waitFor()
    expect(await hasFocus(field)).toBe(true)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await field.fill(right)
  }
  // A day that only the server knows to be over is told by its field too.
  await first.fill('')
  await last.fill('2020-01-01')
  await more(form).click()
  await button(form, 'Save').click()
  await form.getByText('It would never run: choose a later day').waitFor()
  expect(await hasFocus(last)).toBe(true)
  await last.fill('')
  await button(form, 'Save').click()
  await form.waitFor({ state: 'detached' })
})
