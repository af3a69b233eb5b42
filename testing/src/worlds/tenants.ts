import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { liveTicketEndpoint } from '@roomwire/contracts/http/accounts.ts'
import {
  listDevicesEndpoint,
  mapRoomEndpoint,
  renamePinEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { deleteFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { deleteGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { revokePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import mqtt from 'mqtt'
import { WebSocket } from 'ws'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  registerAs,
  type TestPerson,
} from '../clients/api-client.ts'
import { liveAddress } from '../clients/live-page.ts'
import { givePass, passBrowser } from '../clients/pass-holder.ts'
import { inBatches } from '../fixtures/in-batches.ts'
import { openSeededRandom, type SeededRandom } from '../fuzz/seeded-random.ts'

/*
 * Many homes on one installation, each with its mark in every name: people who
 * open pages, watch, switch, come and go, and are thrown out; devices that report
 * without end. The identifiers of the devices are the same in every home. Each
 * byte that anybody is sent is searched for the mark of another home.
 */

type Where = { url: string; mqttUrl: string }
type Home = {
  number: number
  owner: TestPerson
  rooms: number[]
  devices: { identifier: string; secret: string }[]
  /** The one pin that is switched in this home: a command for another is not from here. */
  pin: (typeof pins)[number]
}

const pins = [18, 19, 21, 25] as const
const devicesEach = 3
const markOf = (home: number) => `mark${home}x`
const marks = /mark(\d+)x/g
/** How long who is there waits before the next thing they do, at most, and before they try to come again, ms. */
const pauses = { page: 8_000, device: 10, away: 100 }

/** Founds the homes; nobody does anything before `begin`. */
export async function openTenants(
  servers: readonly Where[],
  { homes: many, pagesEach, seed }: { homes: number; pagesEach: number; seed: number },
) {
  const where = (dice: SeededRandom) => dice.pick(servers)
  const heard = { messages: 0, bytes: 0, marks: 0, foreign: [] as string[], reconnects: 0 }
  const numbers = Array.from({ length: many }, (_, number) => number)
  const homes = await inBatches(4, numbers, (number) => found(servers[0]?.url ?? '', number))
  const allRooms = homes.flatMap(({ rooms }) => rooms)
  const over = new AbortController()
  let running: Promise<unknown>[] = []

  /** Holds what somebody of a home was sent against the marks of the others. */
  function check(home: number, text: string, to: string): void {
    heard.messages += 1
    heard.bytes += text.length
    for (const [mark, whose] of text.matchAll(marks)) {
      heard.marks += 1
      if (Number(whose) !== home) heard.foreign.push(`${mark} told to ${to} of ${home}: ${text}`)
    }
  }

  async function devicePlays(
    home: Home,
    { identifier, secret }: Home['devices'][number],
    dice: SeededRandom,
  ) {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const settings = { username: identifier, password: secret, reconnectPeriod: 0, keepalive: 30 }
      const client = await mqtt.connectAsync(where(dice).mqttUrl, settings).catch(() => undefined)
      if (!client) {
        await wait(pauses.away)
        continue
      }
      heard.reconnects += 1
      client.on('error', () => undefined)
      client.on('message', (_topic, payload) => {
        check(home.number, String(payload), identifier)
        const { pin } = JSON.parse(String(payload))
        if (pin !== `${home.pin}`)
          heard.foreign.push(`pin ${pin} told to a device of ${home.number}`)
      })
      const own = `devices/${identifier}`
      await client.subscribeAsync(`${own}/command`, { qos: 1 }).catch(() => undefined)
      const reports = 100 + dice.below(300)
      for (let sent = 0; sent < reports && client.connected && !over.signal.aborted; sent += 1) {
        const hello = { firmware: `${markOf(home.number)} ${n}.${sent}` }
        const [word, report] = dice.pick([
          ['hello', hello] as const,
          ['state', { pins: { [home.pin]: dice.below(2) } }] as const,
        ])
        const text = JSON.stringify(report)
        await Promise.race([
          client.publishAsync(`${own}/${word}`, text, { qos: 1 }).catch(() => undefined),
          wait(1_000),
        ])
        await wait(dice.below(pauses.device))
      }
      client.end(true)
    }
  }

  async function pagePlays(home: Home, person: TestPerson, dice: SeededRandom): Promise<void> {
    let who = person
    while (!over.signal.aborted) {
      const server = where(dice)
      const socket = await openPage({ ...who, url: server.url })
      if (socket === 'refused') who = await another(home, dice)
      if (typeof socket === 'string') {
        await wait(pauses.away)
        continue
      }
      heard.reconnects += 1
      socket.on('message', (data) => check(home.number, String(data), 'a page'))
      const deeds = 5 + dice.below(20)
      for (const roomId of home.rooms)
        socket.send(JSON.stringify({ type: 'subscribeRoom', roomId }))
      for (
        let done = 0;
        done < deeds && socket.readyState === socket.OPEN && !over.signal.aborted;
        done += 1
      ) {
        await oneDeed(home, { ...who, url: where(dice).url }, socket, dice).catch(() => undefined)
        await wait(dice.below(pauses.page), undefined, { signal: over.signal }).catch(
          () => undefined,
        )
      }
      socket.terminate()
    }
  }

  /** Somebody without an account holds a pass for several times, until they leave it. */
  async function passPlays(home: Home, dice: SeededRandom): Promise<void> {
    while (!over.signal.aborted) {
      const owner = { ...home.owner, url: where(dice).url }
      const held = await openPass(home, owner, dice).catch(() => undefined)
      if (!held) {
        await wait(pauses.away)
        continue
      }
      heard.reconnects += 1
      const { pass, browser, socket } = held
      const isOpen = () => socket.readyState === socket.OPEN && !over.signal.aborted
      for (let deeds = 5 + dice.below(10); deeds > 0 && isOpen(); deeds -= 1) {
        const deviceIdentifier = dice.pick(home.devices).identifier
        const action = dice.pick(['on', 'off'])
        const command = { deviceIdentifier, action, pin: home.pin, messageId: dice.below(1e9) }
        const watch = { type: 'subscribeRoom', roomId: dice.pick(allRooms) }
        socket.send(JSON.stringify(dice.pick([command, watch])))
        const shown = await browser.show().catch(() => undefined)
        if (shown) check(home.number, shown.text, 'who holds a pass')
        await wait(dice.below(pauses.page), undefined, { signal: over.signal }).catch(
          () => undefined,
        )
      }
      socket.terminate()
      const path = { id: `${pass.id}` }
      await callApi(owner, revokePassEndpoint, { path }).catch(() => undefined)
    }
  }

  async function openPass(home: Home, owner: TestPerson, dice: SeededRandom) {
    const { room_ids, ...terms } = severalTimes(home, dice)
    const label = `${markOf(home.number)} pass`
    const pass = await givePass(owner, { now: Date.now(), label, room_ids, ...terms })
    const browser = passBrowser(pass)
    check(home.number, (await browser.open()).text, 'who opens a pass')
    const socket = new WebSocket(browser.address, { headers: browser.headers() })
    socket.on('message', (data) => check(home.number, String(data), 'the page of a pass'))
    socket.on('error', () => undefined)
    await once(socket, 'open')
    return { pass, browser, socket }
  }

  async function oneDeed(
    home: Home,
    who: TestPerson,
    socket: WebSocket,
    dice: SeededRandom,
  ): Promise<void> {
    const say = (message: object) => socket.send(JSON.stringify(message))
    const roll = dice.below(100)
    const { identifier } = dice.pick(home.devices)
    if (roll < 50) say({ type: 'subscribeRoom', roomId: dice.pick(home.rooms) })
    else if (roll < 65) say({ type: 'subscribeRoom', roomId: dice.pick(allRooms) })
    else if (roll < 70) say({ type: 'unsubscribeRoom', roomId: dice.pick(home.rooms) })
    else if (roll < 85) {
      const action = dice.pick(['on', 'off'])
      say({ deviceIdentifier: identifier, action, pin: home.pin, messageId: dice.below(1e9) })
    } else if (roll < 95) {
      const endpoint = dice.pick([listDevicesEndpoint, listRoomsEndpoint])
      const { body } = await answerOf(who, endpoint, {})
      check(home.number, JSON.stringify(body), 'a call')
    } else if (roll < 98) {
      const room_id = dice.pick([...home.rooms, null])
      const owner = { ...home.owner, url: who.url }
      const pin = `${home.pin}` as const
      await (roll < 97
        ? callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier: identifier, room_id } })
        : callApi(owner, renamePinEndpoint, {
            body: { device_identifier: identifier, pin, room_id },
          }))
    } else if (who.userId !== home.owner.userId) await throwOut(home, who, dice)
  }

  async function throwOut(home: Home, who: TestPerson, dice: SeededRandom): Promise<void> {
    const path = { id: `${who.userId}` }
    const owner = { ...home.owner, url: where(dice).url }
    await Promise.allSettled([
      callApi(owner, deleteGuestEndpoint, { path }),
      callApi(owner, deleteFamilyEndpoint, { path }),
    ])
  }

  async function another(home: Home, dice: SeededRandom): Promise<TestPerson> {
    const { owner, rooms, devices, number, pin } = home
    const host = { ...owner, url: where(dice).url }
    const now = Date.now()
    const room_id = dice.pick(rooms)
    const device_identifier = dice.pick(devices).identifier
    // Grants that overlap where the pin is in that room.
    const [room_ids, pins] = [[room_id], [{ device_identifier, pin: `${pin}` as const }]]
    const kind = dice.below(6)
    try {
      if (kind === 0) return await createTestFamily(host)
      if (kind === 1) return await createTestGuest(host, { now })
      return await createTestGuest(host, {
        now,
        ...(kind === 2 && { room_id }),
        ...(kind === 3 && { device_identifier }),
        ...(kind === 4 && { room_ids, pins }),
        ...(kind === 5 && severalTimes(home, dice)),
      })
    } catch {
      return homes[number]?.owner ?? owner // The server is away: the owner looks first when it is back.
    }
  }

  return {
    heard,
    /** Everybody begins; the people are the owner and members of each home in turn. */
    async begin(): Promise<void> {
      const plays = await inBatches(4, homes, async (home) => {
        const dice = openSeededRandom(seed, home.number)
        const people = [home.owner]
        while (people.length < Math.min(pagesEach, 4)) people.push(await another(home, dice))
        return [
          ...home.devices.map(
            (device, at) => () =>
              devicePlays(home, device, openSeededRandom(seed, 1_000 + home.number * 100 + at)),
          ),
          ...Array.from(
            { length: Math.ceil(pagesEach / 20) },
            (_, at) => () =>
              passPlays(home, openSeededRandom(seed, 200_000 + home.number * 100 + at)),
          ),
          ...Array.from(
            { length: pagesEach },
            (_, at) => () =>
              pagePlays(
                home,
                people[at % people.length] ?? home.owner,
                openSeededRandom(seed, 100_000 + home.number * 100 + at),
              ),
          ),
        ]
      })
      running = plays.flat().map((play) => play())
    },
    /** Resolves when so many messages have been looked at, or something foreign has been heard. */
    async until(messages: number): Promise<void> {
      while (heard.messages < messages && heard.foreign.length === 0) await wait(50)
    },
    async end(): Promise<void> {
      over.abort()
      await Promise.all(running)
    },
  }
}

