import { join } from 'node:path'
import { openVisitor } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { startLinkOf } from '@roomwire/testing/worlds/start-link.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, onTestFinished, test } from 'vitest'

const fixture = openBrowserFixture()

test('M8 the link of a start leads to Home once, and leaves no secret in the address', async () => {
  const webFolder = join(import.meta.dirname, '../web/dist')
  const server = await startTestServer('sqlite', { webFolder })
  onTestFinished(server.stop)
  const { email } = await registerOwner(server.url, 'Meera')
  const link = await startLinkOf(server, email)
  const open = async () => {
    const { page, context } = await openVisitor(fixture.browser)
    await page.goto(link)
    return { page, context }
  }
  const first = await open()
  await first.page.waitForURL('**/dashboard')
  await first.page.getByRole('heading', { name: 'Your Rooms' }).waitFor()
  expect(await first.page.evaluate(() => location.href)).toBe(`${server.url}/dashboard`)
  await first.context.close()
  const second = await open()
  await second.page.getByText(/^This link has been used, or is older than ten minutes\./).waitFor()
  await second.page.getByLabel('Email').waitFor()
  expect(await second.page.evaluate(() => location.href)).toBe(`${server.url}/login`)
  await second.context.close()
})
