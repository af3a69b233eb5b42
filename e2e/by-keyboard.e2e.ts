import { createScheduleEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { focusRing, tabTo } from '@roomwire/testing/browser/keyboard.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, focused, hasFocus, region } from '@roomwire/testing/browser/page-parts.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* Long forms, filled with the keyboard alone. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }

/** Goes to something by Tab and presses a key there. */
async function pressOn(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}

/** The dialog that has come with the focus in it. */
async function opened(page: Page, name: string, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = page.getByRole(role, { name })
  await dialog.waitFor()
  return dialog
}

/** The dialog has gone, and the focus is where it was opened. */
async function isBackOn(page: Page, opener: string): Promise<void> {
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await expect.poll(async () => (await focusRing(page)).called).toBe(opener)
}

/** A schedule of pin 18 for each day at a time. */
const everyDay = (name: string, at: string, state: 0 | 1) => ({
  name,
  rule: {
    days: { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock' as const, at },
    spread: 0,
    from: null,
    until: null,
  },
  pins: [{ device_identifier: 'SC-000001', pin: '18' as const, state }],
  for_s: null,
})

onlyInProve('CTRL-1 the keyboard alone writes and changes a schedule', async () => {
  const { owner } = await fixture.home('SC-000001')
  const path = '/dashboard?view=schedules'
  const { page } = await fixture.visit(owner, { ...desk, path })
  await page.getByText('No schedules yet').waitFor()
  await pressOn(page, 'New schedule')
  await opened(page, 'New schedule')
  await tabTo(page, 'Days')
  await page.keyboard.type('On some')
  await pressOn(page, 'Mon Monday', 'Space')
  await tabTo(page, 'At')
  await page.keyboard.type('0615A')
  await pressOn(page, 'Choose a switch')
  await pressOn(page, 'More name, length, first and last day')
  await tabTo(page, 'Name')
  await page.keyboard.type('Porch')
  await pressOn(page, 'Save')
  await page.getByRole('heading', { name: 'Porch' }).waitFor()
  await page
    .getByText(
      /^Every Tuesday, Wednesday, Thursday and Friday at 06:15 turn on Pin 18 of Device SC-000001$/,
    )
    .first()
    .waitFor()
  await isBackOn(page, 'New schedule')

  await pressOn(page, 'Past runs Porch')
  const runs = await opened(page, 'Past runs of Porch')
  await runs.getByText('No runs yet.').waitFor()
  await page.keyboard.press('Escape')
  await isBackOn(page, 'Past runs Porch')

  await pressOn(page, 'Change Porch')
  await opened(page, 'Change schedule')
  await tabTo(page, 'Set to')
  await page.keyboard.type('OFF')
  await pressOn(page, 'Save')
  await page
    .getByText(/at 06:15 turn off Pin 18 of Device SC-000001$/)
    .first()
    .waitFor()
  await isBackOn(page, 'Change Porch')
})

onlyInProve('CTRL-1 the keyboard alone skips and deletes a schedule', async () => {
  const { owner } = await fixture.home('SC-000001')
  await callApi(owner, createScheduleEndpoint, {
    body: everyDay('Porch', '06:15', 1),
  })
  const { page } = await fixture.visit(owner, { ...desk, path: '/dashboard?view=schedules' })
  await page.getByRole('heading', { name: 'Porch' }).waitFor()
  const answer = Promise.withResolvers<void>()
  await page.route('**/skip', async (route) => {
    const reply = await route.fetch()
    await answer.promise
    await route.fulfill({ response: reply })
  })
  await pressOn(page, 'Skip next Porch')
  await page.getByText(/^Next: .*, skipped$/).waitFor()
  // It keeps the focus while it is sent, and says the opposite now.
  await isBackOn(page, 'Do not skip Porch')

  // A question is there at once, however late the answer to another step is.
  await pressOn(page, 'Delete Porch')
  const question = await opened(page, 'Delete Porch?', 'alertdialog')
  await expect.poll(() => hasFocus(button(question, 'Cancel'))).toBe(true)
  answer.resolve()
  await page.keyboard.press('Enter')
  await isBackOn(page, 'Delete Porch')
  await page.keyboard.press('Enter')
  await opened(page, 'Delete Porch?', 'alertdialog')
  await pressOn(page, 'Delete')
  await page.getByText('No schedules yet').waitFor()
  await expect.poll(() => focused(page)).toBe('Schedules')
})

test('LIVE-2 the keyboard alone turns on a switch, and lets schedules have it again', async () => {
  const { owner } = await fixture.home('SC-000001')
  await callApi(owner, createScheduleEndpoint, { body: everyDay('Night', '23:00', 0) })
  const { page } = await fixture.room(owner, desk)
  await pressOn(page, 'Turn ON Pin 18')
  await page.getByText(/Schedules skip it until/).waitFor()
  await pressOn(page, 'Timer of Pin 18')
  await opened(page, 'Timer of Pin 18')
  await pressOn(page, 'Let schedules control it again')
  await isBackOn(page, 'Timer of Pin 18')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(async () => (await focusRing(page)).called).toBe('Turn OFF Pin 18')
})

onlyInProve('CTRL-4 the keyboard alone makes, changes, presses and deletes a scene', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  device('SC-000001').touch(12)
  const known = async () => (await shownTo(owner, 'SC-000001')).pins['18']?.state
  await expect.poll(known).toBe(1)
  const path = '/dashboard?view=scenes'
  const { page } = await fixture.visit(owner, { ...desk, path })
  await page.getByText('No scenes yet').waitFor()
  await pressOn(page, 'New scene')
  await opened(page, 'New scene')
  // The first field has the focus.
  await page.keyboard.type('Evening')
  await pressOn(page, 'Use what is on now')
  await pressOn(page, 'Pin 19, Device SC-000001', 'Space')
  await tabTo(page, 'How long Pin 19 of Device SC-000001 is on')
  await page.keyboard.type('for 30')
  await pressOn(page, 'Save')
  await page
    .getByText('Pin 18 of Device SC-000001 ON, Pin 19 of Device SC-000001 ON for 30 min')
    .waitFor()
  await isBackOn(page, 'New scene')

  await pressOn(page, 'Set now Evening')
  await region(page, 'Scene').getByText('2 done').waitFor()
  await expect.poll(() => device('SC-000001').state().pins['19']).toBe(1)
  await pressOn(page, 'Undo')
  await expect.poll(() => device('SC-000001').state().pins['19']).toBe(0)

  await pressOn(page, 'Change Evening')
  await opened(page, 'Change scene')
  await pressOn(page, 'Pin 18, Device SC-000001', 'Space')
  await pressOn(page, 'Save')
  await page.getByText('Pin 19 of Device SC-000001 ON for 30 min', { exact: true }).waitFor()
  await isBackOn(page, 'Change Evening')
  await pressOn(page, 'Delete Evening')
  const question = await opened(page, 'Delete the scene Evening?', 'alertdialog')
  await expect.poll(() => hasFocus(button(question, 'Cancel'))).toBe(true)
  await pressOn(page, 'Delete')
  await page.getByText('No scenes yet').waitFor()
  await expect.poll(() => focused(page)).toBe('Scenes')
})
