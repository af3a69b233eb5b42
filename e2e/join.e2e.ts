import {
  createJoinCodeEndpoint,
  joinHomeEndpoint,
  listJoinCodesEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { modulesOfText, modulesPainted } from '@roomwire/testing/browser/qr-picture.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addRoom,
  callApi,
  createTestFamily,
  freshEmail,
  password,
  registerAs,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* Join codes: managers make and revoke them, and people with accounts of their own use them. */

// A name of its own: whoever opens the page by it is not told that only this machine can.
const fixture = openBrowserFixture(async () => ['--host-resolver-rules=MAP home.example 127.0.0.1'])
const hour = 3_600_000

const invitations = (page: Page) => page.getByRole('region', { name: 'Invitations' })
const link = (on: Page, name: string) => on.getByRole('link', { name, exact: true })

async function homeWithRoom() {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const room_id = await addRoom(owner, 'Kitchen')
  await addRoom(owner, 'Attic')
  return { owner, room_id }
}

const codeFor = async (owner: TestPerson) =>
  (await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })).code

async function guestCodeFor(owner: TestPerson, room_id: number) {
  const now = Date.now()
  const access = { start_at: now - 1_000, expires_at: now + hour, room_id }
  const body = { role: 'guest', ...access } as const
  return (await callApi(owner, createJoinCodeEndpoint, { body })).code
}

async function openInvite(page: Page) {
  // Content that loads above the button moves it under the hand.
  await settled(page)
  await button(invitations(page), 'Invite with a code').click()
  const dialog = page.getByRole('dialog', { name: 'Invite with a code' })
  await dialog.waitFor()
  return dialog
}

/** The parts of the dialog that show a new code. */
async function shownCode(page: Page, forWhom: string) {
  const dialog = page.getByRole('dialog', { name: `Code for a ${forWhom}` })
  await dialog.waitFor()
  const [code = '', url = ''] = await dialog.locator('code').allInnerTexts()
  return { dialog, code, url }
}

/** Everything that the page sends from now on: addresses, headers and bodies. */
function recordSent(page: Page): () => string {
  const sent: string[] = []
  page.on('request', (request) => {
    const { url, method, headers, postData } = {
      url: request.url(),
      method: request.method(),
      headers: JSON.stringify(request.headers()),
      postData: request.postData() ?? '',
    }
    sent.push(`${method} ${url} ${headers} ${postData}`)
  })
  return () => sent.join('\n')
}

