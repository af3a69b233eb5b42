import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import type { Visitor } from '@roomwire/testing/browser/browser.ts'
import { endVisit, keptVisitor } from '@roomwire/testing/browser/kept-profiles.ts'
import { keptBrowser } from '@roomwire/testing/browser/kept-running.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import {
  callApi,
  freshEmail,
  password,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

/* A server on which the first person founds the home: what visitors see before and after that. */

let stack: Stack
let browser: Browser
beforeAll(async () => {
  ;[stack, browser] = await Promise.all([openStack({ REGISTRATION: 'first' }), keptBrowser()])
})
afterAll(() => closeWithChangesExplained(stack))

let visitor: Visitor | undefined
afterEach(async () => {
  if (visitor) await endVisit(browser, visitor)
  visitor = undefined
})

async function visit(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  if (visitor) await endVisit(browser, visitor)
  visitor = await keptVisitor(browser, options)
  await visitor.page.goto(stack.url + path)
  return visitor.page
}

const linksToRegister = (page: Page) => page.locator('a[href="/register"]').count()
const invited = (page: Page) => page.getByText('New accounts need an invitation')

test('REG-5 LAND-1 whoever comes first may register, later only with an invitation', async () => {
  const early = await visit('/')
  await early.getByRole('link', { name: 'Create an account' }).waitFor()
  expect(await linksToRegister(early)).toBe(3)
  expect(await invited(early).count()).toBe(0)

  const owner = await registerOwner(stack.url, 'Meera')
  const { code } = await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })

  for (const javaScriptEnabled of [false, true]) {
    const page = await visit('/', { javaScriptEnabled })
    await invited(page).waitFor()
    expect(await linksToRegister(page)).toBe(0)
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  }

  const login = await visit('/login')
  await invited(login).waitFor()
  expect(await linksToRegister(login)).toBe(0)

  const page = await visit('/register')
  await invited(page).waitFor()
  const type = page.getByLabel('User type')
  await expect.poll(() => type.locator('option').allInnerTexts()).not.toContain('user')
  await page.getByLabel('Username').fill('Ravi')
  await page.getByLabel('Email').fill(freshEmail('ravi'))
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await type.selectOption('family')
  const submit = page.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await page.getByText('Enter the code of your invitation').waitFor()
  await page.getByLabel('Invitation code').fill(code)
  await submit.click()
  await page.waitForURL(`${stack.url}/dashboard`)
  await page.getByText('Ravi').first().waitFor()
  expect(await page.getByText('Join a home').count()).toBe(0)
})
