import { updatePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { callApi, type TestPerson } from '../clients/api-client.ts'
import type { TestPass } from '../clients/pass-holder.ts'

/* The page of a pass, as whoever holds one opens it. */

const hour = 3_600_000

/** Opens the link of a pass, and says that it is to be used here. */
export async function openPassLink(page: Page, pass: TestPass) {
  await followPassLink(page, pass)
  await acceptPass(page)
}

/** Says that the pass is to be used in this browser. */
export const acceptPass = (page: Page) =>
  page.getByRole('button', { name: 'Use this pass', exact: true }).click()

/** Follows the link of a pass, as from a message: the page asks whether it is to be used. */
export const followPassLink = (page: Page, { url, id, secret }: TestPass) =>
  page.goto(`${url}/pass/${id}#${secret}`)

/** Opens the page of a pass again, as from a bookmark. */
export const openPassAgain = (page: Page, { url, id }: TestPass) => page.goto(`${url}/pass/${id}`)

/** The owner changes a pass: for the whole home, since an hour and for two more, but for what is said here. */
export const changePass = (owner: TestPerson, { id }: TestPass, terms: object = {}) =>
  callApi(owner, updatePassEndpoint, {
    path: { id: String(id) },
    body: {
      label: 'Cleaner',
      start_at: Date.now() - hour,
      expires_at: Date.now() + 2 * hour,
      ...terms,
    },
  })

/** Waits until the page says this. */
export const passSays = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor()

/** Waits until the page shows no switch that could be pressed. */
export const noSwitches = (page: Page) =>
  expect.poll(() => page.getByRole('button', { name: /^Turn O/ }).count()).toBe(0)

/** Wakes the page, as a phone does when it is taken out of the pocket again. */
export const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))
