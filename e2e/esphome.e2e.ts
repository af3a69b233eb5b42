/** A node with ESPHome: added by its address and key, tried, and given a new key. */

import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { playKitchenNode } from '@roomwire/testing/worlds/node-home.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const [key, other] = ['first', 'second'].map((word) => Buffer.alloc(32, word).toString('base64'))

test('a node is added by its address and key, tried at once, and given another key', async () => {
  const node = await playKitchenNode({ host: '127.72.0.1', key })
  fixture.after(node.stop)
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path: '/devices/register' })
  page.setDefaultTimeout(15_000)
  await page.getByRole('radio', { name: /^ESPHome/ }).check()
  await page.getByLabel('Device identifier').fill('kitchen-node')
  await page.getByLabel('Device name').fill('Kitchen node')
  await page.getByLabel('Device local IP').fill('127.72.0.1')
  const field = page.locator('input[name=key]')
  await field.fill('not a key')
  await button(page, 'Register Device').click()
  await page.getByText('A key has 44 characters and ends with =').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await field.fill(`key: "${key}"`)
  await button(page, 'Register Device').click()
  await page.getByText(/^kitchen-node is online/).waitFor()
  const plate = page.getByRole('article', { name: 'Kitchen node' })
  await plate
    .getByRole('button', { name: /^Turn ON/ })
    .first()
    .click()
  await expect.poll(() => node.stateOf(1)).toMatchObject({ 2: true })
  await plate
    .getByRole('button', { name: /^Turn OFF/ })
    .first()
    .waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  node.setKey(other)
  const { page: manager } = await fixture.visit(owner, { path: '/devices/manage' })
  manager.setDefaultTimeout(15_000)
  const panel = await openPanel(manager, 'Kitchen node', 'Encryption key')
  await panel.getByText(/its encryption key was changed/).waitFor()
  await panel.locator('input[name=key]').fill(other ?? '')
  await button(panel, 'Save the key').click()
  await panel.getByText('The server connects with this key now.').waitFor()
  expect(await axeViolationsInBothThemes(manager)).toEqual([])
  await expect.poll(() => node.clients().open).toBe(1)
})
