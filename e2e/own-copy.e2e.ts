import { readFile } from 'node:fs/promises'
import { exportMoreEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, field, focused, openDialog, region } from '@roomwire/testing/browser/page-parts.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import { password } from '@roomwire/testing/clients/api-client.ts'
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'

/* A copy of one's data that is too long for one answer of the server. */

const fixture = openBrowserFixture()
const settings = '/dashboard?view=settings'
const presses = 2_500

/** Writes so many presses of a person into the log of commands. */
const pressesOf = (personId: number) =>
  `insert into command (home_id, device_id, requester_kind, requester_id, cause, message_id, origin,
      action, pin, desired, begun_at, deadline_at, outcome, ended_at)
    with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${presses})
    select 1, 1, 'person', ${personId}, 'page', '"made ' || n || '"', 'none', 'on', '18', 1, n, n,
      'done', n from counted`

/** Holds each next part back until it is let through or answered otherwise. */
async function holdParts(page: Page) {
  const held: Route[] = []
  let areFree = false
  await page.route(
    ({ pathname }) => pathname === exportMoreEndpoint.url,
    async (route) => {
      if (areFree) await route.continue()
      else held.push(route)
    },
  )
  return {
    /** Lets through what is held, and all that comes. */
    async release(): Promise<void> {
      areFree = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },

    async next(): Promise<Route> {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      const route = held.shift()
      if (!route) throw new Error('No part is asked for')
      return route
    },
  }
}

async function begin(page: Page) {
  const dialog = await openDialog(page, 'Download my data')
  await field(dialog, /^Password/).fill(password)
  await button(dialog, 'Download').click()
  await expect.poll(() => dialog.count()).toBe(0)
}

test('R-95 a long copy shows how far it is, and goes on over other pages', async () => {
  const { owner } = await fixture.home('SC-000001')
  changeStoredData(fixture.stack, pressesOf(owner.userId))
  const { page } = await fixture.visit(owner, { path: settings })
  const parts = await holdParts(page)
  await begin(page)
  // Where it was before the dialog.
  expect(await focused(page)).toContain('Download my data')

  const bar = region(page, 'Account').getByRole('progressbar', { name: 'Collecting your data' })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await bar.waitFor()
  const atFirst = await percent()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await (await parts.next()).abort()
  await page.getByText('The server does not answer. Collecting continues when it does.').waitFor()
  await (await parts.next()).continue()
  await page.getByText('The file is saved when it is complete.').waitFor()
  await expect.poll(percent).toBeGreaterThan(atFirst)

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(() => bar.count()).toBe(0)
  const saving = page.waitForEvent('download')
  await parts.release()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^roomwire-my-data-\d{4}-\d\d-\d\d\.json$/)
  const { commands } = JSON.parse(await readFile(await file.path(), 'utf8'))
  const made = commands.map(({ begun_at }: { begun_at: number }) => begun_at)
  expect(made).toEqual(Array.from({ length: presses }, (_, nth) => nth + 1))
})

test('R-95 a copy can be stopped, and a refusal ends it in words; nothing is saved', async () => {
  const { owner } = await fixture.home('SC-000001')
  changeStoredData(fixture.stack, pressesOf(owner.userId))
  const { page } = await fixture.visit(owner, { path: settings })
  const parts = await holdParts(page)
  await begin(page)
  const account = region(page, 'Account')
  const bar = account.getByRole('progressbar')
  await parts.next()
  await button(account, 'Stop').click()
  await expect.poll(() => bar.count()).toBe(0)
  expect(await focused(page)).toBe('Account')

  await begin(page)
  const error = 'This download cannot go on. Start it again.'
  const body = JSON.stringify({ error, code: 'invalid_input' })
  await (await parts.next()).fulfill({ status: 400, contentType: 'application/json', body })
  await account.getByRole('alert').getByText(error).waitFor()
  await button(account, 'Dismiss').click()
  await expect.poll(() => account.getByRole('alert').count()).toBe(0)
})
