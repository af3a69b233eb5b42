/** Pins that are more than on and off, seen and pressed at another server than the one their device is connected to. */
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { openFixture } from '@roomwire/testing/worlds/replicas.ts'
import { openLiveHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it, onTestFinished } from 'vitest'

const identifier = 'BLIND-000001'
const blind = { key: 'blind', name: 'Blind', kind: 'cover' }
const heater = { key: 'heater', name: 'Heater', assumed: true }

/** A board that is connected to one server, and its owner at another one. */
async function openTwo() {
  const { leave, ...shared } = await openFixture()
  onTestFinished(leave)
  const a = await startTestServer('postgres', { shared })
  const b = await startTestServer('postgres', { shared })
  onTestFinished(() => Promise.all([a.stop(), b.stop()]).then(() => undefined))
  const home = await openLiveHome(a, identifier, { deaf: true })
  await home.device.report('hello', { pins: [blind, heater] })
  await home.device.report('state', { pins: { blind: 0 } })
  const owner = { ...home.owner, url: b.url }
  const page = await openLivePage(owner)
  await page.watch(home.roomId)
  return { ...home, owner, page }
}

it('G5 what cannot be confirmed is sent from any server, and nobody says that it was done', async () => {
  const { device, owner, page } = await openTwo()
  page.say({ deviceIdentifier: identifier, action: 'on', pin: 'heater', messageId: 'm' })
  await page.hears(isStage('unconfirmable', 'm'), 20_000)
  expect(device.commands).toMatchObject([{ action: 'on', pin: 'heater' }])
  await expect
    .poll(() => shownTo(owner, identifier))
    .toMatchObject({ pins: { heater: { state: 1, form: { assumed: true } } } })
  const { entries } = await callApi(owner, listActivityEndpoint, { query: {} })
  expect(entries[0]).toMatchObject({ kind: 'command', outcome: 'unconfirmable' })
})

it('a cover that moves says so at every server, in lists too, until it stands', async () => {
  const { device, owner, page } = await openTwo()
  const opened = { deviceIdentifier: identifier, pin: 'blind', action: 'setCover', state: 100 }
  page.say({ ...opened, messageId: 'm' })
  await page.hears(isStage('sent', 'm'), 20_000)
  await device.report('state', { pins: { blind: 20 }, moving: { blind: 'opening' } })
  await page.hears(
    isUpdate(({ pins }) => pins.blind?.moving === 'opening'),
    20_000,
  )
  const shown = async () => (await shownTo(owner, identifier)).pins.blind
  await expect.poll(shown).toMatchObject({ state: 20, moving: 'opening' })
  await device.report('state', { pins: { blind: 100 } })
  await page.hears(
    isUpdate(({ pins }) => pins.blind?.state === 100),
    20_000,
  )
  expect(await shown()).not.toHaveProperty('moving')
})
