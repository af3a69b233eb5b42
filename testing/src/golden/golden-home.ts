import { setTimeout } from 'node:timers/promises'
import {
  createOperator,
  disableAccount,
} from '@roomwire/server/features/accounts/operator-actions.ts'
import { pruneLogs } from '@roomwire/server/features/home/prune-logs.ts'
import { shareZones } from '@roomwire/server/features/identity/shared-zones.ts'
import { runDueSchedules } from '@roomwire/server/features/schedules/run-due.ts'
import { aJpeg } from '../fixtures/a-jpeg.ts'
import { openTestDatabaseOf } from '../fixtures/open-test-database.ts'
import type { TestServer } from '../worlds/test-server.ts'
import { adoptOne, dialNode, letDevicesLive } from './golden-devices.ts'
import { day, emailOf, type GoldenSession, type Steps, stepsOn } from './golden-steps.ts'

/*
 * The life of a home that fills every table: said over HTTP, the live socket and
 * MQTT, in the words of the specification, so that it can be told to any version.
 */

/** The people who live there, and how their account stands. */
export const everybody = [
  'owner',
  'co-owner',
  'family',
  'guest-of-room',
  'guest-of-device',
  'guest-of-home',
  'guest-of-tomorrow',
  'guest-by-code',
  'homeless',
  'closed',
  'neighbour',
] as const

/**
 * Lets everything happen to a new server; its clock moves only from step to step.
 * @returns what people and devices have in hand afterwards.
 */
export async function liveGoldenLife(server: TestServer) {
  const steps = stepsOn(server)
  const neighbour = await steps.register('neighbour', 'user')
  await steps.device(neighbour, 'SC-GOLDEN-1', 'The same name next door', null)
  const owner = await steps.register('owner', 'user', {
    mobile: '+358401234567',
    contact: 'Ring twice',
    address: 'Golden Street 1\n00100 Helsinki',
    id_number: '131052-308T',
    date_of_birth: '1952-10-13',
  })
  const { rooms, devices } = await furnish(steps, owner)
  const painted = { room_name: 'Living Room', paint: 'dusk' }
  await steps.say(owner, `PUT /api/rooms/${rooms.living}`, painted)
  const photo = aJpeg().toString('base64url')
  await steps.say(owner, `PUT /api/rooms/${rooms.living}/photo`, { photo })
  await steps.say(owner, 'PUT /api/home', { name: 'Golden House', time_zone: 'Asia/Kolkata' })
  await steps.say(owner, 'PUT /api/home', { currency: 'EUR', price_per_kwh: 0.3214 })
  const tank = { device_identifier: 'WLM-GOLDEN-3', tank_litres: 1_200 }
  await steps.say(owner, 'PUT /api/devices/update', tank)
  await steps.say(owner, 'PUT /api/devices/update', { ...tank, meters: [] })
  const note = 'Behind the pump\nFuse 4 · 保险丝'
  await steps.say(owner, 'PUT /api/devices/update', { ...tank, note })
  const fan = { device_identifier: 'PC-GOLDEN-2', pin: '13', watts: 55 }
  await steps.say(owner, 'PUT /api/devices/pin-name', fan)
  await steps.say(owner, 'PUT /api/home', { place: { latitude: 60.1699, longitude: 24.9384 } })
  await steps.say(owner, 'PUT /api/home', { locale: 'en-US', units: 'metric', hold_s: 5_400 })
  await steps.say(owner, 'PUT /api/devices/pin-protection', {
    device_identifier: 'SC-GOLDEN-1',
    pin: '21',
    longest_on: 1_800,
    shortest_off: 240,
    after_power_on: 'before',
    not_with: '25',
  })
  const { homeId } = (await server.roomwire.people.byEmail(emailOf('owner'))) ?? {}
  if (homeId) await server.roomwire.homes.setMadeUp(homeId, server.clock.now())
  await server.roomwire.clockFloor.write(server.clock.now())
  await shareZones(server.roomwire)
  await forgetTheBeginning(server)
  const { family, joinCode, pass } = await invite(steps, owner, rooms)
  const email = emailOf('closed')
  const { password } = await createOperator(server.roomwire, { email, username: 'Closed' })
  const operator = await steps.say({}, 'POST /api/users/login', { email, password })
  await steps.say(operator, 'PUT /api/server/contact', {
    email: emailOf('hello'),
    phone: '+1 202 555 0100',
    address: 'Golden Street 1',
  })
  const kept = { readings_days: 180, log_days: 365, activity_days: 400 }
  await steps.say(operator, 'PUT /api/server/retention', kept)
  const schedule = { hour: 4, days: 10, weeks: 8, months: 24 }
  await steps.say(operator, 'PUT /api/server/backups/schedule', schedule)
  await disableAccount(server.roomwire, email)
  for (const [who, pin] of [
    [owner, '18'],
    [family, '19'],
  ] as const) {
    const favourite = { device_identifier: 'SC-GOLDEN-1', pin, is_favourite: true }
    await steps.say(who, 'PUT /api/favourites', favourite)
  }
  await steps.say(owner, 'PUT /api/rooms/order', { room_ids: [rooms.living, rooms.kitchen] })
  const order = { device_identifiers: ['WLM-GOLDEN-3', 'SC-GOLDEN-1'] }
  await steps.say(family, 'PUT /api/devices/order', order)
  const pins = ['25', '18', '21', '19']
  await steps.say(owner, 'PUT /api/devices/pin-order', { device_identifier: 'SC-GOLDEN-1', pins })
  await keepSchedules(server, steps, owner)
  const renewed = await change(steps, owner, family)
  const apiToken = await steps.apiToken(owner, 'owner')
  const secondFactor = await steps.secondFactor('co-owner')
  const passkey = await steps.passkey(family, 'family')
  await leaveOpen(server, steps, { owner, family })
  await letDevicesLive(server, { owner, family, ...rooms, devices })
  await steps.device(owner, 'old-golden-8', 'Fountain', rooms.living)
  await steps.device(owner, 'new-golden-9', 'Its new board', null)
  await steps.say(owner, 'POST /api/devices/replace', {
    device_identifier: 'old-golden-8',
    replacement: 'new-golden-9',
    pins: [{ pin: '18', by: '19' }],
  })
  await adoptOne(server, steps, owner)
  await dialNode(server, steps, owner)
  // At the end: what is deleted for longer than a moment is erased.
  await steps.device(owner, 'SC-GOLDEN-5', 'On its way out', null)
  await steps.say(owner, 'POST /api/devices/delete', { device_identifier: 'SC-GOLDEN-5' })
  return {
    token: owner.token,
    devices: { ...devices, ...renewed },
    joinCode,
    pass,
    apiToken,
    ...secondFactor,
    passkey,
  }
}

