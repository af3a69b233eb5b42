import { createSceneEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { axeViolations, axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import { openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import { callApi, createTestFamily, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const strip = (page: Page) => page.getByRole('list', { name: 'Scenes', exact: true })
const result = (page: Page) => region(page, 'Scene')
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

const makeScene = (owner: TestPerson) =>
  callApi(owner, createSceneEndpoint, {
    body: {
      name: 'Evening',
      states: [
        { device_identifier: 'SC-000001', pin: '18', state: 1 },
        { device_identifier: 'PC-000002', pin: '13', state: 2 },
      ],
    },
  })

test('a scene begins as an example, is changed, pressed and deleted', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000002')
  const { page } = await fixture.visit(owner, { path: '/dashboard?view=scenes' })
  await heading(page, 'Scenes')
  await button(page, 'Use Evening in Living Room').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sets 7 switches').waitFor()
  await dialog.getByLabel('Name').fill('Movie night')
  await dialog.getByRole('checkbox', { name: /^Fan speed/ }).check()
  await dialog.getByLabel('State of Fan speed').selectOption('High')
  await dialog.getByLabel('How long Fan speed of Device PC-000002 is on').selectOption('for 30 min')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Save').click()
  await page.getByText('Fan speed of Device PC-000002 High for 30 min', { exact: false }).waitFor()
  await button(page, 'Set now Movie night').click()
  await result(page).getByText('8 done').waitFor()
  await expect.poll(() => device('PC-000002').state().pins['13']).toBe(3)
  await button(result(page), 'Undo').click()
  await result(page).getByText('8 as before').waitFor()
  await expect.poll(() => device('PC-000002').state().pins['13']).toBe(0)
  await page.getByRole('link', { name: 'Activity', exact: true }).first().click()
  await page.getByRole('link', { name: 'Show the scene' }).first().click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Movie night')
  await page.setViewportSize({ width: 320, height: 640 })
  // Messages at the edge are gone with it.
  await page.reload()
  await button(page, 'Set now Movie night').waitFor()
  expect(await cutOff(page)).toEqual([])
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(page, 'Delete Movie night').click()
  await button(page.getByRole('alertdialog'), 'Delete').click()
  await page.getByText('No scenes yet').waitFor()
  await page.getByText(/^The linked scene was deleted, or you have no access/).waitFor()
})

test('a scene is pressed on dashboard, room, palette and pass', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000002')
  await makeScene(owner)
  const family = await createTestFamily(owner)
  const { page } = await fixture.live(family)
  await button(strip(page), 'Evening').click()
  await result(page).getByText('2 done').waitFor()
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await device('PC-000002').stop()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await page
    .getByText(/^Offline/)
    .first()
    .waitFor()
  await button(strip(page), 'Evening').click()
  await result(page).getByText('1 done, 1 offline').waitFor()
  await result(page).getByText('Offline: Fan speed of Device PC-000002.').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('evening')
  await page.getByRole('option', { name: /^Evening/ }).waitFor()
  await page.keyboard.press('Enter')
  await result(page).getByText('1 done, 1 offline').waitFor()
  const pass = await givePass(owner, { now: Date.now() })
  const { page: visitor } = await fixture.stranger()
  await openPassLink(visitor, { ...pass, url: owner.url })
  await button(strip(visitor), 'Evening').click()
  await result(visitor).getByText('1 done, 1 offline').waitFor()
  expect(await axeViolations(visitor)).toEqual([])
})
