/** For any grants, what calls, live messages, the activity, the history, explanations and exports show is one set of pins: that of the grants. */

import { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import {
  listDevicesEndpoint,
  listDevicesOfRoomEndpoint,
  renamePinEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import {
  deviceHistoryEndpoint,
  listSeriesEndpoint,
  recentDaysEndpoint,
} from '@roomwire/contracts/http/history.ts'
import { exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { revokePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { viewAsEndpoint } from '@roomwire/contracts/http/view-as.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestGuest,
  signInByPassword,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const tries = volume('RANDOM_GRANTS', 8)

/** Where each device is; one is in no room. */
const places = { 'SC-HALL': 'Hall', 'PC-HALL': 'Hall', 'WLM-YARD': 'Yard', 'SC-SHELF': null }
const identifiers = Object.keys(places)
const rooms = ['Hall', 'Yard', 'Attic'] as const
const anyPin = fc
  .constantFrom(...identifiers)
  .chain((device) => fc.constantFrom(...pinsOf(kindOf(device)).map((pin) => ({ device, pin }))))

const anyMove = fc.tuple(anyPin, fc.constantFrom(...rooms)).map(([pin, room]) => ({ ...pin, room }))

/** Terms, some of which are not for now. */
const anyPart = fc.record({
  rooms: fc.subarray([...rooms]),
  devices: fc.subarray(identifiers),
  pins: fc.uniqueArray(anyPin, { maxLength: 4, selector: ({ device, pin }) => `${device} ${pin}` }),
  may_switch: fc.boolean(),
  paused: fc.boolean(),
  when: fc.constantFrom('now', 'now', 'later', 'closed'),
})
type Part = typeof anyPart extends fc.Arbitrary<infer One> ? One : never

const anyAccess = fc.record({
  // A person who has nothing yet is not signed in.
  parts: fc
    .array(anyPart, { minLength: 1, maxLength: 3 })
    .filter((parts) => parts.some(({ when }) => when !== 'later')),
  /** The pins that have a room of their own meanwhile. */
  moved: fc.uniqueArray(anyMove, {
    maxLength: 4,
    selector: ({ device, pin }) => `${device} ${pin}`,
  }),
})
type Access = typeof anyAccess extends fc.Arbitrary<infer One> ? One : never

/** The room of a pin, as `SC-HALL 18`; null for none. */
function roomOf({ moved }: Pick<Access, 'moved'>, key: string): string | null {
  const own = moved.find(({ device, pin }) => `${device} ${pin}` === key)
  return own?.room ?? places[key.split(' ')[0] as keyof typeof places]
}

/** The pins that one part of it is for now, as `SC-HALL 18`; without places it is for all that is in rooms. */
function givenBy({ rooms: inRooms, devices, pins, paused, when }: Part, access: Access): string[] {
  if (paused || when !== 'now') return []
  const isAll = inRooms.length + devices.length + pins.length === 0
  return identifiers.flatMap((device) =>
    pinsOf(kindOf(device)).flatMap((pin) => {
      const key = `${device} ${pin}`
      const room = roomOf(access, key)
      const isGiven =
        devices.includes(device) ||
        pins.some((one) => one.device === device && one.pin === pin) ||
        (room !== null && (isAll || inRooms.some((one) => one === room)))
      return isGiven ? key : []
    }),
  )
}

/** The pins that parts of an access are for now. */
const given = (parts: readonly Part[], access: Access): string[] =>
  [...new Set(parts.flatMap((part) => givenBy(part, access)))].sort()

/** A time of the week that is not near. */
const threeDaysAfter = (now: number) => ({
  days: [((new Date(now).getUTCDay() + 2) % 7) + 1],
  from: '10:00',
  to: '11:00',
})

const pinsIn = (devices: readonly Device[]): string[] =>
  devices
    .flatMap(({ deviceIdentifier, pins, outputs = {} }) =>
      Object.keys({ ...pins, ...outputs }).map((pin) => `${deviceIdentifier} ${pin}`),
    )
    .sort()

it.each(engines)(
  'ROLE-3 R-06 for random grants there is one set (%s)',
  { timeout: 120_000 + tries * 5_000 },
  async (engine) => {
    const server = await startTestServer(engine)
    const owner = await ownerOf(server)
    const roomIds = new Map<string | null, number>()
    for (const name of rooms) roomIds.set(name, await addRoom(owner, name))
    const devices = new Map<string, Awaited<ReturnType<typeof connectTestDevice>>>()
    for (const [identifier, room] of Object.entries(places)) {
      const secret = await addDevice(owner, identifier, roomIds.get(room) ?? null)
      const device = await connectTestDevice(server.mqttUrl, identifier, secret)
      const off = pinsOf(kindOf(identifier)).map((pin) => [pin, 0])
      await device.report('state', { pins: Object.fromEntries(off) })
      devices.set(identifier, device)
    }
    const guest = await createTestGuest(owner, { now: server.clock.now() })
    let round = 0

    /** Changes every pin of every device, and returns the changes that the page is sent. */
    async function changesOn(page: Awaited<ReturnType<typeof openLivePage>>): Promise<string[]> {
      await page.settles()
      round += 1
      const state = round % 2
      for (const [identifier, device] of devices) {
        for (const pin of pinsOf(kindOf(identifier))) {
          await device.report('state', { pins: { [pin]: state } })
        }
      }
      const updates = (await page.settles()).filter(isUpdate())
      const changed = updates.flatMap((update) =>
        Object.entries({ ...update.pins, ...update.outputs }).flatMap(([pin, shown]) =>
          shown?.state === state ? `${update.deviceIdentifier} ${pin}` : [],
        ),
      )
      return [...new Set(changed)].sort()
    }

    /** The pins of whose changes somebody is told in the activity. */
    async function shownTo(person: TestPerson): Promise<string[]> {
      const query = { limit: '100', cause: 'device' } as const
      const { entries } = await callApi(person, listActivityEndpoint, { query })
      const pins = entries.flatMap(({ kind, device, pin }) =>
        kind === 'pin' ? `${device?.device_identifier} ${pin}` : [],
      )
      return [...new Set(pins)].sort()
    }

    /** The pins whose series somebody is told of. */
    async function listedFor(person: TestPerson): Promise<string[]> {
      const pins: string[] = []
      for (const identifier of identifiers) {
        const path = { identifier }
        const { status, body } = await answerOf(person, listSeriesEndpoint, { path })
        if (status !== 200) continue
        const { series } = listSeriesEndpoint.reply.parse(body)
        pins.push(
          ...series.flatMap((one) =>
            one.kind === 'pin' ? `${identifier} ${one.series.slice(4)}` : [],
          ),
        )
      }
      return pins.sort()
    }

    /** The pins whose history somebody is shown, and since when all of it is. */
    async function historyFor(person: TestPerson): Promise<{ pins: string[]; since: number }> {
      const pins: string[] = []
      let since = Infinity
      for (const identifier of identifiers) {
        for (const pin of pinsOf(kindOf(identifier))) {
          const asked = { path: { identifier }, query: { series: `pin.${pin}` } }
          const { status, body } = await answerOf(person, deviceHistoryEndpoint, asked)
          if (status !== 200) continue
          pins.push(`${identifier} ${pin}`)
          const { series } = deviceHistoryEndpoint.reply.parse(body)
          for (const { points } of series)
            since = Math.min(since, ...points.map(({ from }) => from))
        }
      }
      return { pins: pins.sort(), since }
    }

    /** The pins of whose hours somebody is told, asked for the home or for each of these rooms. */
    async function hoursFor(person: TestPerson, asked: readonly (number | undefined)[]) {
      const pins: string[] = []
      for (const room of asked) {
        const query = room === undefined ? {} : { room_id: String(room) }
        const recent = await callApi(person, recentDaysEndpoint, { query })
        pins.push(...recent.pins.map(({ device_identifier, pin }) => `${device_identifier} ${pin}`))
      }
      return pins.sort()
    }

    async function explained(): Promise<{ sees: string[]; switches: string[] }> {
      const [sees, switches]: [string[], string[]] = [[], []]
      for (const device_identifier of identifiers) {
        for (const pin of pinsOf(kindOf(device_identifier))) {
          const query: { device_identifier: string; pin: PinKey } = { device_identifier, pin }
          const { people } = await callApi(owner, explainAccessEndpoint, { query })
          const use = people.find(({ user_id }) => user_id === guest.userId)
          if (use?.sees) sees.push(`${device_identifier} ${pin}`)
          if (use?.switches) switches.push(`${device_identifier} ${pin}`)
        }
      }
      return { sees: sees.sort(), switches: switches.sort() }
    }

    const move = ({ device, pin }: Access['moved'][number], room_id: number | null) =>
      callApi(owner, renamePinEndpoint, { body: { device_identifier: device, pin, room_id } })

    let signedInAt = server.clock.now()
    /** A thousand rounds take longer than a session lasts. */
    async function staySignedIn(): Promise<void> {
      const now = server.clock.now()
      if (now < signedInAt + 3_600_000) return
      signedInAt = now
      for (const person of [owner, guest]) {
        const { url, email, password } = person
        person.token = (await signInByPassword({ url, email, password })).token
      }
    }

    async function check(access: Access): Promise<void> {
      await staySignedIn()
      for (const moved of access.moved) await move(moved, roomIds.get(moved.room) ?? 0)
      await checkMoved(access)
      for (const moved of access.moved) await move(moved, null)
    }

    async function checkMoved(access: Access): Promise<void> {
      // Earlier changes are not told, and no change is counted with those of other rounds.
      server.clock.advance(61_000)
      const now = server.clock.now()
      const termsOf = ({ when, ...part }: Part) => ({
        start_at: when === 'later' ? now + 1_800_000 : now,
        expires_at: now + 3_600_000,
        room_ids: part.rooms.map((name) => roomIds.get(name) ?? 0),
        device_identifiers: part.devices,
        pins: part.pins.map(({ device, pin }) => ({ device_identifier: device, pin })),
        may_switch: part.may_switch,
        paused: part.paused,
        windows: when === 'closed' ? [threeDaysAfter(now)] : [],
      })
      const [first, ...more] = access.parts.map(termsOf)
      const terms = { ...first!, further: more }
      const path = { id: String(guest.userId) }
      await callApi(owner, updateGuestEndpoint, { path, body: terms })
      const expected = given(access.parts, access)
      const switched = access.parts.filter(({ may_switch }) => may_switch)

      const { devices: listed } = await callApi(guest, listDevicesEndpoint, {})
      expect(pinsIn(listed)).toEqual(expected)
      const { rooms: shownRooms } = await callApi(guest, listRoomsEndpoint, {})
      const { view } = await callApi(owner, viewAsEndpoint, { query: { user_id: path.id } })
      expect([view.devices, view.rooms]).toEqual([listed, shownRooms])
      const inRooms: Device[] = []
      for (const { room_id } of shownRooms) {
        const there = await callApi(guest, listDevicesOfRoomEndpoint, {
          path: { roomId: String(room_id) },
        })
        inRooms.push(...there.devices)
      }
      expect(pinsIn(inRooms)).toEqual(expected.filter((one) => roomOf(access, one) !== null))
      expect(await explained()).toEqual({
        sees: expected,
        switches: given(switched, access),
      })

      const page = await openLivePage(guest)
      expect(pinsIn(await page.watchHome())).toEqual(expected)
      expect(await changesOn(page)).toEqual(expected)
      expect(await shownTo(guest)).toEqual(expected)
      await page.close()
      // A second on, so that what has changed has lasted.
      server.clock.advance(1_000)
      await server.roomwire.recorder.stored()
      expect(await listedFor(guest)).toEqual(expected)
      const { pins, since } = await historyFor(guest)
      expect(pins).toEqual(expected)
      expect(since).toBeGreaterThanOrEqual(now)
      expect(since < Infinity).toBe(expected.length > 0)
      expect(await hoursFor(guest, [undefined])).toEqual(expected)
      const shownIds = shownRooms.map(({ room_id }) => room_id)
      const inTheirRooms = expected.filter((one) => roomOf(access, one) !== null)
      expect(await hoursFor(guest, shownIds)).toEqual(inTheirRooms)

      const pass = await givePass(owner, { now, ...terms })
      const browser = passBrowser(pass)
      await browser.open()
      const opened = await browser.page()
      const openedDevices = await opened.watchHome()
      expect(pinsIn(openedDevices)).toEqual(expected)
      const asHolder = { query: { pass_id: String(pass.id) } }
      expect((await callApi(owner, viewAsEndpoint, asHolder)).view.devices).toEqual(openedDevices)
      expect(await changesOn(opened)).toEqual(expected)
      await opened.close()
      await callApi(owner, revokePassEndpoint, { path: { id: String(pass.id) } })

      const body = { password: guest.password }
      const { guest_access } = await callApi(guest, exportDataEndpoint, { body })
      const exported = guest_access?.places.flatMap(({ device_identifier, pin }) =>
        pin === null ? [] : `${device_identifier} ${pin}`,
      )
      expect(new Set(exported)).toEqual(
        new Set(
          access.parts.flatMap(({ pins }) => pins.map(({ device, pin }) => `${device} ${pin}`)),
        ),
      )
    }

    await fc.assert(fc.asyncProperty(anyAccess, check), { numRuns: tries, endOnFailure: true })
    figure(
      'R-06',
      'random grants for which calls, messages, explanations and exports agree',
      tries,
      engine,
    )
    expect(server.bugs).toEqual([])
    await server.stop()
  },
)
