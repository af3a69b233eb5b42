/** Behind a real proxy that does not keep the address of the page: what the page says is refused, and why. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { startNginx } from '@roomwire/testing/worlds/test-proxies.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

/** Debian's nginx as it comes, with what WebSockets need: it sends the host of the server, not that of the page. */
async function proxied(): Promise<string> {
  const proxy = await startNginx(
    fixture.stack.url,
    'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade;',
  )
  fixture.after(proxy.stop)
  return proxy.url
}

/** The warnings of the server about pages of an address. */
const warningsOf = (origin: string) =>
  fixture.stack
    .output()
    .split('\n')
    .filter((line) => line.includes(origin) && line.includes('a page was refused'))

test('R-25 NAV-6 a page at a refused address says so, instead of connecting for ever', async () => {
  const url = await proxied()
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit({ ...owner, url })
  const banner = page.getByRole('region', { name: 'Connection' })
  const refused = banner.getByText('This server refuses the live connection from this address', {
    exact: true,
  })
  await refused.waitFor()
  await banner.getByText('The log of the server says what to set', { exact: true }).waitFor()
  expect(await page.getByText(/^Connecting to server/).count()).toBe(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  }
  await expect.poll(() => warningsOf(url)).not.toEqual([])
  expect(warningsOf(url)[0]).toMatch(/the live connection.*proxy_set_header Host \$http_host/)

  const asked = page.waitForResponse('**/api/auth/ws-ticket')
  await button(banner, 'Retry Connection').click()
  expect((await asked).status()).toBe(403)
  await refused.waitFor()
})

test('R-25 a pass at a refused address says that it cannot open there', async () => {
  const url = await proxied()
  const { owner } = await fixture.home('SC-000001')
  const pass = await givePass(owner, { now: Date.now() })
  const { page } = await fixture.stranger()
  await page.goto(`${url}/pass/${pass.id}#${pass.secret}`)
  await page
    .getByRole('heading', { name: 'This server refuses to open a pass from this address' })
    .waitFor()
  await page.getByText('The log of the server says what to set.').waitFor()
  expect(await page.getByText(/live connection/).count()).toBe(0)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})
