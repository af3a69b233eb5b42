/** Access over the live socket: a person sees and controls exactly the devices that are theirs. */
import { mapRoomEndpoint, renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  registerAs,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import {
  isSnapshot,
  isType,
  isUpdate,
  type LivePage,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { backends, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import type { TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const testPeople = [
  'the owner',
  'family',
  'a guest with full access',
  'a guest of the living room',
  'a guest of one device',
  'a guest of a device in no room',
  'family that no home has let in',
  'the owner of another home',
] as const

/**
 * The rooms that each of them may watch, the devices whose changes they receive there, and
 * those that they may control, whose changes they receive from the home. SC-2 and PC-1 are in
 * the kitchen, SC-3 is in no room.
 */
const expectedAccess: Record<
  (typeof testPeople)[number],
  { rooms: string[]; receives: string[]; controls: string[] }
> = {
  'the owner': {
    rooms: ['living', 'kitchen'],
    receives: ['SC-1', 'PC-1', 'SC-2'].map(named),
    controls: ['SC-1', 'PC-1', 'SC-2', 'SC-3'].map(named),
  },
  family: {
    rooms: ['living', 'kitchen'],
    receives: ['SC-1', 'PC-1', 'SC-2'].map(named),
    controls: ['SC-1', 'PC-1', 'SC-2'].map(named),
  },
  'a guest with full access': {
    rooms: ['living', 'kitchen'],
    receives: ['SC-1', 'PC-1', 'SC-2'].map(named),
    controls: ['SC-1', 'PC-1', 'SC-2'].map(named),
  },
  'a guest of the living room': {
    rooms: ['living'],
    receives: ['SC-1'].map(named),
    controls: ['SC-1'].map(named),
  },
  'a guest of one device': {
    rooms: ['kitchen'],
    receives: ['PC-1'].map(named),
    controls: ['PC-1'].map(named),
  },
  'a guest of a device in no room': {
    rooms: [],
    receives: [],
    controls: ['SC-3'].map(named),
  },
  'family that no home has let in': { rooms: [], receives: [], controls: [] },
  'the owner of another home': { rooms: [], receives: [], controls: [] },
}

function named(short: string): string {
  return short.replace('-', '-00000')
}

describe.each(backends)('on the live socket (%s)', (backend) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServerOn(backend)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  async function wholeHome() {
    const owner = await registerOwner(server.url)
    const rooms = {
      living: await addRoom(owner, 'Living'),
      kitchen: await addRoom(owner, 'Kitchen'),
    }
    const places = [
      ['SC-000001', rooms.living],
      ['PC-000001', rooms.kitchen],
      ['SC-000002', rooms.kitchen],
      ['SC-000003', null],
    ] as const
    const devices: TestDevice[] = []
    for (const [identifier, roomId] of places) {
      const secret = await addDevice(owner, identifier, roomId)
      devices.push(await connectTestDevice(server.mqttUrl, identifier, secret))
    }
    const everybodyReports = async (state: 0 | 1) => {
      for (const device of devices) await device.report('state', { pins: { 18: state } })
    }
    return { owner, rooms, devices, identifiers: places.map(([name]) => name), everybodyReports }
  }

  function inviteTo(
    owner: TestPerson,
    living: number,
  ): Record<(typeof testPeople)[number], () => Promise<TestPerson>> {
    const now = server.clock.now()
    return {
      'the owner': async () => owner,
      family: () => createTestFamily(owner),
      'a guest with full access': () => createTestGuest(owner, { now }),
      'a guest of the living room': () => createTestGuest(owner, { now, room_id: living }),
      'a guest of one device': () =>
        createTestGuest(owner, { now, device_identifier: 'PC-000001' }),
      'a guest of a device in no room': () =>
        createTestGuest(owner, { now, device_identifier: 'SC-000003' }),
      'family that no home has let in': () => registerAs(server.url, 'family', 'Alone'),
      'the owner of another home': () => registerOwner(server.url),
    }
  }

  it.each(testPeople)(
    'ROLE-2 ROLE-3 GEN-2 %s sees and controls exactly the devices of their access',
    async (title) => {
      const { owner, rooms, devices, identifiers, everybodyReports } = await wholeHome()
      const person = await inviteTo(owner, rooms.living)[title]()
      const page = await openLivePage(person)
      const { rooms: open, receives, controls } = expectedAccess[title]

      const watched: string[] = []
      const shown: string[] = []
      for (const [name, roomId] of Object.entries(rooms)) {
        page.say({ type: 'subscribeRoom', roomId, messageId: name })
        const said = await page.settles()
        if (said.some(isType('subscription'))) watched.push(name)
        else expect(said).toEqual([notFound('Room not found', name)])
        shown.push(...said.filter(isSnapshot).flatMap(({ devices }) => devices.map(whose)))
      }
      expect(watched).toEqual(open)
      expect(shown.sort()).toEqual([...receives].sort())

      await everybodyReports(1)
      expect((await page.settles()).filter(isUpdate()).map(whose)).toEqual(receives)

      // The home shows the same, and devices in no room; a page that watches both receives a change once.
      expect((await page.watchHome()).map(whose).sort()).toEqual([...controls].sort())
      await page.settles()
      await everybodyReports(0)
      expect((await page.settles()).filter(isUpdate()).map(whose)).toEqual(controls)
      page.say({ type: 'unsubscribeHome', messageId: 'enough' })
      expect(await page.settles()).toEqual([
        { type: 'homeSubscription', subscribed: false, messageId: 'enough' },
      ])
      await everybodyReports(1)
      expect((await page.settles()).filter(isUpdate()).map(whose)).toEqual(receives)

      for (const deviceIdentifier of identifiers) {
        page.say({ deviceIdentifier, messageId: deviceIdentifier, action: 'off', pin: 18 })
      }
      const answers = (await page.settles()).filter((said) => 'stage' in said)
      expect(answers.filter(({ stage }) => stage === 'failed')).toEqual(
        identifiers
          .filter((name) => !controls.includes(name))
          .map((messageId) => failed(messageId, 'Device not found')),
      )
      for (const device of devices) await device.settles()
      expect(identifiers.filter((_name, at) => devices[at]!.commands.length > 0)).toEqual(controls)
    },
  )

  it('R-02 LIVE-5 a page of another home with the same device identifiers never receives anything', async () => {
    const { owner, rooms, devices, everybodyReports } = await wholeHome()
    const neighbour = await createTestHome(server.url, 'SC-000001')
    const theirDevice = await connectTestDevice(server.mqttUrl, 'SC-000001', neighbour.secret)
    const page = await openLivePage(neighbour.owner)
    await page.watch(neighbour.roomId)

    const mine = await openLivePage(owner)
    await mine.watch(rooms.living)
    await everybodyReports(1)
    mine.say({ deviceIdentifier: 'SC-000001', messageId: 'm', action: 'off', pin: 18 })
    await mine.hears(isUpdate(({ acks }) => acks?.includes('m') ?? false))
    await devices[0]!.report('touch', { touchPin: 12, state: 1 })
    await devices[0]!.leave()
    await mine.hears(isUpdate(({ connected }) => !connected))
    await addRoom(owner, 'Attic')
    await createTestFamily(owner)
    await addDevice(owner, 'SC-000009', rooms.living)
    expect(await page.settles()).toEqual([])

    await theirDevice.report('state', { pins: { 18: 1 } })
    expect(await page.settles()).toMatchObject([{ deviceIdentifier: 'SC-000001', rev: [1, 1] }])
    expect(theirDevice.commands).toEqual([])
  })

  it('R-02 the stages of a command reach the page that requested it and no other', async () => {
    const { owner, roomId, secret } = await createTestHome(server.url)
    const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
    // The requesting page is neither the first nor the last that was opened.
    const [same, asks, other] = [
      await openLivePage(owner),
      await openLivePage(owner),
      await openLivePage(await createTestFamily(owner)),
    ]
    for (const page of [asks, same, other]) await page.watch(roomId)
    asks.say({ deviceIdentifier: 'SC-000001', messageId: 'm', action: 'on', pin: 18 })
    const stages = (said: ToBrowser[]) => said.flatMap((one) => ('stage' in one ? [one.stage] : []))
    await device.settles()
    await asks.hears(
      (said): said is ToBrowser & { stage: string } =>
        'stage' in said && said.stage === 'processed',
    )
    for (const page of [same, other]) {
      const said = await page.settles()
      expect(stages(said)).toEqual([])
      expect(said.filter(isUpdate()).at(-1)).toMatchObject({ acks: ['m'] })
    }
  })

  describe('when a device moves from one room to another', () => {
    async function move(owner: TestPerson, deviceIdentifier: string, room_id: number | null) {
      await callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier, room_id } })
    }
    const watchAll = async (person: TestPerson, rooms: number[]): Promise<LivePage> => {
      const page = await openLivePage(person)
      for (const roomId of rooms) page.say({ type: 'subscribeRoom', roomId })
      await page.settles()
      return page
    }

    it('ROLE-3 the guest of the old room loses it, the guest of the new one gains it', async () => {
      const { owner, rooms, devices } = await wholeHome()
      const now = server.clock.now()
      const [loser, winner] = [
        await watchAll(await createTestGuest(owner, { now, room_id: rooms.living }), [
          rooms.living,
        ]),
        await watchAll(await createTestGuest(owner, { now, room_id: rooms.kitchen }), [
          rooms.kitchen,
        ]),
      ]
      await move(owner, 'SC-000001', rooms.kitchen)
      await devices[0]!.report('state', { pins: { 18: 1 } })
      expect(await loser.settles()).toEqual([homeChanged('devices')])
      expect((await winner.settles()).filter(isUpdate()).at(-1)).toMatchObject({
        deviceIdentifier: 'SC-000001',
        room_id: rooms.kitchen,
        pins: { 18: { state: 1 } },
      })
      for (const page of [loser, winner]) {
        page.say({ deviceIdentifier: 'SC-000001', messageId: 'm', action: 'off', pin: 18 })
      }
      expect(await loser.settles()).toEqual([failed('m', 'Device not found')])
      expect(await winner.settles()).toContainEqual({ stage: 'sent', messageId: 'm' })
    })

    it('ROLE-3 the guest of this one device sees it in its new room, and does not see the old room any more', async () => {
      const { owner, rooms, devices } = await wholeHome()
      const guest = await createTestGuest(owner, {
        now: server.clock.now(),
        device_identifier: 'PC-000001',
      })
      const page = await watchAll(guest, [rooms.kitchen])
      await move(owner, 'PC-000001', rooms.living)
      const hints = await page.settles()
      // One comes over the bus, the other from the database: either may be first.
      expect(hints).toHaveLength(2)
      expect(hints).toEqual(
        expect.arrayContaining([homeChanged('profile'), homeChanged('devices')]),
      )
      page.say({ type: 'subscribeRoom', roomId: rooms.kitchen, messageId: 'old' })
      expect(await page.settles()).toEqual([notFound('Room not found', 'old')])
      expect((await page.watch(rooms.living)).map(whose)).toEqual(['PC-000001'])
      await devices[1]!.report('state', { pins: { 13: 3 } })
      expect(await page.settles()).toMatchObject([{ pins: { 13: { state: 3 } } }])
    })

    it('ROLE-3 a page that watches the home keeps the device of its guest in every room, and shows family only devices in rooms', async () => {
      const { owner, rooms, devices } = await wholeHome()
      const now = server.clock.now()
      const guest = await openLivePage(
        await createTestGuest(owner, { now, device_identifier: 'PC-000001' }),
      )
      const family = await openLivePage(await createTestFamily(owner))
      expect((await guest.watchHome()).map(whose)).toEqual(['PC-000001'])
      expect((await family.watchHome()).map(whose)).not.toContain('SC-000003')
      await family.settles()
      for (const roomId of [null, rooms.living, null]) {
        await move(owner, 'PC-000001', roomId)
        await devices[1]!.report('state', { pins: { 18: roomId === null ? 1 : 0 } })
        expect((await guest.settles()).filter(isUpdate()).at(-1)).toMatchObject({
          deviceIdentifier: 'PC-000001',
          room_id: roomId,
        })
        const heard = (await family.settles()).filter(isUpdate()).map(whose)
        expect(new Set(heard)).toEqual(new Set(roomId === null ? [] : ['PC-000001']))
      }
      guest.say({ deviceIdentifier: 'PC-000001', messageId: 'm', action: 'off', pin: 18 })
      expect(await guest.settles()).toContainEqual({ stage: 'sent', messageId: 'm' })
      await devices[1]!.settles()
      expect(devices[1]!.commands).toHaveLength(1)
    })

    it('ROLE-3 family loses a device that is put into no room, and gets it back', async () => {
      const { owner, rooms, devices } = await wholeHome()
      const page = await watchAll(await createTestFamily(owner), [rooms.living])
      await page.settles()
      await move(owner, 'SC-000001', null)
      await devices[0]!.report('state', { pins: { 18: 1 } })
      page.say({ deviceIdentifier: 'SC-000001', messageId: 'm', action: 'on', pin: 18 })
      expect(await page.settles()).toEqual([
        homeChanged('devices'),
        failed('m', 'Device not found'),
      ])
      await move(owner, 'SC-000001', rooms.living)
      expect((await page.settles()).filter(isUpdate())).toMatchObject([
        { pins: { 18: { state: 1 } } },
      ])
    })
  })

  it('SOCK-3 LIVE-4 ROLE-3 open pages learn what changed in their home: a guest of what they see, and of people only those who manage them', async () => {
    const { owner, rooms } = await wholeHome()
    const now = server.clock.now()
    const pages = {
      owner: await openLivePage(owner),
      family: await openLivePage(await createTestFamily(owner)),
      guest: await openLivePage(await createTestGuest(owner, { now, room_id: rooms.living })),
    }
    const hints = async () => ({
      owner: (await pages.owner.settles()).filter(isType('homeChanged')).map(({ what }) => what),
      family: (await pages.family.settles()).filter(isType('homeChanged')).map(({ what }) => what),
      guest: (await pages.guest.settles()).filter(isType('homeChanged')).map(({ what }) => what),
    })
    await hints()
    await addRoom(owner, 'Attic')
    expect(await hints()).toEqual({ owner: ['rooms'], family: ['rooms'], guest: [] })
    await addDevice(owner, 'SC-000007', rooms.living)
    expect(await hints()).toEqual({ owner: ['devices'], family: ['devices'], guest: ['devices'] })
    await addDevice(owner, 'SC-000008', rooms.kitchen)
    expect(await hints()).toEqual({ owner: ['devices'], family: ['devices'], guest: [] })
    await createTestGuest(owner, { now })
    expect(await hints()).toEqual({ owner: ['people'], family: [], guest: [] })
    await createTestFamily(owner)
    expect(await hints()).toEqual({ owner: ['people'], family: [], guest: [] })
    const pin = { device_identifier: 'SC-000001', pin: '18', name: 'Lamp' } as const
    await callApi(owner, renamePinEndpoint, { body: pin })
    expect(await hints()).toEqual({ owner: ['devices'], family: ['devices'], guest: ['devices'] })
    await callApi(owner, renamePinEndpoint, { body: { ...pin, device_identifier: 'SC-000008' } })
    expect(await hints()).toEqual({ owner: ['devices'], family: ['devices'], guest: [] })
    // A pin that leaves the room of a guest is told too, and then no more.
    const lamp = { device_identifier: 'SC-000001', pin: '18' } as const
    await callApi(owner, renamePinEndpoint, { body: { ...lamp, room_id: rooms.kitchen } })
    expect((await hints()).guest).toEqual(['devices'])
    await callApi(owner, renamePinEndpoint, { body: { ...lamp, name: 'Other lamp' } })
    expect((await hints()).guest).toEqual([])
  })
})

const whose = ({ deviceIdentifier }: { deviceIdentifier: string }) => deviceIdentifier
const homeChanged = (list: string) => ({ type: 'homeChanged', what: list })
const failed = (messageId: string, error: string) => ({
  stage: 'failed',
  messageId,
  error,
  code: 'not_found',
})
const notFound = (error: string, messageId: string) => ({
  type: 'error',
  code: 'not_found',
  error,
  messageId,
})
