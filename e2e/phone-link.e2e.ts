/** The desk shows a QR code that brings somebody's phone in, and says once that both show the same switch. */

import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import {
  button,
  hasFocus,
  openDialog,
  openMore,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import { modulesOfText, modulesPainted } from '@roomwire/testing/browser/qr-picture.ts'
import { enterRoom, isLive, moduleOf, moduleShows } from '@roomwire/testing/browser/room-pages.ts'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { rememberSecret } from '@roomwire/testing/fixtures/secrets.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const address = 'http://192.168.1.7:8080'

/** Opens the dialog as a server does that has an address for others; returns the secret in its code. */
async function showCode(page: Page) {
  let secret = ''
  await page.route('**/api/auth/phone-link', async (route) => {
    const response = await route.fetch()
    const link = await response.json()
    secret = link.secret
    rememberSecret(secret)
    await route.fulfill({ response, json: { ...link, public_url: address } })
  })
  const dialog = await openDialog(page, 'Show the code', 'Use it on your phone')
  const picture = dialog.getByRole('img', { name: 'QR code that signs your phone in' })
  await picture.waitFor()
  const link = `${address}/login#phone=${secret}`
  expect(await modulesPainted(picture)).toEqual(modulesOfText(link))
  return { dialog, secret }
}

test('M8 a code signs the phone in, and a press on it is named once on the desk', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { ...desk, path: '/dashboard?view=settings' })
  const { dialog, secret } = await showCode(page)
  await dialog.getByText(/^Scan this with the camera of your phone\. It signs .*Meera/).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const visitor = await fixture.stranger(`/login#phone=${secret}`, phone)
  await button(visitor.page, 'Sign in with the code').click()
  await region(visitor.page, 'Messages').getByText('Signed in as Meera').waitFor()
  expect(await visitor.page.evaluate(() => location.href)).toMatch(/\/dashboard$/)
  await dialog.getByText('Press a switch on your phone, and watch it here.').waitFor()
  await button(dialog, 'Show my home').click()
  await enterRoom(page)
  await isLive(page)
  await enterRoom(visitor.page)
  const said = region(page, 'Messages').getByText('Your phone and this page show the same switch.')
  const press = async (verb: string, state: string) => {
    await button(visitor.page, `${verb} Pin 18`).click()
    await moduleShows(moduleOf(page, 'Pin 18'), state)
  }
  await press('Turn ON', 'ON')
  await said.waitFor()
  await page.reload()
  await isLive(page)
  await press('Turn OFF', 'OFF')
  expect(await said.count()).toBe(0)
})

test('M8 the code stands behind More on a phone, and in the search of a desk', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, phone)
  await button(await openMore(page), 'Use it on another phone').click()
  const other = page.getByRole('dialog', { name: 'Use it on another phone', exact: true })
  await other.getByRole('button', { name: 'Done' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(button(page, 'More'))).toBe(true)
  await page.setViewportSize(desk.viewport)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('phone')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Use it on your phone' }).waitFor()
})

test('M8 on this machine alone there is no code but the flag to set', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page } = await fixture.visit(owner, { ...desk, path: '/dashboard?view=settings' })
  await page.route('**/api/auth/phone-link', async (route) => {
    const response = await route.fetch()
    const link = await response.json()
    await route.fulfill({ response, json: { ...link, public_url: null, network_url: null } })
  })
  const dialog = await openDialog(page, 'Show the code', 'Use it on your phone')
  await dialog.getByText('--host 0.0.0.0').waitFor()
  expect(await dialog.getByRole('img').count()).toBe(0)
})
