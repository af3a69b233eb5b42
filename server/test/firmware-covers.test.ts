/** Covers and buttons of boards with stock firmware, over real MQTT. */
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { Board } from '@roomwire/simulator/firmwares/board.ts'
import type { PlayedBoard } from '@roomwire/simulator/firmwares/play-firmware.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import { isStage, isUpdate } from '@roomwire/testing/clients/live-page.ts'
import {
  openHomeWith,
  playGen1With,
  playShellyCover,
  playTasmotaShutter,
} from '@roomwire/testing/worlds/firmware-home.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

type Pushed = Board & { push(event?: string): void }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.stop())

it('a cover of a Shelly moves to its place, stops, and is moved at the wall', async () => {
  const home = await openHomeWith(server, 'shelly', playShellyCover)
  onTestFinished(home.stop)
  const { owner, identifier, page, board } = home
  const cover = { state: 0, name: 'Blind', form: { kind: 'cover', position: true } }
  await expect
    .poll(() => shownTo(owner, identifier))
    .toMatchObject({
      connected: true,
      pin_order: ['cover.0', 'input.2'],
      pins: { 'cover.0': cover },
    })
  const say = (action: string, messageId: string, state?: number) =>
    page.say({ deviceIdentifier: identifier, action, pin: 'cover.0', state, messageId })
  say('setCover', 'm', 80)
  await page.hears(isStage('processed', 'm'))
  await page.hears(isUpdate(({ pins }) => pins['cover.0']?.state === 80 && !pins['cover.0'].moving))

  say('setCover', 'n', 0)
  await page.hears(isStage('processed', 'n'))
  say('stop', 'o')
  await page.hears(isStage('processed', 'o'))
  const { state = 0, moving } = (await shownTo(owner, identifier)).pins['cover.0'] ?? {}
  expect([state, moving]).toEqual([board.cover?.place, undefined])
  // It stands where it is asked to be: it tells nothing, and has done it.
  say('setCover', 'p', state ?? 0)
  await page.hears(isStage('processed', 'p'))

  board.cover?.press()
  await page.hears(isUpdate(({ pins }) => pins['cover.0']?.state === 100))
  const { entries } = await callApi(owner, listActivityEndpoint, { query: {} })
  expect(entries.find(({ kind }) => kind === 'pin')).toMatchObject({ cause: 'touch' })
  expect(server.bugs).toEqual([])
})

it('a blind of Tasmota moves to its place, and stops', async () => {
  const home = await openHomeWith(server, 'tasmota', playTasmotaShutter)
  onTestFinished(home.stop)
  const { owner, identifier, page, board } = home
  const blind = { state: 0, name: 'Blind', form: { kind: 'cover', position: true } }
  await expect
    .poll(() => shownTo(owner, identifier))
    .toMatchObject({
      pin_order: ['POWER3', 'Shutter1', 'Button1'],
      pins: { POWER3: { state: 0, name: 'Lamp' }, Shutter1: blind },
    })
  const say = (action: string, messageId: string, state?: number) =>
    page.say({ deviceIdentifier: identifier, action, pin: 'Shutter1', state, messageId })
  say('setCover', 'm', 60)
  await page.hears(isStage('processed', 'm'))
  await page.hears(isUpdate(({ pins }) => pins.Shutter1?.state === 60 && !pins.Shutter1.moving))
  say('stop', 'n')
  await page.hears(isStage('processed', 'n'))
  say('setCover', 'o', 0)
  await page.hears(isStage('processed', 'o'))
  say('stop', 'p')
  await page.hears(isStage('processed', 'p'))
  const { state, moving } = (await shownTo(owner, identifier)).pins.Shutter1 ?? {}
  expect([state, moving]).toEqual([board.shutter.place, undefined])
  expect(server.bugs).toEqual([])
})

it('a roller of the first Shelly moves and stops, and its dimmer has levels', async () => {
  const home = await openHomeWith(server, 'shelly_gen1', playGen1With('roller'))
  onTestFinished(home.stop)
  const { owner, identifier, page, board } = home
  const cover = { state: 0, name: 'Cover', form: { kind: 'cover', position: true } }
  await expect
    .poll(() => shownTo(owner, identifier))
    .toMatchObject({ pin_order: ['roller.0'], pins: { 'roller.0': cover } })
  const say = (action: string, messageId: string, state?: number) =>
    page.say({ deviceIdentifier: identifier, action, pin: 'roller.0', state, messageId })
  say('setCover', 'm', 100)
  await page.hears(isStage('processed', 'm'))
  say('stop', 'n')
  await page.hears(isStage('processed', 'n'))
  const { state, moving } = (await shownTo(owner, identifier)).pins['roller.0'] ?? {}
  expect([state, moving]).toEqual([board.roller.place, undefined])
  // It stands already: it says so once more.
  say('stop', 'o')
  await page.hears(isStage('processed', 'o'))

  const dimmed = await openHomeWith(server, 'shelly_gen1', playGen1With('dimmer'))
  onTestFinished(dimmed.stop)
  const light = () => shownTo(dimmed.owner, identifier)
  await expect.poll(light).toMatchObject({ pins: { 'light.0': { form: { kind: 'level' } } } })
  const level = { action: 'setLevel', pin: 'light.0', state: 70, messageId: 'm' }
  dimmed.page.say({ deviceIdentifier: identifier, ...level })
  await dimmed.page.hears(isStage('processed', 'm'))
  expect(dimmed.board.light).toEqual({ ison: true, brightness: 70 })
  expect(server.bugs).toEqual([])
})

it.each([
  { firmware: 'shelly_gen1', pin: 'input.0', play: playGen1With('buttons'), long: 'L' },
  { firmware: 'shelly', pin: 'input.2', play: playShellyCover, long: 'long_push' },
  { firmware: 'tasmota', pin: 'Button1', play: playTasmotaShutter, long: 'HOLD' },
] as const)('each press of a button of $firmware is told once', async (one) => {
  const play: (account: Parameters<typeof playTasmotaShutter>[0]) => PlayedBoard<Pushed> = one.play
  const home = await openHomeWith(server, one.firmware, play)
  onTestFinished(home.stop)
  const { owner, identifier, page, board } = home
  const hasButton = async () => (await shownTo(owner, identifier)).pins[one.pin]?.form?.kind
  await expect.poll(hasButton).toBe('button')
  const presses = async () =>
    (await callApi(owner, listActivityEndpoint, { query: {} })).entries.filter(
      ({ kind, pin }) => kind === 'pin' && pin === one.pin,
    )
  board.push()
  await expect.poll(presses).toHaveLength(1)
  board.push(one.long)
  await expect.poll(presses).toHaveLength(2)
  home.client.stream.destroy()
  await page.hears(isUpdate(({ connected }) => !connected))
  await page.hears(isUpdate(({ connected }) => connected === true))
  await page.settles()
  expect(await presses()).toHaveLength(2)
})