/** The first audit entries are old already. */
async function forgetTheBeginning(server: TestServer): Promise<void> {
  const db = await openTestDatabaseOf(server)
  const unlinked = db.selectFrom('audit_pending').select('id')
  while ((await unlinked.execute()).length > 0) await setTimeout(50)
  await db.destroy()
  await pruneLogs({ ...server.roomwire, logDays: -1 })
}

/** Three schedules: one acts, one is left out the next time, one is paused, and then the home is on holiday from them. */
async function keepSchedules(server: TestServer, { say }: Steps, owner: GoldenSession) {
  const light = [{ device_identifier: 'SC-GOLDEN-1', pin: '18', state: 1 }]
  const weekdays = { kind: 'weekly', days: [1, 2, 3, 4, 5] }
  const always = { spread: 0, from: null, until: null }
  const sun = { time: { kind: 'sunset', offset: -15 }, ...always, spread: 10 }
  const clock = { time: { kind: 'clock', at: '23:00' }, ...always }
  const make = async (name: string, time: object) => {
    const { schedule } = await say(owner, 'POST /api/schedules', {
      name,
      rule: { days: weekdays, ...time },
      pins: light,
      for_s: 10_800,
      catch_up: name === 'Night',
    })
    return schedule
  }
  const evening = await make('Evening · 晚', sun)
  const night = await make('Night', clock)
  const paused = await make('Garden', clock)
  await server.roomwire.schedules.setNext(evening.schedule_id, server.clock.now())
  await runDueSchedules(server.roomwire)
  await say(owner, `PUT /api/schedules/${night.schedule_id}/skip`, { at: night.next_at })
  await say(owner, `PUT /api/schedules/${paused.schedule_id}/pause`, { paused: true })
  await say(owner, 'PUT /api/schedules/pause', { paused: true, until: server.clock.now() + day })
}

async function furnish({ say, device }: Steps, owner: GoldenSession) {
  const room = async (room_name: string): Promise<number> =>
    (await say(owner, 'POST /api/rooms/', { room_name })).room_id
  const rooms = { living: await room('Living Room'), kitchen: await room('Küche · 厨房') }
  const devices = {
    'SC-GOLDEN-1': await device(owner, 'SC-GOLDEN-1', 'Lights', rooms.living),
    'PC-GOLDEN-2': await device(owner, 'PC-GOLDEN-2', 'Fan', rooms.kitchen),
    'WLM-GOLDEN-3': await device(owner, 'WLM-GOLDEN-3', 'Tank', rooms.living),
    'SC-GOLDEN-4': await device(owner, 'SC-GOLDEN-4', 'On the shelf', rooms.kitchen),
    'OWN-GOLDEN-5': await device(owner, 'OWN-GOLDEN-5', 'Lamps', rooms.living),
    'plug-golden-7': await device(owner, 'plug-golden-7', 'Plug', rooms.living, {
      dialect: 'tasmota',
    }),
  }
  return { rooms, devices }
}

