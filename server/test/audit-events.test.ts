import { revokeApiTokenEndpoint } from '@roomwire/contracts/http/api-tokens.ts'
import { removePasskeyEndpoint } from '@roomwire/contracts/http/passkeys.ts'
import {
  renewRecoveryCodesEndpoint,
  turnOffAuthenticatorEndpoint,
} from '@roomwire/contracts/http/second-factor.ts'
import { zigbeeKey } from '@roomwire/simulator/firmwares/zigbee-hub.ts'
import { apiTokenOf } from '@roomwire/testing/clients/api-token-of.ts'
import { turnOnApp } from '@roomwire/testing/clients/authenticator-app.ts'
import { passkeyOf } from '@roomwire/testing/clients/passkey-of.ts'
import { aJpeg } from '@roomwire/testing/fixtures/a-jpeg.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
/**
 * Every event is caused over real connections, and found in the audit log.
 * A kind of event that is missing here does not compile.
 */

import { requestMessage } from '@roomwire/contracts/device/to-device.ts'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { logoutEndpoint, registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { turnAllOffEndpoint, undoAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { changeContactDetailsEndpoint } from '@roomwire/contracts/http/contact.ts'
import { confirmPinEndpoint, removePinEndpoint } from '@roomwire/contracts/http/declared-pins.ts'
import * as devices from '@roomwire/contracts/http/devices.ts'
import { deleteFamilyEndpoint, updateFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { setFavouriteEndpoint } from '@roomwire/contracts/http/favourites.ts'
import {
  createGuestEndpoint,
  deleteGuestEndpoint,
  updateGuestEndpoint,
} from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import {
  adoptAgainEndpoint,
  adoptBoardEndpoint,
  foundBoardsEndpoint,
} from '@roomwire/contracts/http/hubs.ts'
import {
  createJoinCodeEndpoint,
  joinHomeEndpoint,
  leaveHomeEndpoint,
  revokeJoinCodeEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import { letGoEndpoint } from '@roomwire/contracts/http/let-go.ts'
import {
  changeEmailEndpoint,
  changePasswordEndpoint,
  changeProfileEndpoint,
  confirmEmailEndpoint,
  deleteAccountEndpoint,
  exportDataEndpoint,
} from '@roomwire/contracts/http/own-account.ts'
import { changeCoOwnerEndpoint, handOnHomeEndpoint } from '@roomwire/contracts/http/owners.ts'
import * as passes from '@roomwire/contracts/http/passes.ts'
import { makePhoneLinkEndpoint } from '@roomwire/contracts/http/phone-link.ts'
import { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import {
  removeRoomPhotoEndpoint,
  setRoomPhotoEndpoint,
} from '@roomwire/contracts/http/room-photos.ts'
import {
  changeRoomEndpoint,
  deleteRoomEndpoint,
  getRoomEndpoint,
} from '@roomwire/contracts/http/rooms.ts'
import * as scenes from '@roomwire/contracts/http/scenes.ts'
import * as schedules from '@roomwire/contracts/http/schedules.ts'
import { changeBackupScheduleEndpoint } from '@roomwire/contracts/http/server-backups.ts'
import { changeRetentionEndpoint } from '@roomwire/contracts/http/server-state.ts'
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
} from '@roomwire/contracts/http/sessions.ts'
import { viewAsEndpoint } from '@roomwire/contracts/http/view-as.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  freshEmail,
  password,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import {
  handshake,
  isStage,
  isType,
  liveAddress,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { playHub } from '@roomwire/testing/worlds/firmware-home.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { connectAsync } from 'mqtt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeDemoHome } from '../src/demo/demo-home.ts'
import {
  createOperator,
  disableAccount,
  enableAccount,
  resetLostAuthenticator,
} from '../src/features/accounts/operator-actions.ts'
import { dayMs } from '../src/features/audit/activity-seals.ts'
import type { AuditEventName, AuditEvents } from '../src/features/audit/audit-events.ts'
import { auditStore } from '../src/features/audit/audit-store.ts'
import type { CommandSeal } from '../src/features/audit/command-seals.ts'
import { sealActivity } from '../src/features/audit/seal-activity.ts'
import { verifyChain } from '../src/features/audit/verify-chain.ts'
import { watchPlace } from '../src/features/backups/backup-place.ts'
import { startDailyBackups } from '../src/features/backups/daily-backups.ts'
import { noteBackup } from '../src/features/backups/kept-backups.ts'
import { endOperator, makeOperator } from '../src/features/members/change-operator.ts'
import { endExpiredGuests } from '../src/features/members/end-expired-guests.ts'
import { backUpNow } from '../src/features/operation/server-backups.ts'
import { runDueSchedules } from '../src/features/schedules/run-due.ts'
import type { Db } from '../src/platform/database/schema.ts'
import { openKeys } from '../src/platform/keys.ts'

/** The expected entry: its person, its home, and a part of its detail. */
type Kept<E extends AuditEventName> = {
  home: number | null
  person: number | null
  detail?: (Partial<AuditEvents[E]> & { by_token?: number }) | { by_pass: number }
}

/** A device of the home, connected. */
type Gear = {
  identifier: string
  secret: string
  roomId: number
  device: number
  client: Awaited<ReturnType<typeof connectTestDevice>>
}

/** A home of its own for each event. */
type House = {
  server: TestServer
  owner: TestPerson & { homeId: number }
  /** Puts a connected device into a room of it. */
  device(): Promise<Gear>
  /** Puts another server on the same data in its place. */
  restart(): Promise<void>
}

/** A device that has declared a lamp as a switch, has reported it, and then declares these pins. */
async function declaringDevice({ server, owner }: House, pins: object[]) {
  const identifier = `OWN-${pins.length}`
  const secret = await addDevice(owner, identifier, null)
  const client = await connectTestDevice(server.mqttUrl, identifier, secret)
  await client.report('hello', { pins: [{ key: 'lamp' }] })
  await client.report('state', { pins: { lamp: 1 } })
  await client.report('hello', { pins })
  const device = await server.roomwire.devices.find(owner.homeId, identifier)
  return { owner, device: device?.id ?? 0, pin: { device_identifier: identifier, pin: 'lamp' } }
}

/** A restore begins another server's log (backup-restore.test.ts); keys are replaced (rotate-keys.test.ts) and homes are moved (move.test.ts) while none runs. */
type Caused = Exclude<
  AuditEventName,
  | 'server.restored'
  | 'access.kept'
  | 'server.keys_replaced'
  | 'server.moved'
  | 'server.clock_trusted'
>
type Ways = {
  [E in Caused]: (at: House) => Promise<Kept<E>>
}

const nobody = { home: null, person: null }
const by = ({ homeId, userId }: { homeId: number; userId: number }) => ({
  home: homeId,
  person: userId,
})
/** The operator asks for a backup on the page 'This server', and it is made. */
async function backUpOnPage({ server, owner }: House) {
  const { userId } = await insertPerson(server, owner.homeId, 'super_admin')
  const actor = (await server.roomwire.people.actors([userId])).get(userId)
  if (!actor) throw new Error('There is no operator')
  const runs = { place: '', work: () => null, failure: () => null, backUp: async () => true }
  await backUpNow(server.roomwire, actor, { runs, place: watchPlace('') })
  return { home: owner.homeId, person: userId }
}
const guestForm = (now: number) => ({
  username: 'Guest',
  email: freshEmail('guest'),
  password,
  start_at: now - 1_000,
  expires_at: now + 60_000,
})

const idOf = async (db: Db, identifier: string) =>
  (
    await db
      .selectFrom('device')
      .select('id')
      .where('identifier', '=', identifier)
      .executeTakeFirstOrThrow()
  ).id

/** Somebody who came with an account of their own. */
async function joined(server: TestServer, owner: TestPerson, role: 'family' | 'guest') {
  const now = server.clock.now()
  const access = role === 'guest' ? { start_at: now, expires_at: now + 60_000 } : {}
  const made = await ask(server, 'POST /api/users/join-code/create', {
    token: owner.token,
    body: { role, ...access },
  })
  const person = await insertPerson(server, null, role)
  await callApi(person, joinHomeEndpoint, { body: { code: Object(made.body).code } })
  return person
}

const familyOf = (server: TestServer, homeId: number) => insertPerson(server, homeId, 'family')

async function codeFor(server: TestServer, email: string): Promise<string> {
  await ask(server, 'POST /api/users/forgot-password', { body: { email, via: 'email' } })
  for (const letter of await server.roomwire.outbox.newest(20)) {
    const [, code] = /reset code is (\d{6})\./.exec(letter.body) ?? []
    if (code && letter.recipient === email) return code
  }
  throw new Error('There is no letter with a code')
}

const photoOf = (room: number) => ({
  path: { id: String(room) },
  body: { photo: aJpeg().toString('base64url') },
})

const on = (identifier: string, messageId: string) => ({
  deviceIdentifier: identifier,
  action: 'on',
  pin: 18,
  messageId,
})

/** A scene that switches the first pin of a device on. */
const addScene = (owner: TestPerson, device_identifier: string) =>
  callApi(owner, scenes.createSceneEndpoint, {
    body: { name: 'Evening', states: [{ device_identifier, pin: '18', state: 1 }] },
  })

const favourite = (device_identifier: string, is_favourite: boolean) => ({
  device_identifier,
  pin: '18' as const,
  is_favourite,
})

/** A schedule of the owner, for a lamp of their own. */
async function scheduleOf({ server, owner, device }: House, catch_up = false): Promise<number> {
  const { identifier } = await device()
  const date = new Date(server.clock.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  const rule = { days: { kind: 'once', date }, time: { kind: 'clock', at: '12:00' } } as const
  const body = {
    name: 'Night',
    rule: { ...rule, spread: 0, from: null, until: null },
    pins: [{ device_identifier: identifier, pin: '18', state: 0 } as const],
    for_s: null,
    catch_up,
  }
  return (await callApi(owner, schedules.createScheduleEndpoint, { body })).schedule.schedule_id
}

/** A schedule on which the owner then does something. */
const onSchedule =
  (act: (house: House, path: { id: string }, schedule: number) => Promise<unknown>, more = {}) =>
  async (house: House) => {
    const schedule = await scheduleOf(house)
    await act(house, { id: String(schedule) }, schedule)
    return { ...by(house.owner), detail: { schedule, ...more } }
  }

/** The events of schedules, each caused by a call, and one by time. */
const ofSchedules = {
  'schedule.created': onSchedule(async () => undefined),
  'schedule.changed': onSchedule(async (house, path) => {
    const { owner } = house
    const { schedules: all } = await callApi(owner, schedules.listSchedulesEndpoint, {})
    const one = all.find(({ schedule_id }) => String(schedule_id) === path.id)
    const pins = one?.pins.map(({ device_identifier, pin }) => ({
      device_identifier,
      pin,
      state: 1 as const,
    }))
    const body = { name: 'Morning', rule: one!.rule, pins: pins ?? [], for_s: 600 }
    await callApi(owner, schedules.changeScheduleEndpoint, { path, body })
  }),
  'schedule.deleted': onSchedule(({ owner }, path) =>
    callApi(owner, schedules.deleteScheduleEndpoint, { path }),
  ),
  'schedule.paused': onSchedule(
    ({ owner }, path) =>
      callApi(owner, schedules.pauseScheduleEndpoint, { path, body: { paused: true } }),
    { why: 'person' },
  ),
  'schedule.resumed': onSchedule(({ owner }, path) =>
    callApi(owner, schedules.pauseScheduleEndpoint, { path, body: { paused: false } }),
  ),
  'schedule.skipped': onSchedule(async ({ owner, server }, path, schedule) => {
    const at = (await server.roomwire.schedules.find(owner.homeId, schedule))?.nextAt ?? 0
    await callApi(owner, schedules.skipScheduleEndpoint, { path, body: { at } })
  }),
  'schedule.unskipped': onSchedule(({ owner }, path) =>
    callApi(owner, schedules.skipScheduleEndpoint, { path, body: { at: null } }),
  ),
  'schedule.missed': async (house: House) => {
    const schedule = await scheduleOf(house)
    const { roomwire, clock } = house.server
    await roomwire.schedules.setNext(schedule, clock.now() - 61_000)
    await runDueSchedules(roomwire)
    return { home: house.owner.homeId, person: null, detail: { schedule } }
  },
  'schedule.caught_up': async (house: House) => {
    const schedule = await scheduleOf(house, true)
    const { roomwire, clock } = house.server
    await roomwire.schedules.setNext(schedule, clock.now() - 61_000)
    const againMs = await runDueSchedules(roomwire)
    clock.advance(againMs ?? 0)
    await runDueSchedules(roomwire)
    return { home: house.owner.homeId, person: null, detail: { schedule } }
  },
  'schedules.paused': async ({ owner }: House) => {
    await callApi(owner, schedules.pauseSchedulesEndpoint, { body: { paused: true } })
    return { ...by(owner), detail: { until: null } }
  },
  'schedules.resumed': async ({ owner }: House) => {
    await callApi(owner, schedules.pauseSchedulesEndpoint, { body: { paused: false } })
    return by(owner)
  },
}

/** Causes each event, over HTTP, the live socket or MQTT where possible. */
const ways: Ways = {
  'server.started': async ({ server }) => ({
    ...nobody,
    detail: { replica: server.roomwire.replica },
  }),
  'server.stopped': async ({ server, restart }) => {
    await restart()
    return { ...nobody, detail: { replica: server.roomwire.replica } }
  },
  'demo.created': async ({ server }) => {
    await makeDemoHome(server.roomwire, server.config.data, server.clock)
    const owner = await server.roomwire.people.byEmail('meera@demo.example')
    return { home: owner?.homeId ?? null, person: owner?.id ?? null }
  },
  'audit.entries_refused': async ({ server }) => {
    const db = await openTestDatabaseOf(server)
    const entry = { at: 1, home_id: null, person_id: null, event: 'home.deleted', detail: '{}' }
    await db
      .insertInto('audit_pending')
      .values({ ...entry, seal: 'made up' })
      .execute()
    await db.destroy()
    server.roomwire.audit.linkSoon()
    return { ...nobody, detail: { count: 1 } }
  },
  'audit.events_gathered': async ({ server }) => {
    for (let n = 0; n < 10_005; n += 1)
      server.roomwire.audit.enqueue('demo.created', nobodyAtAll, {})
    return nobody
  },

  'account.registered': async ({ server }) => {
    const body = { username: 'New', email: freshEmail(), password, role: 'family' as const }
    const { user_id } = await callApi(server, registerEndpoint, { body })
    return { home: null, person: user_id, detail: { role: 'family' } }
  },
  'home.founded': async ({ server }) => {
    const body = { username: 'New', email: freshEmail(), password, role: 'user' as const }
    const { user_id } = await callApi(server, registerEndpoint, { body })
    const row = await server.roomwire.people.byId(user_id)
    return { home: row?.homeId ?? null, person: user_id }
  },
  'operator.created': async ({ server }) => {
    const email = freshEmail()
    await createOperator(server.roomwire, { email, username: 'Operator' })
    const row = await server.roomwire.people.byEmail(email)
    return { home: row?.homeId ?? null, person: row?.id ?? null }
  },
  'operator.added': async ({ server, owner }) => {
    await makeOperator(server.roomwire, owner.email)
    return { home: owner.homeId, person: null, detail: { member: owner.userId } }
  },
  'operator.removed': async ({ server, owner }) => {
    await makeOperator(server.roomwire, owner.email)
    await endOperator(server.roomwire, owner.email, { isLastMeant: true })
    return { home: owner.homeId, person: null, detail: { member: owner.userId } }
  },
  'account.disabled': async ({ server, owner }) => {
    await disableAccount(server.roomwire, owner.email)
    return { home: owner.homeId, person: null, detail: { member: owner.userId } }
  },
  'account.enabled': async ({ server, owner }) => {
    await enableAccount(server.roomwire, owner.email)
    return { home: owner.homeId, person: null, detail: { member: owner.userId } }
  },
  'authenticator.reset': async ({ server, owner }) => {
    await turnOnApp(server, owner)
    await resetLostAuthenticator(server.roomwire, owner.email)
    return { home: owner.homeId, person: null, detail: { member: owner.userId } }
  },
  'session.started': async ({ owner }) => {
    await signInAs(owner.url, owner.email)
    return by(owner)
  },
  'sign_in.refused': async ({ owner }) => {
    const body = { email: owner.email, password: 'wrong pass' }
    await ask(owner, 'POST /api/users/login', { body })
    return { ...by(owner), detail: { why: 'wrong_password' } }
  },
  'phone_link.created': async ({ owner }) => {
    await callApi(owner, makePhoneLinkEndpoint, {})
    return by(owner)
  },
  'session.signed_out': async ({ owner }) => {
    await callApi(owner, logoutEndpoint, {})
    return by(owner)
  },
  'session.ended': async ({ owner }) => {
    await signInAs(owner.url, owner.email)
    const { sessions } = await callApi(owner, listSessionsEndpoint, {})
    const id = sessions.find(({ current }) => !current)?.session_id ?? ''
    await callApi(owner, endSessionEndpoint, { path: { id } })
    return by(owner)
  },
  'session.others_ended': async ({ owner }) => {
    await callApi(owner, endOtherSessionsEndpoint, {})
    return by(owner)
  },
  'reset_code.sent': async ({ server, owner }) => {
    await codeFor(server, owner.email)
    return { ...by(owner), detail: { by: 'mail' } }
  },
  'password_reset.refused': async ({ server, owner }) => {
    const code = await codeFor(server, owner.email)
    const token = code === '000000' ? '000001' : '000000'
    const body = { token, new_password: password, email: owner.email }
    await ask(server, 'POST /api/users/reset-password', { body })
    return { home: null, person: owner.userId, detail: { why: 'wrong_code' } }
  },
  'password.reset': async ({ server, owner }) => {
    const token = await codeFor(server, owner.email)
    const body = { token, new_password: password, email: owner.email }
    await ask(server, 'POST /api/users/reset-password', { body })
    return by(owner)
  },
  'password.changed': async ({ owner }) => {
    const body = { current_password: password, new_password: 'battery staple' }
    await callApi(owner, changePasswordEndpoint, { body })
    return by(owner)
  },
  'profile.changed': async ({ owner }) => {
    await callApi(owner, changeProfileEndpoint, { body: { username: 'Other' } })
    return { ...by(owner), detail: { mobile: false } }
  },
  'email.changed': async ({ server, owner }) => {
    const email = freshEmail('new')
    await callApi(owner, changeEmailEndpoint, { body: { email, current_password: password } })
    const isThere = async () =>
      (await server.roomwire.outbox.newest(5)).find(({ recipient }) => recipient === email)
    await expect.poll(isThere).toBeDefined()
    const [code = ''] = /\d{6}/.exec((await isThere())?.body ?? '') ?? []
    await callApi(owner, confirmEmailEndpoint, { body: { code } })
    return by(owner)
  },
  'account.exported': async ({ owner }) => {
    await callApi(owner, exportDataEndpoint, { body: { password } })
    return by(owner)
  },
  'account.deleted': async ({ server, owner }) => {
    const family = await familyOf(server, owner.homeId)
    await callApi(family, deleteAccountEndpoint, { body: { password } })
    return { home: owner.homeId, person: family.userId }
  },
  'home.deleted': async ({ owner, device }) => {
    await device()
    await callApi(owner, deleteAccountEndpoint, { body: { password, delete_home: true } })
    return { ...by(owner), detail: { devices: 1 } }
  },

  'passkey.added': async ({ server, owner }) => {
    const { id } = await passkeyOf(server, owner)
    return { ...by(owner), detail: { passkey: id } }
  },
  'passkey.removed': async ({ server, owner }) => {
    const { id } = await passkeyOf(server, owner)
    await callApi(owner, removePasskeyEndpoint, { path: { id: String(id) } })
    return { ...by(owner), detail: { passkey: id } }
  },
  'access.viewed': async ({ owner, server }) => {
    const { userId } = await insertPerson(server, owner.homeId, 'guest')
    await callApi(owner, viewAsEndpoint, { query: { user_id: String(userId) } })
    return { ...by(owner), detail: { member: userId } }
  },
  'token.created': async ({ owner }) => {
    const { id } = await apiTokenOf(owner)
    return { ...by(owner), detail: { token: id, right: 'passes' } }
  },
  'token.revoked': async ({ owner }) => {
    const { id } = await apiTokenOf(owner)
    await callApi(owner, revokeApiTokenEndpoint, { path: { id: String(id) } })
    return { ...by(owner), detail: { token: id } }
  },
  'authenticator.enabled': async ({ server, owner }) => {
    await turnOnApp(server, owner)
    return by(owner)
  },
  'authenticator.disabled': async ({ server, owner }) => {
    const { app } = await turnOnApp(server, owner)
    await callApi(owner, turnOffAuthenticatorEndpoint, { body: { password, code: app.code() } })
    return by(owner)
  },
  'recovery_codes.renewed': async ({ server, owner }) => {
    const { app } = await turnOnApp(server, owner)
    await callApi(owner, renewRecoveryCodesEndpoint, { body: { password, code: app.code() } })
    return by(owner)
  },

  'guest.created': async ({ server, owner }) => {
    const room = await addRoom(owner, 'Study')
    const body = { ...guestForm(server.clock.now()), room_id: room }
    const { guest } = await callApi(owner, createGuestEndpoint, { body })
    return { ...by(owner), detail: { member: guest.user_id, rooms: [room], devices: [] } }
  },
  'guest.updated': async ({ server, owner }) => {
    const guest = await insertPerson(server, owner.homeId, 'guest')
    const room = await addRoom(owner, 'Study')
    const { start_at, expires_at } = guestForm(server.clock.now())
    await callApi(owner, updateGuestEndpoint, {
      path: { id: String(guest.userId) },
      body: { start_at, expires_at, room_id: room },
    })
    return {
      ...by(owner),
      detail: { member: guest.userId, rooms: [room], devices: [], paused: false },
    }
  },
  'guest.deleted': async ({ server, owner }) => {
    const guest = await insertPerson(server, owner.homeId, 'guest')
    await callApi(owner, deleteGuestEndpoint, { path: { id: String(guest.userId) } })
    return { ...by(owner), detail: { member: guest.userId } }
  },
  'guest.removed': async ({ server, owner }) => {
    const guest = await joined(server, owner, 'guest')
    await callApi(owner, deleteGuestEndpoint, { path: { id: String(guest.userId) } })
    return { ...by(owner), detail: { member: guest.userId } }
  },
  'family.removed': async ({ server, owner }) => {
    const family = await joined(server, owner, 'family')
    await callApi(owner, deleteFamilyEndpoint, { path: { id: String(family.userId) } })
    return { ...by(owner), detail: { member: family.userId } }
  },
  'guest.expired': async ({ server, owner }) => {
    const access = { expiresAt: server.clock.now() - 1 }
    const guest = await insertPerson(server, owner.homeId, 'guest', { access })
    await endExpiredGuests(server.roomwire)
    return { home: owner.homeId, person: null, detail: { member: guest.userId } }
  },
  'family.created': async ({ owner }) => {
    const { userId } = await createTestFamily(owner)
    return { ...by(owner), detail: { member: userId } }
  },
  'family.updated': async ({ server, owner }) => {
    const { userId, email } = await familyOf(server, owner.homeId)
    const body = { username: 'Other', email, password }
    await callApi(owner, updateFamilyEndpoint, { path: { id: String(userId) }, body })
    return { ...by(owner), detail: { member: userId } }
  },
  'family.deleted': async ({ server, owner }) => {
    const { userId } = await familyOf(server, owner.homeId)
    await callApi(owner, deleteFamilyEndpoint, { path: { id: String(userId) } })
    return { ...by(owner), detail: { member: userId } }
  },
  'pass.created': async ({ server, owner }) => {
    const room = await addRoom(owner, 'Study')
    const { id } = await givePass(owner, { now: server.clock.now(), room_ids: [room] })
    return { ...by(owner), detail: { pass: id, rooms: [room], devices: [] } }
  },
  'pass.updated': async ({ server, owner }) => {
    const now = server.clock.now()
    const { id } = await givePass(owner, { now })
    const body = { label: 'Garden', start_at: now, expires_at: now + 60_000, paused: true }
    await callApi(owner, passes.updatePassEndpoint, { path: { id: String(id) }, body })
    return { ...by(owner), detail: { pass: id, rooms: [], devices: [], paused: true } }
  },
  'pass.link_replaced': async ({ server, owner }) => {
    const { id } = await givePass(owner, { now: server.clock.now() })
    await callApi(owner, passes.replacePassLinkEndpoint, { path: { id: String(id) } })
    return { ...by(owner), detail: { pass: id } }
  },
  'pass.revoked': async ({ server, owner }) => {
    const { id } = await givePass(owner, { now: server.clock.now() })
    const program = await apiTokenOf(owner)
    const path = { id: String(id) }
    await callApi({ ...owner, token: program.secret }, passes.revokePassEndpoint, { path })
    return { ...by(owner), detail: { pass: id, by_token: program.id } }
  },
  'pass.browser_ended': async ({ server, owner }) => {
    const pass = await givePass(owner, { now: server.clock.now() })
    await passBrowser(pass).open()
    const [listed] = (await callApi(owner, passes.listPassesEndpoint, {})).passes
    const path = { id: String(pass.id), browserId: listed?.browsers[0]?.browser_id ?? '' }
    await callApi(owner, passes.endPassBrowserEndpoint, { path })
    return { ...by(owner), detail: { pass: pass.id } }
  },
  'pass.opened': async ({ server, owner }) => {
    const pass = await givePass(owner, { now: server.clock.now() })
    await passBrowser(pass).open()
    return { home: owner.homeId, person: null, detail: { by_pass: pass.id } }
  },
  'pass.left': async ({ server, owner }) => {
    const pass = await givePass(owner, { now: server.clock.now() })
    const browser = passBrowser(pass)
    await browser.open()
    await browser.leave()
    return { home: owner.homeId, person: null, detail: { by_pass: pass.id } }
  },
  'pass.refused': async ({ server, owner }) => {
    const pass = await givePass(owner, { now: server.clock.now(), pin: '4242' })
    await passBrowser(pass).open({ pin: '0000' })
    return { home: owner.homeId, person: null, detail: { by_pass: pass.id } }
  },
  'co_owner.added': async ({ server, owner }) => {
    const { userId } = await familyOf(server, owner.homeId)
    await callApi(owner, changeCoOwnerEndpoint, {
      path: { id: String(userId) },
      body: { co_owner: true },
    })
    return { ...by(owner), detail: { member: userId } }
  },
  'co_owner.removed': async ({ server, owner }) => {
    const { userId } = await insertPerson(server, owner.homeId, 'admin')
    await callApi(owner, changeCoOwnerEndpoint, {
      path: { id: String(userId) },
      body: { co_owner: false },
    })
    return { ...by(owner), detail: { member: userId } }
  },
  'join_code.created': async ({ owner }) => {
    const { join_code } = await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })
    return { ...by(owner), detail: { join_code: join_code.join_code_id, role: 'family' } }
  },
  'join_code.revoked': async ({ owner }) => {
    const { join_code } = await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })
    await callApi(owner, revokeJoinCodeEndpoint, { path: { id: String(join_code.join_code_id) } })
    return { ...by(owner), detail: { join_code: join_code.join_code_id } }
  },
  'home.joined': async ({ server, owner }) => {
    const { code } = await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })
    const stranger = await insertPerson(server, null, 'family')
    await callApi(stranger, joinHomeEndpoint, { body: { code } })
    return { home: owner.homeId, person: stranger.userId, detail: { role: 'family' } }
  },
  'server.contact_changed': async ({ server, owner }) => {
    const operator = await insertPerson(server, owner.homeId, 'super_admin')
    await callApi(operator, changeContactDetailsEndpoint, { body: { phone: '' } })
    return {
      home: owner.homeId,
      person: operator.userId,
      detail: { email: false, phone: true, address: false },
    }
  },
  'server.backups_changed': async ({ owner, server }) => {
    const operator = await insertPerson(server, owner.homeId, 'super_admin')
    const body = { hour: 22, days: 3, weeks: 0, months: 24 }
    await callApi(operator, changeBackupScheduleEndpoint, { body })
    return { home: owner.homeId, person: operator.userId, detail: body }
  },
  'server.backup_begun': async (at) => ({ ...(await backUpOnPage(at)), detail: {} }),
  'server.backup_ended': async (at) => ({ ...(await backUpOnPage(at)), detail: { done: true } }),
  'server.drill_ended': async ({ server }) => {
    const { folder, remove } = await makeFolder()
    noteBackup(folder, { at: server.roomwire.clock.now(), file: '', bytes: 0 })
    const drill = vi.fn(() => Promise.resolve(false))
    const runs = { backUp: () => undefined, drill }
    const { audit, backupSchedule: schedule, clock } = server.roomwire
    const daily = startDailyBackups({ data: folder, audit, runs, schedule, clock })
    await expect.poll(() => drill.mock.calls.length).toBe(1)
    await daily.stop()
    await remove()
    return { ...nobody, detail: { done: false } }
  },
  'server.retention_changed': async ({ owner, server }) => {
    const operator = await insertPerson(server, owner.homeId, 'super_admin')
    const body = { readings_days: 60, log_days: 400, activity_days: 500 }
    await callApi(operator, changeRetentionEndpoint, { body })
    return { home: owner.homeId, person: operator.userId, detail: body }
  },
  'home.renamed': async ({ owner }) => {
    await callApi(owner, changeHomeEndpoint, { body: { name: 'Green Villa' } })
    return by(owner)
  },
  'home.time_zone_set': async ({ owner }) => {
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
    return by(owner)
  },
  'home.time_zone_taken': async ({ server, owner }) => {
    await server.roomwire.homes.setMadeUp(owner.homeId, 1)
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
    return { home: owner.homeId, person: null, detail: { member: owner.userId } }
  },
  'home.price_set': async ({ owner }) => {
    await callApi(owner, changeHomeEndpoint, { body: { currency: 'EUR', price_per_kwh: 0.31 } })
    return by(owner)
  },
  'home.locale_set': async ({ owner }) => {
    await callApi(owner, changeHomeEndpoint, { body: { locale: 'en-US' } })
    return by(owner)
  },
  'home.units_set': async ({ owner }) => {
    await callApi(owner, changeHomeEndpoint, { body: { units: 'us' } })
    return by(owner)
  },
  'home.place_set': async ({ owner }) => {
    const place = { latitude: 60.17, longitude: 24.94 }
    await callApi(owner, changeHomeEndpoint, { body: { place } })
    return by(owner)
  },
  'home.hold_set': async ({ owner }) => {
    await callApi(owner, changeHomeEndpoint, { body: { hold_s: 1_800 } })
    return { ...by(owner), detail: { hold_s: 1_800 } }
  },
  ...ofSchedules,
  'home.left': async ({ server, owner }) => {
    const family = await familyOf(server, owner.homeId)
    await callApi(family, leaveHomeEndpoint, { body: { password } })
    return { home: owner.homeId, person: family.userId, detail: { role: 'family' } }
  },
  'home.handed_on': async ({ server }) => {
    const owner = await ownerOf(server)
    const { userId } = await insertPerson(server, owner.homeId, 'admin')
    await callApi(owner, handOnHomeEndpoint, { path: { id: String(userId) }, body: { password } })
    return { ...by(owner), detail: { member: userId } }
  },

  'room.created': async ({ owner }) => {
    const room = await addRoom(owner, 'Kitchen')
    return { ...by(owner), detail: { room } }
  },
  'room.renamed': async ({ owner }) => {
    const room = await addRoom(owner, 'Kitchen')
    const path = { id: String(room) }
    await callApi(owner, changeRoomEndpoint, { path, body: { room_name: 'Galley' } })
    return { ...by(owner), detail: { room } }
  },
  'room.painted': async ({ owner }) => {
    const room = await addRoom(owner, 'Kitchen')
    const path = { id: String(room) }
    await callApi(owner, changeRoomEndpoint, { path, body: { room_name: 'Kitchen', paint: 'sea' } })
    return { ...by(owner), detail: { room } }
  },
  'room.photo_set': async ({ owner }) => {
    const room = await addRoom(owner, 'Kitchen')
    await callApi(owner, setRoomPhotoEndpoint, photoOf(room))
    return { ...by(owner), detail: { room } }
  },
  'room.photo_removed': async ({ owner }) => {
    const room = await addRoom(owner, 'Kitchen')
    await callApi(owner, setRoomPhotoEndpoint, photoOf(room))
    await callApi(owner, removeRoomPhotoEndpoint, { path: { id: String(room) } })
    return { ...by(owner), detail: { room } }
  },
  'room.deleted': async ({ server, owner, device }) => {
    const { roomId: room } = await device()
    const access = { roomId: room }
    await insertPerson(server, owner.homeId, 'guest', { access })
    await callApi(owner, deleteRoomEndpoint, { path: { id: String(room) } })
    return { ...by(owner), detail: { room, devices: 1, guests: 1 } }
  },
  'device.registered': async ({ owner, device }) => {
    const gear = await device()
    return { ...by(owner), detail: { device: gear.device, room: gear.roomId } }
  },
  'device.updated': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier, device_name: 'Lamp', note: 'Fuse 4' }
    await callApi(owner, devices.updateDeviceEndpoint, { body })
    return {
      ...by(owner),
      detail: { device: gear.device, name: true, local_ip: false, note: true },
    }
  },
  'device.moved': async ({ owner, device }) => {
    const gear = await device()
    const room_id = await addRoom(owner, 'Attic')
    await callApi(owner, devices.mapRoomEndpoint, {
      body: { deviceIdentifier: gear.identifier, room_id },
    })
    return { ...by(owner), detail: { device: gear.device, room: room_id } }
  },
  'device.removed': async ({ owner, device }) => {
    const gear = await device()
    const body = { deviceIdentifier: gear.identifier, room_id: null }
    await callApi(owner, devices.mapRoomEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device } }
  },
  'device.deleted': async ({ owner, device }) => {
    const gear = await device()
    await callApi(owner, devices.deleteDeviceEndpoint, {
      body: { device_identifier: gear.identifier },
    })
    return { ...by(owner), detail: { device: gear.device } }
  },
  'device.restored': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier }
    await callApi(owner, devices.deleteDeviceEndpoint, { body })
    await callApi(owner, devices.restoreDeviceEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device } }
  },
  'device.erased': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier }
    await callApi(owner, devices.deleteDeviceEndpoint, { body })
    await addDevice(owner, gear.identifier)
    return { home: owner.homeId, person: null, detail: { device: gear.device } }
  },
  'device.secret_reset': async ({ owner, device }) => {
    const gear = await device()
    await callApi(owner, devices.resetSecretEndpoint, {
      body: { device_identifier: gear.identifier },
    })
    return { ...by(owner), detail: { device: gear.device } }
  },
  'device.adopted_again': async ({ server, owner }) => {
    const addHub = async () => {
      const secret = await addDevice(owner, 'hub', null, 'zigbee2mqtt')
      const hub = playHub({ server: new URL(server.mqttUrl), identifier: 'hub', secret })
      await hub.ready
      const query = { device_identifier: 'hub' }
      await expect
        .poll(async () => (await callApi(owner, foundBoardsEndpoint, { query })).boards.length)
        .toBeGreaterThan(0)
      return hub
    }
    const first = await addHub()
    const { device_identifier: identifier } = await callApi(owner, adoptBoardEndpoint, {
      body: { device_identifier: 'hub', board: zigbeeKey(1), device_name: 'Lamp' },
    })
    const body = { device_identifier: 'hub' }
    await callApi(owner, devices.deleteDeviceEndpoint, { body })
    await first.stop()
    const second = await addHub()
    await callApi(owner, adoptAgainEndpoint, { body })
    await second.stop()
    const device = (await server.roomwire.devices.find(owner.homeId ?? 0, identifier))?.id
    return { ...by(owner), detail: { device } }
  },
  'device.replaced': async ({ owner, device }) => {
    const [old, other] = [await device(), await device()]
    await callApi(owner, devices.replaceBoardEndpoint, {
      body: { device_identifier: old.identifier, replacement: other.identifier, pins: [] },
    })
    return { ...by(owner), detail: { device: old.device } }
  },
  'device.replacement_undone': async ({ owner, device }) => {
    const [old, other] = [await device(), await device()]
    await callApi(owner, devices.replaceBoardEndpoint, {
      body: { device_identifier: old.identifier, replacement: other.identifier, pins: [] },
    })
    await callApi(owner, devices.undoReplacementEndpoint, {
      body: { device_identifier: other.identifier },
    })
    return { ...by(owner), detail: { device: old.device } }
  },
  'device.static_ip_set': async ({ server, owner, device }) => {
    const { identifier, secret, device: id } = await device()
    const line = await connectAsync(server.mqttUrl, { username: identifier, password: secret })
    line.on('message', (_topic, payload) => {
      const { requestId } = requestMessage.parse(JSON.parse(String(payload)))
      line.publish(topicOf(identifier, 'reply'), JSON.stringify({ requestId, ok: true }))
    })
    await line.subscribeAsync(topicOf(identifier, 'request'))
    const body = { device_identifier: identifier, static_ip: '192.168.1.77' }
    await callApi(owner, devices.setStaticIpEndpoint, { body })
    await line.endAsync()
    return { ...by(owner), detail: { device: id } }
  },
  'pin.renamed': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier, pin: '18' as const, name: 'Lamp' }
    await callApi(owner, devices.renamePinEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device, pin: '18' } }
  },
  'all_off.done': async ({ owner, device }) => {
    const { roomId } = await device()
    await callApi(owner, turnAllOffEndpoint, { body: { room_id: roomId } })
    return {
      ...by(owner),
      detail: { room: roomId, done: 0, unconfirmable: 0, offline: 0, failed: 0 },
    }
  },
  'all_off.undone': async ({ owner, device }) => {
    const { client } = await device()
    await client.report('state', { pins: { 18: 1 } })
    const { undo } = await callApi(owner, turnAllOffEndpoint, { body: { room_id: null } })
    await callApi(owner, undoAllOffEndpoint, { body: { token: undo?.token ?? '' } })
    return { ...by(owner), detail: { done: 1, unconfirmable: 0, offline: 0, failed: 0 } }
  },
  'scene.created': async ({ owner, device }) => {
    const { scene_id: scene } = await addScene(owner, (await device()).identifier)
    return { ...by(owner), detail: { scene } }
  },
  'scene.changed': async ({ owner, device }) => {
    const { scene_id: scene, name, states } = await addScene(owner, (await device()).identifier)
    const path = { id: String(scene) }
    await callApi(owner, scenes.changeSceneEndpoint, { path, body: { name, states } })
    return { ...by(owner), detail: { scene } }
  },
  'scene.deleted': async ({ owner, device }) => {
    const { scene_id: scene } = await addScene(owner, (await device()).identifier)
    await callApi(owner, scenes.deleteSceneEndpoint, { path: { id: String(scene) } })
    return { ...by(owner), detail: { scene } }
  },
  'scene.pressed': async ({ owner, device }) => {
    const gear = await device()
    const { scene_id: scene } = await addScene(owner, gear.identifier)
    await callApi(owner, scenes.pressSceneEndpoint, { path: { id: String(scene) } })
    return { ...by(owner), detail: { scene, done: 1, unconfirmable: 0, offline: 0, failed: 0 } }
  },
  'scene.undone': async ({ owner, device }) => {
    const { identifier, client } = await device()
    await client.report('state', { pins: { 18: 0 } })
    const { scene_id: scene } = await addScene(owner, identifier)
    const path = { id: String(scene) }
    const { undo } = await callApi(owner, scenes.pressSceneEndpoint, { path })
    await callApi(owner, scenes.undoSceneEndpoint, { body: { token: undo?.token ?? '' } })
    return { ...by(owner), detail: { scene, done: 1, unconfirmable: 0, offline: 0, failed: 0 } }
  },
  'pin.icon_changed': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier, pin: '19' as const, icon: 'bell' as const }
    await callApi(owner, devices.renamePinEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device, pin: '19' } }
  },
  'pin.watts_set': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier, pin: '19' as const, watts: 60 }
    await callApi(owner, devices.renamePinEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device, pin: '19' } }
  },
  'pin.time_set': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier, pin: '19' as const, on_for: 1_800 }
    await callApi(owner, devices.renamePinEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device, pin: '19', on_for: 1_800 } }
  },
  'pin.ask_set': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier, pin: '19' as const, ask_first: true }
    await callApi(owner, devices.renamePinEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device, pin: '19', ask_first: true } }
  },
  'pin.protected': async ({ owner, device }) => {
    const gear = await device()
    const protection = {
      longest_on: 1_800,
      shortest_off: 240,
      after_power_on: 'before' as const,
      not_with: '21' as const,
    }
    const body = { device_identifier: gear.identifier, pin: '19' as const, ...protection }
    await callApi(owner, protectPinEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device, pin: '19', ...protection } }
  },
  'pin.let_go': async ({ owner, device }) => {
    const { identifier, client, device: id } = await device()
    await client.report('state', { pins: { 18: 0 } })
    await client.report('touch', { touchPin: 12, state: 1 })
    const { at } = (await shownTo(owner, identifier)).pins['18']?.lastChange ?? { at: 0 }
    const body = { device_identifier: identifier, pin: '18' as const, changed_at: at }
    await callApi(owner, letGoEndpoint, { body })
    return { ...by(owner), detail: { device: id, pin: '18' } }
  },
  'pin.confirmed': async (house) => {
    const { owner, pin, device } = await declaringDevice(house, [{ key: 'lamp', kind: 'level' }])
    await callApi(owner, confirmPinEndpoint, { body: pin })
    return { ...by(owner), detail: { device, pin: 'lamp' } }
  },
  'pin.removed': async (house) => {
    const { owner, pin, device } = await declaringDevice(house, [])
    await callApi(owner, removePinEndpoint, { body: pin })
    return { ...by(owner), detail: { device, pin: 'lamp' } }
  },
  'pin.moved': async ({ owner, device }) => {
    const gear = await device()
    const room = await addRoom(owner, `Room of a pin of ${gear.identifier}`)
    const body = { device_identifier: gear.identifier, pin: '19' as const, room_id: room }
    await callApi(owner, devices.renamePinEndpoint, { body })
    return { ...by(owner), detail: { device: gear.device, pin: '19', room } }
  },
  'device.pins_arranged': async ({ owner, device }) => {
    const gear = await device()
    const body = { device_identifier: gear.identifier, pins: ['25', '21', '19', '18'] as const }
    await callApi(owner, devices.arrangePinsEndpoint, { body: { ...body, pins: [...body.pins] } })
    return { ...by(owner), detail: { device: gear.device } }
  },
  'favourite.added': async ({ owner, device }) => {
    const gear = await device()
    await callApi(owner, setFavouriteEndpoint, { body: favourite(gear.identifier, true) })
    return { ...by(owner), detail: { device: gear.device, pin: '18' } }
  },
  'favourite.removed': async ({ owner, device }) => {
    const gear = await device()
    await callApi(owner, setFavouriteEndpoint, { body: favourite(gear.identifier, false) })
    return { ...by(owner), detail: { device: gear.device, pin: '18' } }
  },
  'device.connected': async ({ owner, device }) => {
    const gear = await device()
    return { home: owner.homeId, person: null, detail: { device: gear.device } }
  },
  'device.refused': async ({ server, device }) => {
    const gear = await device()
    const wrong = connectTestDevice(server.mqttUrl, gear.identifier, 'wrong secret')
    await expect(wrong).rejects.toThrow()
    return { ...nobody, detail: { why: 'no_such_device_and_secret' } }
  },
  'device.shared_secret': async ({ server, owner, device }) => {
    const { identifier: username, secret: password, device: id, client } = await device()
    await client.leave()
    for (const clientId of ['one', 'other', 'one', 'other']) {
      const board = await connectAsync(server.mqttUrl, { username, password, clientId })
      await board.endAsync()
    }
    return { home: owner.homeId, person: null, detail: { device: id } }
  },

  'commands.sealed': async ({ owner, device }) => {
    const { identifier, client, roomId } = await device()
    const page = await openLivePage(owner)
    await page.watch(roomId)
    page.say(on(identifier, 'pressed'))
    await page.hears(isStage('processed'))
    page.socket.close()
    const id = Number(client.commands[0]?.messageId)
    const seal: CommandSeal = [id, owner.homeId, expect.any(String)]
    return { ...nobody, detail: { ended: [seal] } }
  },

  'activity.sealed': async ({ server, owner, device }) => {
    const { device: device_id } = await device()
    const day = Math.floor(server.clock.now() / dayMs - 5) * dayMs
    const db = await openTestDatabaseOf(server)
    await db
      .insertInto('activity')
      .values({
        home_id: owner.homeId,
        device_id,
        part: '18',
        value: '1',
        cause: 'touch',
        at: day + 1,
        count: 1,
        last_at: day + 1,
      })
      .execute()
    await db.destroy()
    await sealActivity(server.roomwire)
    return { ...nobody, detail: { day, homes: [[owner.homeId, 1, expect.any(String)]] } }
  },

  'call.refused': async ({ server, owner }) => {
    const stranger = await ownerOf(server)
    const room = await addRoom(stranger, 'Study')
    expect((await answerOf(owner, getRoomEndpoint, { path: { id: String(room) } })).status).toBe(
      404,
    )
    const call = 'GET /api/rooms/{id}'
    return { ...by(owner), detail: { call, code: 'not_found' } }
  },
  'live_message.refused': async ({ server, owner }) => {
    const room = await addRoom(await ownerOf(server), 'Study')
    const page = await openLivePage(owner)
    page.say({ type: 'subscribeRoom', roomId: room })
    await page.hears(isType('error'))
    page.socket.close()
    return { ...by(owner), detail: { message: 'subscribeRoom', code: 'not_found' } }
  },
  'live_socket.refused': async ({ server }) => {
    const origin = 'http://evil.example'
    expect(await handshake(liveAddress(server.url, 'a.b.c'), { origin })).toBe(403)
    return { ...nobody, detail: { why: 'foreign_origin' } }
  },
}

