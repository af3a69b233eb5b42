/** Ghosts: a broker still tells of devices that are gone, that have changed, or that are there twice. */
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { deviceHistoryEndpoint, listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { foundBoardsEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { addRoom, callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { openBrokerHome } from '@roomwire/testing/worlds/broker-home.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { expect, it, onTestFinished } from 'vitest'

/** A switch on the broker that is a device of its own. */
const switchOf = (id: string, more: object = {}) => ({
  name: null,
  uniq_id: id,
  stat_t: `${id}/state`,
  cmd_t: `${id}/set`,
  dev: { ids: [id], name: id },
  ...more,
})

async function openHome(prepare: Parameters<typeof openBrokerHome>[0]) {
  const home = await openBrokerHome(prepare)
  onTestFinished(async () => expect(await home.end()).toEqual([]))
  const { owner, client } = home
  await expect.poll(async () => (await shownTo(owner, 'house-broker')).connected).toBe(true)
  const room = await addRoom(owner, 'Study')
  return {
    ...home,
    room,
    /** Adopts a device by its name there. */
    async adoptNamed(name: string) {
      const named = async () => (await home.found()).find((one) => one.name === name)
      await expect.poll(named).toBeDefined()
      return home.adopt((await named())?.key ?? '', room, name)
    },
    sent: () => client.heard.filter(({ topic }) => topic.includes('/set')),
  }
}

const activityOf = async (person: TestPerson, device_identifier: string) =>
  (await callApi(person, listActivityEndpoint, { query: { device_identifier } })).entries.filter(
    ({ kind }) => kind === 'pin',
  )

it('what a broker has kept of a device makes no activity, no history and no press', async () => {
  const home = await openHome(async ({ say }) => {
    const dev = { ids: ['old'], name: 'old' }
    await say('homeassistant/switch/old/config', switchOf('old'), true)
    const power = { name: 'Power', stat_t: 'old/w', unit_of_meas: 'W', dev_cla: 'power', dev }
    await say('homeassistant/sensor/watts/config', power, true)
    const motion = { name: 'Motion', stat_t: 'old/motion', dev_cla: 'motion', off_dly: 3600, dev }
    await say('homeassistant/binary_sensor/motion/config', motion, true)
    await say('old/state', 'ON', true)
    await say('old/set', 'OFF', true)
    await say('old/w', '2000', true)
    await say('old/motion', 'ON', true)
  })
  const { owner, client, adoptNamed } = home
  const id = await adoptNamed('old')
  await expect.poll(async () => (await shownTo(owner, id)).pins.old?.state).toBe(1)
  await client.say('old/state', 'OFF')
  await expect.poll(async () => (await shownTo(owner, id)).pins.old?.state).toBe(0)
  const again = await home.restart()
  await expect.poll(async () => (await shownTo(again, id)).pins.old?.state).toBe(1)
  expect((await shownTo(again, id)).pins.motion?.state).not.toBe(1)
  expect((await activityOf(again, id)).map(({ value }) => value)).toEqual(['0'])
  const { devices } = await callApi(again, listReadingsEndpoint, { query: {} })
  expect(devices.flatMap(({ readings }) => readings.map(({ value }) => value))).toEqual([null])
  const { series } = await callApi(again, deviceHistoryEndpoint, {
    path: { identifier: id },
    query: { series: 'pin.old', from: String(home.server.clock.now() - 60_000) },
  })
  expect(series.flatMap(({ runs }) => runs?.map(({ state }) => state))).toEqual([0])
  // The first word of now is a change.
  await client.say('old/state', 'OFF')
  const values = async () => (await activityOf(again, id)).map(({ value }) => value)
  await expect.poll(values).toEqual(['0', '0'])
  expect(home.sent()).toHaveLength(1)
})

it('a device whose availability never speaks, or was offline last, is offline', async () => {
  const { owner, adoptNamed, client } = await openHome(async ({ say }) => {
    await say('homeassistant/switch/mute/config', switchOf('mute', { avty_t: 'mute/there' }), true)
    await say('homeassistant/switch/gone/config', switchOf('gone', { avty_t: 'gone/there' }), true)
    await say('gone/there', 'offline', true)
    for (const one of ['mute', 'gone']) await say(`${one}/state`, 'ON', true)
  })
  const ids = [await adoptNamed('mute'), await adoptNamed('gone')]
  // The answer to this comes after all that the broker has kept.
  await client.say('homeassistant/switch/last/config', switchOf('last'), true)
  await adoptNamed('last')
  for (const id of ids) expect(await shownTo(owner, id)).toMatchObject({ connected: false })
})

it('a config that is something else by now, or is gone, takes its pin with it until a manager confirms it', async () => {
  const home = await openHome(async ({ say }) => {
    const there = { avty_t: 'x/there' }
    await say('homeassistant/switch/x/config', switchOf('x', there), true)
    const second = { ...there, uniq_id: 'x2', stat_t: 'x/state2', cmd_t: 'x/set2' }
    await say('homeassistant/switch/x/second/config', switchOf('x', second), true)
    await say('x/there', 'online', true)
    for (const topic of ['x/state', 'x/state2']) await say(topic, 'OFF', true)
  })
  const { owner, client, room } = home
  const deviceIdentifier = await home.adoptNamed('x')
  const shown = () => shownTo(owner, deviceIdentifier)
  await expect.poll(shown).toMatchObject({ pins: { x: { state: 0 }, second: { state: 0 } } })
  const page = await openLivePage(owner)
  await page.watch(room)
  await client.say('homeassistant/switch/x/config', '', true)
  const cover = switchOf('x', { avty_t: 'x/there', stat_t: 'x/cover' })
  await client.say('homeassistant/cover/x/config', cover, true)
  await expect.poll(shown).toMatchObject({ pins: { x: { new_form: { kind: 'cover' } } } })
  await client.say('homeassistant/switch/x/second/config', '', true)
  await expect.poll(shown).toMatchObject({ pins: { second: { gone: true } } })
  for (const [pin, code] of [
    ['x', 'pin_changed'],
    ['second', 'pin_gone'],
  ]) {
    page.say({ deviceIdentifier, action: 'on', pin, messageId: code })
    expect(await page.hears(isStage('failed', code))).toMatchObject({ code })
  }
  await client.say('homeassistant/cover/x/config', '', true)
  await expect.poll(shown).toMatchObject({ connected: false })
  expect(await home.asked()).toMatchObject({ boards: [], missing: [deviceIdentifier] })
  expect(home.sent()).toEqual([])
})

it.each([
  ['first', ['old', 'new']],
  ['last', ['new', 'old']],
])(
  'of two nodes with one switch, of which the one that is gone was told %s, the other one counts',
  async (_, order) => {
    const dev = { ids: ['mac'], name: 'Node' }
    const home = await openHome(async ({ say }) => {
      for (const node of order) {
        const about = switchOf(node, { uniq_id: 'u', avty_t: `${node}/there`, dev })
        await say(`homeassistant/switch/${node}/relay/config`, about, true)
      }
      await say('old/there', 'offline', true)
      await say('old/state', 'ON', true)
      await say('new/there', 'online', true)
      await say('new/state', 'OFF', true)
    })
    const { owner, client, room } = home
    const deviceIdentifier = await home.adoptNamed('Node')
    await expect
      .poll(() => shownTo(owner, deviceIdentifier))
      .toMatchObject({ connected: true, pins: { relay: { state: 0 } } })
    const page = await openLivePage(owner)
    await page.watch(room)
    page.say({ deviceIdentifier, action: 'on', pin: 'relay', messageId: 'm' })
    await expect.poll(home.sent).toEqual([{ topic: 'new/set', payload: 'ON' }])
    await client.say('new/state', 'ON')
    await page.hears(isStage('processed', 'm'))
  },
)

it('what joins later is there as soon as what it depends on was, and not with the next word of that', async () => {
  const bridge = { avty: [{ t: 'zz/bridge' }] }
  const { owner, client, adoptNamed } = await openHome(async ({ say }) => {
    await say('homeassistant/switch/one/config', switchOf('one', bridge), true)
    await say('zz/bridge', 'online', true)
    await say('one/state', 'OFF', true)
  })
  const one = await adoptNamed('one')
  await expect.poll(() => shownTo(owner, one)).toMatchObject({ connected: true })
  await client.say('homeassistant/switch/two/config', switchOf('two', bridge), true)
  const two = await adoptNamed('two')
  await expect.poll(() => shownTo(owner, two)).toMatchObject({ connected: true })
  await client.say('zz/bridge', 'offline', true)
  for (const id of [one, two])
    await expect.poll(() => shownTo(owner, id)).toMatchObject({ connected: false })
  // A part that depends on nothing is there.
  const part = { uniq_id: 'part', stat_t: 'part/state', cmd_t: 'part/set' }
  await client.say('homeassistant/switch/one/part/config', switchOf('one', part), true)
  await expect.poll(() => shownTo(owner, one)).toMatchObject({ connected: true })
  await client.say('homeassistant/switch/one/part/config', '', true)
  await expect.poll(() => shownTo(owner, one)).toMatchObject({ connected: false })
})

it('of 5,000 ghosts and 5,000 others as many are read as may be, the page says so, and adopted ones stay', async () => {
  const sayMany = async (
    client: Parameters<Parameters<typeof openBrokerHome>[0]>[0],
    word: string,
  ) => {
    for (let from = 0; from < 5_000; from += 500) {
      const numbers = Array.from({ length: 500 }, (_, nth) => from + nth)
      await Promise.all(
        numbers.map((nth) =>
          client.say(`homeassistant/switch/${word}${nth}/config`, switchOf(`${word}${nth}`), true),
        ),
      )
    }
  }
  const home = await openHome((client) => sayMany(client, 'ghost'))
  const { client } = home
  const known = async () => {
    const { boards, more, unread } = await home.asked()
    return [boards.length + more, unread]
  }
  await expect.poll(known).toEqual([5_000, false])
  const id = await home.adoptNamed('ghost7')
  await expect.poll(async () => (await shownTo(home.owner, id)).connected).toBe(true)
  await sayMany(client, 'other')
  await expect.poll(async () => (await home.asked('other4999')).boards.length).toBe(1)
  expect(await known()).toEqual([5_000, true])
  expect((await home.found())[0]).toMatchObject({ name: 'ghost7', device_identifier: id })
  const again = await home.restart()
  const query = { device_identifier: 'house-broker' }
  const found = () => callApi(again, foundBoardsEndpoint, { query })
  await expect.poll(async () => (await shownTo(again, id)).connected).toBe(true)
  await expect.poll(async () => (await found()).unread).toBe(true)
  const { boards, more } = await found()
  expect(boards.length + more).toBe(5_000)
})
