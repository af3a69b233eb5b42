import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { onlyBackupIn, run, secretIn } from '@roomwire/testing/clients/backup-programs.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { goldenFolder, goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { emailOf, passwordOf } from '@roomwire/testing/golden/golden-steps.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { createDatabase, startPostgres } from '@roomwire/testing/worlds/test-services.ts'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

/* A backup restored by page, where nobody has registered. */

const fixture = openBrowserFixture()

/** A backup of a home with every table filled, whose folder is gone; and its recovery key. */
async function backupOfLostHome() {
  const folder = await mkdtemp(join(scratch, 'roomwire-e2e-restore-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const data = join(folder, 'home')
  const golden = goldenFolder(goldenVersions().at(-1) ?? '')
  mkdirSync(data)
  for (const name of ['keys.json', 'roomwire.sqlite']) {
    copyFileSync(join(golden, name), join(data, name))
  }
  const made = await run('backup', ['--new-key', '--data', data], secretIn)
  const key = secretIn(made.said) ?? ''
  const place = join(folder, 'backups')
  const done = await run('backup', ['--data', data, '--to', place, '--new-place'])
  expect(done.code, done.said).toBe(0)
  rmSync(data, { recursive: true })
  return { file: onlyBackupIn(place), key, bare: join(folder, 'bare') }
}

async function fillIn(
  page: Page,
  { file, key, code }: { file: string; key: string; code: string },
) {
  await page.getByLabel('Backup').setInputFiles(file)
  await page.getByLabel('Recovery key').first().fill(key)
  await page.getByLabel('Restore code').first().fill(code)
  await button(page, 'Open the backup').click()
}

test('R-64 a lost home comes back by page on another database, and people only sign in again', async () => {
  const { file, key, bare } = await backupOfLostHome()
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const { url } = await createDatabase(postgres.url)
  const stack = await openStack({ DATA: bare, DATABASE_URL: url }, 'cheap')
  onTestFinished(() => stack.close())
  const code = /Restore code, for this start only: (\S+)/.exec(stack.output())?.[1] ?? ''
  const { page } = await fixture.stranger()
  await page.goto(`${stack.url}/register`)
  await page.getByRole('link', { name: 'Restore a home from a backup' }).click()
  expect(await axeViolations(page)).toEqual([])

  await fillIn(page, { file, key, code: 'guessed' })
  await page.getByText('This is not the code of this start.').waitFor()
  const wrong = key.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q'))
  await fillIn(page, { file, key: wrong, code })
  await page.getByText(/is not a recovery key|does not open this backup/).waitFor()
  await fillIn(page, {
    file: join(goldenFolder(goldenVersions()[0] ?? ''), 'keys.json'),
    key,
    code,
  })
  await page.getByText('The file is not a backup of Roomwire.').waitFor()
  await fillIn(page, { file, key, code })
  await page.getByText('In this backup').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Restore this home').click()
  await page.getByText('The home is restored').waitFor()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(emailOf('owner'))
  await page.getByLabel('Password').first().fill(passwordOf('owner'))
  await button(page, 'Sign in').click()
  await page.getByText('for you to decide').waitFor()
  await button(page, 'Decide').click()
  expect(await axeViolations(page)).toEqual([])
  const keep = page.getByRole('button', { name: /^Keep (?!all)/ })
  await keep.first().waitFor()
  for (let left = await keep.count(); left > 0; left -= 1) {
    await keep.first().click()
    await expect.poll(() => keep.count()).toBe(left - 1)
  }
  await page.getByText('Nothing is left to decide.').waitFor()
})

test('R-64 the page for a restore says so where somebody has registered, and the server refuses', async () => {
  const stack = await openStack({}, 'cheap')
  fixture.after(stack.close)
  const code = /Restore code, for this start only: (\S+)/.exec(stack.output())?.[1] ?? ''
  const { page } = await fixture.stranger()
  await page.goto(`${stack.url}/restore`)
  await button(page, 'Open the backup').waitFor()
  await registerOwner(stack.url)
  await page.reload()
  await page.getByText('this server has a home already').waitFor()
  expect(await button(page, 'Open the backup').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL(/login/)
  for (const step of ['look', 'open', 'restore']) {
    const answer = await fetch(`${stack.url}/api/restore`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, step, key: 'any' }),
    })
    expect(answer.status).toBe(409)
  }
})