async function invite(
  steps: Steps,
  owner: GoldenSession,
  rooms: { living: number; kitchen: number },
) {
  const { say, register, member, guest, now } = steps
  const family = await member(owner, 'family')
  const coOwner = await member(owner, 'co-owner')
  await say(owner, `PUT /api/users/co-owner/${coOwner.userId}`, { co_owner: true })
  const lasts = { start_at: now() - 1, expires_at: now() + 90 * day }
  const fan = [{ device_identifier: 'PC-GOLDEN-2', pin: '13' }]
  await guest(owner, 'guest-of-room', {
    ...lasts,
    room_id: rooms.living,
    pins: fan,
    may_arrange: true,
  })
  await guest(owner, 'guest-of-device', { ...lasts, device_identifier: 'SC-GOLDEN-1' })
  await guest(owner, 'guest-of-home', lasts)
  const mornings = { windows: [{ days: [2, 4], from: '09:00', to: '12:00' }], may_switch: false }
  await guest(owner, 'guest-of-tomorrow', {
    ...lasts,
    ...mornings,
    start_at: now() + day,
    room_ids: [rooms.living, rooms.kitchen],
    paused: true,
  })
  const code = (by: GoldenSession, gives: object) =>
    say(by, 'POST /api/users/join-code/create', gives)
  const toKitchen = await code(owner, { role: 'guest', ...lasts, room_id: rooms.kitchen })
  const byCode = await register('guest-by-code', 'guest')
  await say(byCode, 'POST /api/users/join', { code: toKitchen.code })
  const toHome = await code(owner, { role: 'family' })
  await code(coOwner, { role: 'guest', ...lasts, room_id: rooms.living })
  const fanOnMornings = { ...lasts, ...mornings, pins: fan, paused: true }
  await code(coOwner, {
    role: 'guest',
    ...lasts,
    device_identifier: 'PC-GOLDEN-2',
    further: [fanOnMornings],
  })
  await register('homeless', 'family')
  const cleaner = { label: 'Cleaner · 清洁', ...lasts, room_ids: [rooms.living, rooms.kitchen] }
  const pass = await steps.pass(owner, { ...cleaner, ...mornings, pin: '271828', paused: true })
  return { family, joinCode: String(toHome.code), pass }
}

/**
 * Makes changes, refusals, and people who are gone: they leave little in the tables but in the record.
 * @returns the new secret of a device that got one.
 */
async function change(
  { say, sayNo, register, signIn, guest, device, now }: Steps,
  owner: GoldenSession,
  family: GoldenSession,
) {
  const shelved = { device_identifier: 'SC-GOLDEN-4' }
  await say(owner, 'PUT /api/devices/update', { ...shelved, device_name: 'In its box' })
  await say(owner, 'PUT /api/devices/map-room', { deviceIdentifier: 'SC-GOLDEN-4', room_id: null })
  const { device_secret } = await say(owner, 'POST /api/devices/reset', shelved)
  const { join_code } = await say(owner, 'POST /api/users/join-code/create', { role: 'family' })
  await say(owner, `DELETE /api/users/join-code/delete/${join_code.join_code_id}`)
  const lasts = { start_at: now(), expires_at: now() + day }
  const gone = await guest(owner, 'guest-who-left', lasts)
  await say(owner, `DELETE /api/users/guest/delete/${gone.guest.user_id}`)
  const leaver = await register('leaver', 'user')
  await device(leaver, 'SC-GOLDEN-6', 'Erased with its home', null)
  const goes = { password: 'throw-away leaver', delete_home: true }
  await say(leaver, 'POST /api/account/delete', goes)
  const secondSession = await signIn('family')
  await say(secondSession, 'POST /api/auth/logout')
  await sayNo(family, `GET /api/users/guest/list/${family.userId}`)
  await sayNo({}, 'POST /api/users/login', { email: emailOf('owner'), password: 'wrong' })
  await say(owner, 'PUT /api/account/profile', { contact: 'Ring three times' })
  return { 'SC-GOLDEN-4': String(device_secret) }
}

/** The owner was away for hours, and is back. */
async function beAway({ roomwire: { people, sessions, visits }, clock }: TestServer) {
  const { id = 0 } = (await people.byEmail(emailOf('owner'))) ?? {}
  const now = clock.now()
  const own = (await sessions.ofPerson(id, now)).map((session) => session.id)
  await visits.note(own, now - 6 * 3_600_000)
  await visits.note(own, now)
}

/** Begins things that are not finished when the copy is made. */
async function leaveOpen(
  server: TestServer,
  { say, askForPasskey, beginSignIn }: Steps,
  { owner, family }: { owner: GoldenSession; family: GoldenSession },
) {
  server.clock.advance(60_000) // The next code of the authenticator app is a new one.
  const visitor = { name: 'Visitor', email: emailOf('visitor'), message: 'Is it\nfor sale?' }
  await say({}, 'POST /api/contact', visitor)
  await server.roomwire.sessionUse.flush(server.roomwire)
  await beAway(server)
  const forgot = 'POST /api/users/forgot-password'
  await say({}, forgot, { email: emailOf('owner'), via: 'mobile' })
  await say({}, forgot, { email: emailOf('guest-of-home') })
  await askForPasskey()
  await beginSignIn('co-owner')
  await say(owner, 'POST /api/auth/ws-ticket')
  await say(family, 'POST /api/auth/ws-ticket')
}
