import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import { password } from '@roomwire/testing/clients/api-client.ts'
import type { Call, Fields } from './calls.ts'
import type { LargePeople } from './furnish.ts'

/**
 * A request to the server, in its worst form that makes sense: a call or a message of a page by the
 * owner of a very large home, or what the operator's program does beside the server.
 */
export type Stalled = Call | { live: BrowserMessage } | { admin: string[] }

/** Some need what was answered before them: its fields by name, the latest of each. */
export type StalledCall = Stalled | ((said: Fields) => Stalled)

const day = 24 * 3_600_000

/** The calls, in an order in which each finds what it needs. The last ones end what there is. */
export function stalledCalls({ owner, neighbour }: LargePeople): StalledCall[] {
  const { personId, roomId, device } = owner
  const get = (path: string): Call => ({ method: 'GET', path })
  const put = (path: string, body: object): Call => ({ method: 'PUT', path, body })
  const post = (path: string, body: object = {}): Call => ({ method: 'POST', path, body })
  const undo = (said: Fields) => ({ token: String(Object(said.undo).token) })
  const idOf = (object: unknown, name: string) => String(Object(object)[name])
  const now = Date.now()
  const many = Array.from(
    { length: 900 },
    (_, nth) => `SC-A${(nth + 1).toString(16).toUpperCase().padStart(6, '0')}`,
  )
  const states = many.slice(0, 50).map((one) => ({ device_identifier: one, pin: '18', state: 1 }))
  const rule = {
    days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock', at: '07:00' },
    spread: 0,
    from: null,
    until: null,
  }
  const access = { start_at: now, expires_at: now + day }
  return [
    get('/api/devices'),
    get('/api/devices/listdevice'),
    get(`/api/devices/room/${roomId}`),
    get('/api/rooms/my-rooms'),
    get(`/api/rooms/${roomId}`),
    get(`/api/rooms/${roomId}/deletion`),
    get(`/api/devices/deletion?device_identifier=${device}`),
    get(`/api/users/profile/${personId}`),
    get('/api/activity?limit=100'),
    get('/api/activity?limit=100&failed=yes'),
    get(`/api/activity?limit=100&room_id=${roomId}`),
    get(`/api/activity?limit=100&device_identifier=${device}`),
    get(`/api/activity?limit=100&user_id=${personId}`),
    get('/api/activity?limit=100&cause=schedule'),
    get('/api/activity/people'),
    get('/api/readings'),
    get(`/api/readings?room_id=${roomId}`),
    get('/api/history/days'),
    get(`/api/history?from=${now - day}&to=${now}`),
    get(`/api/history?from=${now - 30 * day}&to=${now}&series=pin.18`),
    get(`/api/devices/${device}/series`),
    get(`/api/devices/${device}/history?series=pin.18&from=${now - 30 * day}&to=${now}`),
    get(`/api/access/explain?device_identifier=${device}`),
    get('/api/favourites'),
    get('/api/users/family/list'),
    get(`/api/users/guest/list/${personId}`),
    get('/api/users/owner/list'),
    get('/api/users/registration'),
    get('/api/server/address'),
    get(`/api/devices/connection?device_identifier=${device}`),
    get(`/api/devices/wifi-info?device_identifier=${device}`),
    get('/api/users/join-code/list'),
    get('/api/passes'),
    get('/api/scenes'),
    get('/api/schedules'),
    get('/api/schedules/next'),
    get('/api/schedules/week'),
    get(`/api/access/view?user_id=${personId}`),
    { live: { type: 'subscribeHome', messageId: 1 } },
    { live: { type: 'subscribeRoom', roomId, messageId: 2 } },
    { live: { action: 'on', deviceIdentifier: 'SC-A000001', pin: 18, messageId: 3 } },
    { live: { action: 'setFanState', deviceIdentifier: device, pin: 13, state: 2, messageId: 4 } },
    get('/api/account/tokens'),
    get('/api/auth/sessions'),
    get('/api/auth/ways-to-sign-in'),
    put('/api/devices/update', { device_identifier: device, device_name: 'Renamed' }),
    put('/api/devices/pin-name', { device_identifier: device, pin: '18', name: 'Renamed' }),
    put('/api/devices/pin-name', { device_identifier: device, pin: '18', room_id: roomId }),
    put('/api/devices/pin-order', { device_identifier: device, pins: ['25', '21', '19', '18'] }),
    put('/api/devices/pin-protection', {
      device_identifier: device,
      pin: '18',
      longest_on: 60,
      shortest_off: null,
      after_power_on: null,
      not_with: null,
    }),
    // All of the home is listed again after a change of one device.
    get('/api/devices?after=rename'),
    { live: { type: 'subscribeHome', messageId: 5 } },
    put('/api/devices/order', { device_identifiers: many }),
    put('/api/devices/map-room', { deviceIdentifier: device, room_id: null }),
    put('/api/devices/map-room', { deviceIdentifier: device, room_id: roomId }),
    put('/api/rooms/order', { room_ids: Array.from({ length: 100 }, (_, nth) => roomId + nth) }),
    put(`/api/rooms/${roomId}`, { room_name: 'Renamed' }),
    post('/api/rooms/', { room_name: 'New' }),
    put('/api/favourites', { device_identifier: device, pin: '18', is_favourite: true }),
    post('/api/scenes', { name: 'All', states }),
    ({ scene_id }) => post(`/api/scenes/${scene_id}/press`),
    (said) => post('/api/scenes/undo', undo(said)),
    post('/api/schedules', {
      name: 'Daily',
      rule,
      pins: states,
      scene_id: null,
      for_s: null,
      catch_up: false,
    }),
    (said) => put(`/api/scenes/${said.scene_id}`, { name: 'Most', states: states.slice(1) }),
    (said) => ({ method: 'DELETE', path: `/api/scenes/${said.scene_id}` }),
    (said) => put(`/api/schedules/${idOf(said.schedule, 'schedule_id')}/pause`, { paused: true }),
    (said) => get(`/api/schedules/${idOf(said.schedule, 'schedule_id')}/runs`),
    (said) => ({ method: 'DELETE', path: `/api/schedules/${idOf(said.schedule, 'schedule_id')}` }),
    put('/api/schedules/pause', { paused: true, until: null }),
    put('/api/schedules/pause', { paused: false, until: null }),
    post('/api/devices/all-off', { room_id: null }),
    (said) => post('/api/devices/all-off/undo', undo(said)),
    post('/api/devices/register', {
      device_identifier: 'SC-C000001',
      device_name: 'New',
      room_id: roomId,
      device_local_IP: '192.0.2.3',
    }),
    post('/api/devices/reset', { device_identifier: 'SC-C000001' }),
    post('/api/devices/delete', { device_identifier: 'SC-C000001' }),
    post('/api/devices/restore', { device_identifier: 'SC-C000001' }),
    post('/api/users/guest/create', {
      username: 'Guest',
      email: 'guest@example.com',
      password,
      ...access,
    }),
    (said) =>
      put(`/api/users/guest/update/${idOf(said.guest, 'user_id')}`, {
        ...access,
        room_ids: [roomId],
      }),
    (said) => ({
      method: 'DELETE',
      path: `/api/users/guest/delete/${idOf(said.guest, 'user_id')}`,
    }),
    post('/api/users/family/create', { username: 'Family', email: 'family@example.com', password }),
    (said) =>
      put(`/api/users/family/update/${idOf(said.family_user, 'user_id')}`, {
        username: 'Kin',
        email: 'family@example.com',
        password,
      }),
    (said) => put(`/api/users/co-owner/${idOf(said.family_user, 'user_id')}`, { co_owner: true }),
    (said) => put(`/api/users/co-owner/${idOf(said.family_user, 'user_id')}`, { co_owner: false }),
    (said) => ({
      method: 'DELETE',
      path: `/api/users/family/delete/${idOf(said.family_user, 'user_id')}`,
    }),
    post('/api/users/register', {
      username: 'New',
      email: 'new@example.com',
      password,
      role: 'user',
    }),
    post('/api/passes', { label: 'Pass', ...access, room_ids: [roomId] }),
    (said) => post(`/api/pass/${idOf(said.pass, 'pass_id')}/look`, { secret: said.secret }),
    post('/api/users/join-code/create', { role: 'family' }),
    put('/api/home', { name: 'Large' }),
    put('/api/home', { time_zone: 'Asia/Kathmandu' }),
    get('/api/history/days?after=zone'),
    put('/api/home', { place: null, hold_s: 60 }),
    put('/api/account/profile', { username: 'Renamed' }),
    post('/api/auth/ws-ticket'),
    post('/api/users/login', { email: neighbour.email, password }),
    post('/api/users/login', { email: neighbour.email, password: 'wrong' }),
    post('/api/users/login/passkey/options'),
    post('/api/auth/passkeys/options', { password }),
    post('/api/auth/authenticator', { password }),
    get(`/api/users/profile-by-email?email=${neighbour.email}`),
    post('/api/users/forgot-password', { email: neighbour.email }),
    post('/api/account/email', { email: 'other@example.com', password }),
    post('/api/account/export', { password }),
    ({ next }) => post('/api/account/export/more', { next }),
    { admin: ['list'] },
    { admin: ['create', 'operator@example.com'] },
    { admin: ['reset-code', neighbour.email] },
    { admin: ['disable', 'operator@example.com'] },
    // Another program has written: nothing that was read before counts.
    get('/api/devices?after=admin'),
    { admin: ['enable', 'operator@example.com'] },
    { admin: ['check'] },
    { method: 'DELETE', path: `/api/rooms/${roomId}` },
    { method: 'DELETE', path: '/api/auth/sessions' },
    post('/api/account/delete', { password, delete_home: true }),
  ]
}
