import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, field, focused, openDialog, region } from '@roomwire/testing/browser/page-parts.ts'
import { addDevice, createTestFamily, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { backUp, makeKey } from '@roomwire/testing/clients/backup-programs.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, test } from 'vitest'

/* The state of the server, for people who look after it. */

const fixture = openBrowserFixture()

test('the owner of the only home sees how the server is, and sets how long things are kept', async () => {
  // A server of its own: the shared one has the homes of other tests too.
  const server = await openStack({}, 'cheap')
  fixture.after(server.close)
  const { url, mqttUrl } = server
  const owner = await registerOwner(url, 'Meera')
  await addDevice(owner, 'SC-000001')
  await expect(connectTestDevice(mqttUrl, 'SC-000001', 'wrong')).rejects.toThrow()
  const { page } = await fixture.visit(owner, { path: '/dashboard?view=settings' })
  const link = region(page, 'This server').getByRole('link', { name: 'State of the server' })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByText('The server works normally.').waitFor()
  await expect.poll(() => focused(page)).toBe('This server')
  await region(page, 'Devices with problems').getByText('wrong secret').waitFor()
  await region(page, 'Disk').getByText('Growth is shown from tomorrow.').first().waitFor()
  await region(page, 'Versions')
    .getByText(/^SQLite 3/)
    .waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])

  const dialog = await openDialog(page, 'Change', 'How long data is kept')
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await field(dialog, /^Activity of devices/).fill('40')
  await page.keyboard.press('Enter')
  await dialog.getByText('The activity is kept as long as the log at least').waitFor()
  await field(dialog, /^Activity of devices/).fill('400')
  await field(dialog, /^Readings/).fill('5')
  await button(dialog, 'Save').click()
  await dialog.getByText(/30 to 3,650/).waitFor()
  await field(dialog, /^Readings/).fill('365')
  await button(dialog, 'Save').click()
  const kept = region(page, 'How long data is kept')
  await kept.getByText(/^400 days\./).waitFor()
  await expect.poll(() => focused(page)).toBe('Change')

  const family = await fixture.visit(await createTestFamily(owner), {
    path: '/dashboard?view=server',
  })
  await family.page.getByText('Only the operator of this server sees this page').waitFor()
  expect(await family.page.getByRole('link', { name: 'Go to Dashboard' }).count()).toBe(1)
})

test('the owner sees where backups are, changes their schedule, and makes one at once', async () => {
  const folder = await mkdtemp(join(scratch, 'roomwire-e2e-backups-'))
  const place = join(folder, 'backups')
  const server = await openStack({ BACKUPS: place }, 'cheap')
  fixture.after(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  const owner = await registerOwner(server.url, 'Meera')
  const { page } = await fixture.visit(owner, { path: '/dashboard?view=server' })
  const backups = region(page, 'Backups')
  await backups.getByText('Backups need a recovery key.').waitFor()
  expect(await button(backups, 'Back up now').isDisabled()).toBe(true)
  expect(await page.getByText('The server works normally.').count()).toBe(0)
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await makeKey(server.data)
  await page.reload()
  await backups.getByText('The folder for backups is missing.').waitFor()
  expect((await backUp(server.data, place, '--new-place')).code).toBe(0)
  await page.reload()
  await backups.getByText(place, { exact: true }).waitFor()

  const dialog = await openDialog(page, 'Change schedule', 'Schedule of backups')
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await dialog.getByLabel(/^Every day at/).selectOption('22')
  await field(dialog, /^Weeks kept/).fill('400')
  await button(dialog, 'Save').click()
  await dialog.getByText(/0 to 52/).waitFor()
  await field(dialog, /^Weeks kept/).fill('0')
  await page.keyboard.press('Enter')
  await backups.getByText('The last one of 7 days and 12 months').waitFor()
  await backups.getByText(/^(22:00|10:00 PM) by the clock of the server/).waitFor()
  await expect.poll(() => focused(page)).toBe('Change schedule')

  await button(backups, 'Back up now').click()
  await page.getByText('The backup is complete').first().waitFor()
  await backups.getByText(/^Last backup: .* It was opened again and is complete\.$/).waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
})