/** A room now, one pin for a short while, and a device later. */
function severalTimes({ rooms, devices, pin }: Home, dice: SeededRandom) {
  const [now, minute] = [Date.now(), 60_000]
  const { identifier: device_identifier } = dice.pick(devices)
  const pins = [{ device_identifier, pin: `${pin}` as const }]
  return {
    room_ids: [dice.pick(rooms)],
    further: [
      { start_at: now - minute, expires_at: now + (1 + dice.below(3)) * 1_000, pins },
      {
        start_at: now + minute,
        expires_at: now + 30 * minute,
        device_identifiers: [dice.pick(devices).identifier],
      },
    ],
  }
}

async function found(url: string, number: number): Promise<Home> {
  const mark = markOf(number)
  const owner = await registerAs(url, 'user', `${mark}-owner`)
  const rooms = [await addRoom(owner, `${mark} living`), await addRoom(owner, `${mark} kitchen`)]
  const devices: Home['devices'] = []
  for (let at = 0; at < devicesEach; at += 1) {
    const identifier = `SC-00000${at + 1}`
    const secret = await addDevice(owner, identifier, rooms[at % rooms.length])
    devices.push({ identifier, secret })
  }
  return { number, owner, rooms, devices, pin: pins[number % pins.length] ?? 18 }
}

/** An open page, or why there is none: the person is not let in any more, or nobody answers. */
async function openPage(person: TestPerson): Promise<WebSocket | 'refused' | 'away'> {
  const { status, body } = await answerOf(person, liveTicketEndpoint, {}).catch(() => ({
    status: 0,
    body: {},
  }))
  if (status === 401) return 'refused'
  if (status !== 200) return 'away'
  const socket = new WebSocket(liveAddress(person.url, Object(body).ticket))
  return new Promise((resolve) => {
    socket.on('error', () => resolve('away'))
    socket.once('open', () => resolve(socket))
  })
}