test('REG-5 a revoked code lets nobody in; another one does', async () => {
  const { owner } = await homeWithRoom()
  const revoked = await codeFor(owner)
  const arjun = await registerAs(fixture.stack.url, 'family', 'Arjun')
  const [{ page }, { page: other }] = [await fixture.visit(owner), await fixture.visit(owner)]
  await invitations(other).getByText('Every room').waitFor()
  await invitations(page)
    .getByRole('button', { name: /^Revoke code for a family member/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Revoke the code for a family member?' })
  await question.getByText('Nobody can join with it any more. This cannot be undone.').waitFor()
  await button(question, 'Revoke').click()
  for (const each of [page, other]) {
    await expect.poll(() => invitations(each).getByRole('row').count()).toBe(0)
  }
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Invitations')

  const dialog = await openInvite(page)
  await dialog.getByText('A family member controls every room.').waitFor()
  await button(dialog, 'Create code').click()
  const shown = await shownCode(page, 'family member')
  expect(shown.code).toMatch(/^([0-9a-z]{5}-){5}[0-9a-z]$/)
  await shown.dialog.getByText(/^It works for one person until/).waitFor()
  await page.mouse.click(5, 5)
  await button(shown.dialog, 'Done').click()
  await invitations(page).getByText('Every room').waitFor()

  const { page: theirs } = await fixture.visit(arjun)
  await theirs.getByText('Ask an owner of a home for a code.').waitFor()
  await link(theirs, 'Enter a code').click()
  await theirs.getByLabel('Code').fill(revoked)
  await button(theirs, 'Join the home').click()
  await theirs
    .getByRole('alert')
    .getByText(/^This code is wrong/)
    .waitFor()
  await theirs.getByLabel('Code').fill(` ${shown.code.toUpperCase().replaceAll('-', ' ')} `)
  await theirs.keyboard.press('Enter')
  await theirs.waitForURL('**/dashboard')
  await link(theirs, 'Enter Room Kitchen').waitFor()
  await expect.poll(() => theirs.locator('#say').textContent()).toBe('You have joined the home')
  await rowOf(page, arjun.email).waitFor()
  await expect.poll(() => invitations(page).getByRole('row').count()).toBe(0)
})

test('REG-5 the code is shown as text, as a link and as a picture of the link', async () => {
  const { owner } = await homeWithRoom()
  const { page, context } = await fixture.visit(owner, { colorScheme: 'dark' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const public_url = 'https://home.example'
  await page.route('**/api/server/address', (route) =>
    route.fulfill({ json: { public_url, network_url: null } }),
  )
  await button(await openInvite(page), 'Create code').click()
  const { dialog, code, url } = await shownCode(page, 'family member')
  expect(url).toBe(`${public_url}/join#family/${code}`)
  const picture = dialog.getByRole('img', { name: 'QR code of the link' })
  expect(await modulesPainted(picture)).toEqual(modulesOfText(url))
  const colours = await picture.evaluate((svg) => {
    const { backgroundColor, fill } = getComputedStyle(svg)
    return { backgroundColor, fill }
  })
  expect(colours).toEqual({ backgroundColor: 'rgb(255, 255, 255)', fill: 'rgb(20, 33, 29)' })
  for (const [name, text] of [
    ['Copy Code', code],
    ['Copy Link', url],
  ] as const) {
    await button(dialog, name).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  }
})

test('REG-5 a person who opens the link registers first, and joins with one press', async () => {
  const { owner, room_id } = await homeWithRoom()
  const code = await guestCodeFor(owner, room_id)
  const { page } = await fixture.stranger()
  const sent = recordSent(page)
  await page.goto(`${fixture.stack.url}/join#guest/${code}`)
  await page.waitForURL(`${fixture.stack.url}/join`)
  await link(page, 'Create an account').click()
  await page.reload()
  await expect.poll(() => page.getByLabel('User type').inputValue()).toBe('guest')
  await page.getByLabel('Username').fill('Kiran')
  await page.getByLabel('Email').fill(freshEmail('kiran'))
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await button(page, 'Create Account').click()
  await page.waitForURL('**/join')
  await expect.poll(() => page.getByLabel('Code').inputValue()).toBe(code)
  expect(sent()).not.toContain(code)
  await page.goBack()
  expect(page.url()).not.toContain(code)
  await page.goForward()
  await button(page, 'Join the home').click()
  await page.getByText(/^Guest access until/).waitFor()
  await link(page, 'Enter Room Kitchen').waitFor()
  await expect.poll(() => link(page, 'Enter Room Attic').count()).toBe(0)
  expect(sent().split(code)).toHaveLength(2)
  expect(fixture.stack.output()).not.toContain(code)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('REG-5 a person with an account signs in, and is led to the home', async () => {
  const { owner } = await homeWithRoom()
  const used = await codeFor(owner)
  const first = await registerAs(fixture.stack.url, 'family', 'First')
  await callApi(first, joinHomeEndpoint, { body: { code: used } })
  const arjun = await registerAs(fixture.stack.url, 'family', 'Arjun')
  const code = await codeFor(owner)
  const { page } = await fixture.stranger(`/join#family/${code}`)
  await link(page, 'Sign in').click()
  await page.getByLabel('Email').fill(arjun.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
  const field = page.getByLabel('Code')
  await expect.poll(() => field.inputValue()).toBe(code)

  const isFocused = () => field.evaluate((element) => element === document.activeElement)
  for (const [typed, text] of [
    ['', 'Enter the code'],
    [used.slice(0, -2), 'A code has 26 letters and digits, this one 25'],
  ] as const) {
    await field.fill(typed)
    await button(page, 'Join the home').click()
    await page.getByText(text).waitFor()
    await expect.poll(() => isFocused()).toBe(true)
  }
  for (const refused of [used, '0'.repeat(26)]) {
    await field.fill(refused)
    await button(page, 'Join the home').click()
    const text = 'This code is wrong, used or expired. Ask for a new one.'
    await page.getByRole('alert').getByText(text).waitFor()
    await expect.poll(() => field.inputValue()).toBe(refused)
  }

  await field.fill(code)
  await button(page, 'Join the home').click()
  await page.waitForURL('**/dashboard')
  await link(page, 'Enter Room Kitchen').waitFor()
})

test('REG-5 ROLE-2 a code for another role is refused and stays good', async () => {
  const { owner, room_id } = await homeWithRoom()
  const code = await codeFor(owner)
  const guest = await registerAs(fixture.stack.url, 'guest', 'Kiran')
  const { page } = await fixture.visit(guest, { path: `/join#family/${code}` })
  await button(page, 'Join the home').click()
  const text = 'This code is for a family account, and yours is a guest account'
  await page.getByRole('alert').getByText(text).waitFor()
  expect((await callApi(owner, listJoinCodesEndpoint, {})).join_codes).toHaveLength(1)
  await link(page, 'Not now').click()
  await page.getByText('No rooms are shared with you yet').waitFor()

  await link(page, 'Enter a code').click()
  await page.getByLabel('Code').fill(await guestCodeFor(owner, room_id))
  await button(page, 'Join the home').click()
  await link(page, 'Enter Room Kitchen').waitFor()
  await expect.poll(() => page.getByText(/invit/i).count()).toBe(0)

  const { page: other } = await fixture.visit(await createTestFamily(owner), {
    path: `/join#family/${code}`,
  })
  await other.getByText('Your account already belongs to a home.').waitFor()
  await link(other, 'Go to Dashboard').click()
  await link(other, 'Enter Room Kitchen').waitFor()
  await expect.poll(() => other.evaluate(() => sessionStorage.length)).toBe(0)
  await expect.poll(() => other.getByText(/invit/i).count()).toBe(0)
})

onlyInProve('REG-5 DASH-11 invitations that cannot be loaded show an error', async () => {
  const { owner } = await homeWithRoom()
  await codeFor(owner)
  changeStoredData(fixture.stack, 'alter table join_code rename to lost')
  const { page } = await fixture.visit(owner)
  await page.getByText('Connected', { exact: true }).waitFor()
  await settled(page)
  await invitations(page).getByText('Could not load invitations').waitFor()
  // Should it still ask by itself, that shows nothing before the press.
  await holdClock(page)
  changeStoredData(fixture.stack, 'alter table lost rename to join_code')
  await button(invitations(page), 'Try again').click()
  await page.clock.resume()
  await invitations(page).getByText('Every room').waitFor()
  await fixture.whileDown(async () => {
    await expect.poll(() => button(invitations(page), 'Invite with a code').isDisabled()).toBe(true)
  })
})

onlyInProve('REG-5 the keyboard alone makes a code, and axe finds no violations', async () => {
  const { owner } = await homeWithRoom()
  await codeFor(owner)
  const { page } = await fixture.visit(owner)
  await invitations(page).getByText('Every room').waitFor()
  const opener = button(invitations(page), 'Invite with a code')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite with a code' })
  await dialog.getByRole('radio', { name: 'Family member' }).focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText(/^Access from/).waitFor()
  expect(await axeViolationsInEveryTheme(page), 'the form').toEqual([])
  await button(dialog, 'Create code').focus()
  await page.keyboard.press('Enter')
  const shown = await shownCode(page, 'guest')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Code for a guest')
  expect(await axeViolationsInEveryTheme(page), 'the code').toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => cutOff(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => shown.dialog.count()).toBe(0)
  await expect.poll(focused).toBe('Invite with a code')
  await expect.poll(() => cutOff(page)).toEqual([])
})

onlyInProve('REG-5 the link names the address that the page was opened by', async () => {
  const { owner } = await homeWithRoom()
  const url = fixture.stack.url.replace('127.0.0.1', 'home.example')
  const { page } = await fixture.stranger()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  const dialog = await openInvite(page)
  await button(dialog, 'Create code').click()
  const shown = await shownCode(page, 'family member')
  expect(shown.url).toBe(`${url}/join#family/${shown.code}`)
  await expect.poll(() => shown.dialog.getByText(/on this machine only/).count()).toBe(0)
})

onlyInProve('REG-5 the join page has no axe violations in any size and theme', async () => {
  const kiran = await registerAs(fixture.stack.url, 'guest', 'Kiran')
  const { page } = await fixture.visit(kiran, { path: `/join#guest/${'0'.repeat(26)}` })
  await button(page, 'Join the home').click()
  await page
    .getByRole('alert')
    .getByText(/^This code/)
    .waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => cutOff(page)).toEqual([])
})
