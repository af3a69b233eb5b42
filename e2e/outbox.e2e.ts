import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, onTestFinished, test } from 'vitest'

/* The outbox of the demo, as a person reads it who has the secret of the start. */

const fixture = openBrowserFixture()

test('R-98 the outbox shows itself after its secret is typed; no address holds it', async () => {
  const server = await startTestServer('sqlite')
  onTestFinished(() => server.stop())
  const secret = server.openOutboxPage()
  const letter = { channel: 'mail', recipient: 'meera@demo.example', subject: 'Hello' } as const
  await server.roomwire.outbox.add({ ...letter, body: 'This stays here.' })
  const { page } = await fixture.stranger()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), JSON.stringify(request.headers())))
  await page.goto(`${server.url}/api/outbox`)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const field = page.getByLabel('The outbox secret')
  await field.fill('a guess')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: 'This is not the secret of this start.' })
    .waitFor()
  expect(await page.getByText('This stays here.').count()).toBe(0)
  await field.fill(secret)
  await page.getByRole('button', { name: 'Show the outbox' }).click()
  await page.getByText('This stays here.').waitFor()
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses.join()).not.toContain(secret)
})
