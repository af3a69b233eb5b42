/**
 * The suite measures the time from the revocation of a right in the database to the
 * last byte to its page and the close of its socket, hundreds of times, while devices
 * report. REVOCATIONS=1000 sets the number of tries for each way.
 */

import {
  forgotPasswordEndpoint,
  logoutEndpoint,
  resetPasswordEndpoint,
} from '@roomwire/contracts/http/accounts.ts'
import {
  mapRoomEndpoint,
  renamePinEndpoint,
  resetSecretEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { deleteFamilyEndpoint, updateFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { deleteGuestEndpoint, updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeCoOwnerEndpoint } from '@roomwire/contracts/http/owners.ts'
import { revokePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import {
  addDevice,
  addRoom,
  callApi,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { givePass, passBrowser, type TestPass } from '@roomwire/testing/clients/pass-holder.ts'
import { openWatcher, openWatcherAt, type Watcher } from '@roomwire/testing/clients/watcher.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { startWaiting } from '@roomwire/testing/fixtures/own-time.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { onDiskWait } from '@roomwire/testing/fixtures/slow-disk.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { type Installation, startInstallation } from '@roomwire/testing/worlds/replicas.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishAccessChanged } from '../src/features/identity/home-events.ts'
import type { Db } from '../src/platform/database/schema.ts'

/** The number of tries for each way of losing access; R-21 names 1,000. */
const times = volume('REVOCATIONS', 20)
/** The number where a password is hashed each time, which is slow by intent. */
const timesWithPassword = volume('REVOCATIONS', 4)
/** The number for single pins, which are read by the same rules. */
const timesOfPins = volume('REVOCATIONS', 8)
const perHome = 20
const atOnce = 4
const reportEveryMs = 200

type Home = { owner: TestPerson; homeId: number; roomId: number; device: TestDevice }
/** Somebody in a home, with an open page, and the time of their revocation. */
type Subject = { home: Home; page: Watcher; index: number; takenAt?: number } & (
  | { person: TestPerson }
  | { pass: TestPass }
)
type PersonSubject = Extract<Subject, { person: TestPerson }>

/** A way to lose access: the person, and the action. */
type Way = {
  role: Role
  times?: number
  /** Absent where the clock alone does it. */
  revoke?: (subject: PersonSubject) => Promise<unknown>
}

/**
 * Takes every way of losing access through one installation.
 * @param slowDiskMs by how much longer each wait for the disk takes than it does
 */
export function measureRevocations(
  installation: Installation,
  p99Ms: number,
  slowDiskMs = 0,
): void {
  const configuration = slowDiskMs > 0 ? `${installation}, slow disk` : installation
  describe(`R-21 on ${configuration}`, () => {
    let servers: TestServer[]
    let stop: () => Promise<void>
    let db: Db
    const homes: Home[] = []
    const committed = new Map<string, number>()
    const hearsCommit = new Map<string, () => void>()
    let opened = 0
    /** The wait for cores that other programs have had during a test, ms: no time of the server's. */
    let waitedMs = startWaiting()

    let disk: { restore(): void } | undefined
    beforeAll(async () => {
      if (slowDiskMs > 0) {
        disk = await onDiskWait(async (wait) => {
          await wait()
          await pause(slowDiskMs)
        })
      }
      ;({ servers, stop } = await startInstallation(installation))
      db = await openTestDatabaseOf(first())
      for (const server of servers) noteCommits(server)
      while (homes.length * perHome < times) homes.push(await openHome(first(), last()))
    })
    beforeEach(() => {
      waitedMs = startWaiting()
    })
    afterAll(async () => {
      for (const { device } of homes) await device.leave()
      await db.destroy()
      expect(servers.flatMap(({ bugs }) => bugs)).toEqual([])
      await stop()
      disk?.restore()
    })

    /** Pages are at the first replica; what takes their rights away is said to the last. */
    const first = () => servers[0]!
    const last = () => servers.at(-1)!
    const atLast = (person: TestPerson): TestPerson => ({ ...person, url: last().url })

    /** Word of a change is sent as soon as it is stored: that is the moment from which time is taken. */
    function noteCommits({ roomwire: { bus } }: TestServer): void {
      const publish = bus.publish.bind(bus)
      bus.publish = (topic, event) => {
        const { subject } = topic
        if (!committed.has(subject)) {
          committed.set(subject, performance.now())
          hearsCommit.get(subject)?.()
        }
        return publish(topic, event)
      }
    }

    const ways: Record<string, Way> = {
      'a guest’s time is over': { role: 'guest' },
      'a guest is deleted': {
        role: 'guest',
        revoke: ({ home, person }) =>
          callApi(atLast(home.owner), deleteGuestEndpoint, { path: { id: `${person.userId}` } }),
      },
      'a family member is deleted': {
        role: 'family',
        revoke: ({ home, person }) =>
          callApi(atLast(home.owner), deleteFamilyEndpoint, {
            path: { id: `${person.userId}` },
          }),
      },
      'a family member gets a new password': {
        role: 'family',
        times: timesWithPassword,
        revoke: ({ home, person: { userId, email } }) =>
          callApi(atLast(home.owner), updateFamilyEndpoint, {
            path: { id: `${userId}` },
            body: { username: 'Family', email, password: 'another password' },
          }),
      },
      'they reset their password': {
        role: 'family',
        times: timesWithPassword,
        revoke: async ({ person: { email } }) => {
          const anybody = { url: last().url }
          await callApi(anybody, forgotPasswordEndpoint, { body: { email } })
          const letters = db.selectFrom('outbox').select('body').where('recipient', '=', email)
          const [token = ''] = /\d{6}/.exec((await letters.executeTakeFirst())?.body ?? '') ?? []
          await callApi(anybody, resetPasswordEndpoint, {
            body: { token, new_password: password, email },
          })
        },
      },
      'they log out': {
        role: 'family',
        revoke: ({ person }) => callApi(atLast(person), logoutEndpoint, {}),
      },
      'their role changes': {
        role: 'family',
        revoke: ({ home, person }) =>
          callApi(atLast(home.owner), changeCoOwnerEndpoint, {
            path: { id: `${person.userId}` },
            body: { co_owner: true },
          }),
      },
    }

    it.each(Object.entries(ways))(
      'R-21 when %s, the page is closed in time',
      async (title, way) => {
        const subjects = await openSubjects(way.role, way.times)
        const reports = setInterval(() => report(homes), reportEveryMs)
        const { revoke } = way
        if (revoke) {
          for (const subject of subjects) askOnceTaken(subject)
          await inBatches(atOnce, subjects, revoke)
        } else await letTimesEnd(subjects)
        const took = await Promise.all(subjects.map(timeToClose))
        clearInterval(reports)
        record(title, took, await obeyedAfter(subjects))
      },
    )

    it('R-21 when a pass is revoked, the page of its holder is closed in time', async () => {
      const subjects = await openHolders()
      const reports = setInterval(() => report(homes), reportEveryMs)
      for (const subject of subjects) askOnceTaken(subject)
      await inBatches(atOnce, subjects, ({ home, pass }) =>
        callApi(atLast(home.owner), revokePassEndpoint, { path: { id: `${pass.id}` } }),
      )
      const took = await Promise.all(subjects.map(timeToClose))
      clearInterval(reports)
      record('a pass is revoked', took, await obeyedAfter(subjects))
    })

    /** From the revocation to the last byte and the close of the page, ms. */
    async function timeToClose(subject: Subject): Promise<number> {
      const { page, takenAt } = subject
      const { code, at } = await page.closed
      expect(code).toBe(1008)
      return (
        Math.max(at, page.heard.lastAt) - (takenAt ?? committed.get(keyOf(subject)) ?? Number.NaN)
      )
    }

    it('R-21 when a device leaves a guest’s room, the guest gets no more of its changes', async () => {
      const subjects = await openSubjects('guest')
      const reports = setInterval(() => report(homes), reportEveryMs)
      const lastHeard = hearing(subjects, '"uptimeSeconds":')
      const { roomwire } = last()
      const { atomically } = roomwire
      for (const home of homes) {
        roomwire.atomically = async (work) => {
          const result = await atomically(work)
          for (const subject of subjects.filter((one) => one.home === home)) {
            subject.takenAt = performance.now()
            askNow(subject, 'after')
          }
          return result
        }
        const body = { deviceIdentifier: 'SC-000001', room_id: null }
        await callApi(atLast(home.owner), mapRoomEndpoint, { body })
      }
      roomwire.atomically = atomically
      await pause(10 * reportEveryMs)
      clearInterval(reports)
      const took = subjects.map(({ takenAt = Number.NaN }, at) => lastHeard(at, takenAt))
      const obeyed = await obeyedAfter(subjects)
      for (const { page } of subjects) await page.close()
      for (const { owner, roomId } of homes) {
        await callApi(owner, mapRoomEndpoint, {
          body: { deviceIdentifier: 'SC-000001', room_id: roomId },
        })
      }
      record('a device leaves a guest’s room', took, obeyed)
    })

    it('R-21 when a pin leaves a guest’s room, the guest gets no more of its changes, and switches it no more', async () => {
      const subjects = await openSubjects('guest', timesOfPins)
      const reports = setInterval(() => reportPins(homes), reportEveryMs)
      const lastHeard = hearing(subjects, '"18":')
      const { roomwire } = last()
      const { atomically } = roomwire
      const pin18 = { device_identifier: 'SC-000001', pin: '18' } as const
      for (const home of homes) {
        const room_id = await addRoom(home.owner, 'Yard')
        roomwire.atomically = async (work) => {
          const result = await atomically(work)
          for (const subject of subjects.filter((one) => one.home === home)) {
            subject.takenAt ??= performance.now()
            askNow(subject, 'after')
          }
          return result
        }
        await callApi(atLast(home.owner), renamePinEndpoint, { body: { ...pin18, room_id } })
        roomwire.atomically = atomically
      }
      await pause(10 * reportEveryMs)
      clearInterval(reports)
      const took = subjects.map(({ takenAt = Number.NaN }, at) => lastHeard(at, takenAt))
      const obeyed = await obeyedAfter(subjects)
      for (const { page } of subjects) await page.close()
      for (const { owner } of homes) {
        await callApi(owner, renamePinEndpoint, { body: { ...pin18, room_id: null } })
      }
      record('a pin leaves a guest’s room', took, obeyed)
    })

    it('R-21 when one of two pins is taken back from a guest, the page stays and gets no more of it', async () => {
      const subjects = await openSubjects('guest', timesOfPins)
      const give = (pins: readonly PinKey[], { home, person }: PersonSubject) => {
        const now = first().clock.now()
        return callApi(atLast(home.owner), updateGuestEndpoint, {
          path: { id: `${person.userId}` },
          body: {
            start_at: now - 1_000,
            expires_at: now + 3_600_000,
            pins: pins.map((pin) => ({ device_identifier: 'SC-000001', pin })),
          },
        })
      }
      await inBatches(atOnce, subjects, (subject) => give(['18', '19'], subject))
      const reports = setInterval(() => reportPins(homes), reportEveryMs)
      const lastHeard = hearing(subjects, '"18":')
      for (const subject of subjects) askOnceTaken(subject)
      await inBatches(atOnce, subjects, (subject) => give(['19'], subject))
      await pause(10 * reportEveryMs)
      clearInterval(reports)
      const took = subjects.map((subject, at) =>
        lastHeard(at, committed.get(keyOf(subject)) ?? Number.NaN),
      )
      const obeyed = await obeyedAfter(subjects)
      for (const { page } of subjects) {
        expect(page.socket.readyState).toBe(page.socket.OPEN)
        await page.close()
      }
      record('one of two pins is taken back', took, obeyed)
    })

    /** From a moment to the last message with this text that a page has heard, ms; 0 for none since. */
    function hearing(subjects: readonly Subject[], part: string) {
      const heardAt = subjects.map(({ page }) => {
        const heard = { at: 0 }
        page.onText((text, at) => {
          if (text.includes(part)) heard.at = at
        })
        return heard
      })
      return (nth: number, since: number) => Math.max(0, (heardAt[nth]?.at ?? 0) - since)
    }

    it('R-21 R-48 when a device gets a new secret, its connection is closed, and no later report is accepted', async () => {
      const [home] = homes
      if (!home) throw new Error('There is no home')
      const devices = await inBatches(atOnce, [...Array(times).keys()], async (index) => {
        const identifier = `SC-R${index}`
        const secret = await addDevice(home.owner, identifier)
        const device = await connectTestDevice(first().mqttUrl, identifier, secret)
        const found = await first().roomwire.devices.find(home.homeId, identifier)
        return { identifier, device, id: found?.id ?? 0 }
      })
      const took = await inBatches(atOnce, devices, async ({ identifier, device, id }) => {
        committed.delete(`device.${id}`)
        hearsCommit.set(`device.${id}`, () => {
          device.report('hello', { firmware: 'too late' }).catch(() => undefined)
        })
        const closed = device.closed.then(() => performance.now())
        const body = { device_identifier: identifier }
        await callApi(atLast(home.owner), resetSecretEndpoint, { body })
        return (await closed) - (committed.get(`device.${id}`) ?? Number.NaN)
      })
      const late = db.selectFrom('device').select('id').where('firmware', '=', 'too late')
      record('a device gets a new secret', took, (await late.execute()).length)
    })

    /** Adds a person for each try, with a page that has switched something: what is refused later was obeyed before. */
    async function openSubjects(role: Role, many = times): Promise<PersonSubject[]> {
      return inBatches(atOnce, [...Array(many).keys()], async (nth) => {
        const home = homes[Math.floor(nth / perHome)]
        if (!home) throw new Error('There are too few homes')
        opened += 1
        const index = opened
        const access = { roomId: home.roomId }
        const person = await insertPerson(first(), home.homeId, role, { access })
        const subject = { home, person, page: await openWatcher(person, home.roomId), index }
        await switchOnce(subject)
        return subject
      })
    }

    /** Does the same with browsers that hold a pass. */
    async function openHolders() {
      return inBatches(atOnce, [...Array(times).keys()], async (nth) => {
        const home = homes[Math.floor(nth / perHome)]
        if (!home) throw new Error('There are too few homes')
        opened += 1
        const now = first().clock.now()
        const pass = await givePass(home.owner, { now, room_ids: [home.roomId] })
        const browser = passBrowser(pass)
        await browser.open()
        const page = await openWatcherAt(browser.address, home.roomId, browser.headers())
        const subject = { home, pass, page, index: opened }
        await switchOnce(subject)
        return subject
      })
    }

    async function switchOnce(subject: Subject): Promise<void> {
      const obeyed = subject.page.hears(`"sent","messageId":"before ${subject.index}"`)
      askNow(subject, 'before')
      await obeyed
    }

    /** Sets the end of each guest's time, one after another within three seconds from the next one on. */
    async function letTimesEnd(subjects: PersonSubject[]): Promise<void> {
      const begin = first().clock.now() + 1_000 + 5 * times
      await inBatches(atOnce, subjects, async (subject) => {
        const expires_at = Math.round(begin + (3_000 * subjects.indexOf(subject)) / times)
        const { userId } = subject.person
        const access = db.updateTable('access_grant').set({ expires_at })
        await access.where('person_id', '=', userId).execute()
        await publishAccessChanged(first().roomwire.bus, [userId])
        const inMs = expires_at - first().clock.now()
        subject.takenAt = performance.now() + inMs
        setTimeout(() => askNow(subject, 'after'), inMs + 1)
      })
    }

    function askNow({ page, index }: Subject, when: 'before' | 'after'): void {
      // Every other page stays quiet: who asks is found out by that alone.
      if (when === 'after' && index % 2) return
      const control = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 }
      page.say({ ...control, messageId: `${when} ${index}` })
    }

    /** Lets the page ask, from the very moment the right is gone, for what it may not do any more. */
    function askOnceTaken(subject: Subject): void {
      const commit = keyOf(subject)
      committed.delete(commit)
      hearsCommit.set(commit, () => {
        askNow(subject, 'after')
        setTimeout(() => askNow(subject, 'after'), 5)
      })
    }

    async function obeyedAfter(subjects: Subject[]): Promise<number> {
      const rows = await db.selectFrom('command').select('message_id').execute()
      const after = new Set(subjects.map(({ index }) => JSON.stringify(`after ${index}`)))
      return rows.filter(({ message_id }) => after.has(message_id)).length
    }

    function record(title: string, took: number[], obeyed: number): void {
      const sorted = took.toSorted((a, b) => a - b)
      const at = (part: number) =>
        Math.round(
          sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN,
        )
      const spread = `${took.length} times, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`
      figure('R-21', `${title}, to last byte and close`, spread, configuration)
      figure('R-21', `${title}, obeyed after it`, obeyed, configuration)
      expect(obeyed).toBe(0)
      expect(at(0.99)).toBeLessThanOrEqual(p99Ms + waitedMs())
    }
  })
}

/** Under which the change of somebody's access is published. */
const keyOf = (subject: Subject) =>
  'person' in subject ? `person.${subject.person.userId}` : `pass.${subject.pass.id}`

let uptime = 0
function report(homes: Home[]): void {
  uptime += 1
  for (const { device } of homes) device.report('hello', { uptime }).catch(() => undefined)
}

/** Reports two pins of each device, on and off in turn. */
function reportPins(homes: Home[]): void {
  uptime += 1
  const state = uptime % 2
  for (const { device } of homes) {
    device.report('state', { pins: { 18: state, 19: state } }).catch(() => undefined)
  }
}

async function openHome(server: TestServer, deviceAt: TestServer): Promise<Home> {
  const owner = await ownerOf(server)
  const roomId = await addRoom(owner, 'Living Room')
  const secret = await addDevice(owner, 'SC-000001', roomId)
  const device = await connectTestDevice(deviceAt.mqttUrl, 'SC-000001', secret)
  return { owner, homeId: owner.homeId, roomId, device }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