const nobodyAtAll = { homeId: null, personId: null }

describe.each(engines)('R-96 the audit log has an entry for each event (%s)', (engine) => {
  let server: TestServer
  let db: Db
  const clients: Gear['client'][] = []
  let made = 0
  beforeAll(async () => {
    server = await startTestServer(engine)
    db = await openTestDatabaseOf(server)
  })
  afterAll(async () => {
    const { audit } = openKeys(server.config.data)
    const verdict = await verifyChain(auditStore(db, audit), audit)
    await Promise.all(clients.map((client) => client.leave()))
    await db.destroy()
    expect(server.bugs).toEqual([])
    await server.stop()
    expect(verdict.broken).toBeNull()
    figure('R-96', 'kinds of events done and found', Object.keys(ways).length, engine)
  })

  const restart = async () => {
    server = await restartTestServer(server, engine)
  }
  const deviceIn = (owner: TestPerson) => async () => {
    made += 1
    const identifier = `SC-${String(made).padStart(6, '0')}`
    const roomId = await addRoom(owner, `Room ${made}`)
    const secret = await addDevice(owner, identifier, roomId)
    const client = await connectTestDevice(server.mqttUrl, identifier, secret)
    clients.push(client)
    return { identifier, secret, roomId, device: await idOf(db, identifier), client }
  }

  const names = Object.keys(ways) as Caused[] // They are the keys of the table.
  it.each(names)('%s', async (event) => {
    const owner = await ownerOf(server)
    const { home, person, detail } = await ways[event]({
      server,
      owner,
      device: deviceIn(owner),
      restart,
    })
    const found = async () => {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('event', '=', event)
        .orderBy('id', 'desc')
        .limit(20)
        .execute()
      return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }))
    }
    const row = {
      home_id: home,
      person_id: person,
      detail: expect.objectContaining(detail ?? {}),
    }
    await expect.poll(found).toContainEqual(expect.objectContaining(row))
  })
})
