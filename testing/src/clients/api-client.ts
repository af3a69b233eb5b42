import { loginEndpoint, registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Endpoint, Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { createFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { createGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { createRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { expect } from 'vitest'
import { refuseSecretsIn, rememberSecretsOf } from '../fixtures/secrets.ts'
import { checkRefusal } from './refused.ts'

/** A caller, and the server that it calls. */
export type ApiCaller = { url: string; token?: string | undefined }

/** Calls an endpoint over real HTTP; whatever comes back is returned with its status. */
export async function answerOf<E extends Endpoint>(
  { url, token }: ApiCaller,
  endpoint: E,
  sent: RequestInput<E>,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const { path, query, body } = { path: {}, query: {}, body: undefined, ...sent }
  const filled = endpoint.url.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(Object(path)[name])),
  )
  const search = new URLSearchParams(Object(query)).toString()
  const response = await fetch(`${url}${filled}${search ? `?${search}` : ''}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (endpoint.url.startsWith(exportDataEndpoint.url)) refuseSecretsIn('an export', text)
  const answered: unknown = JSON.parse(text)
  rememberSecretsOf(body)
  rememberSecretsOf(answered)
  checkRefusal(`${endpoint.method} ${endpoint.url}`, response.status, answered)
  return { status: response.status, body: answered, headers: response.headers }
}

/** The same, for a call that must succeed; the answer must be what the contract declares. */
export async function callApi<E extends Endpoint>(
  caller: ApiCaller,
  endpoint: E,
  sent: RequestInput<E>,
): Promise<Reply<E>> {
  const { status, body } = await answerOf(caller, endpoint, sent)
  expect(status, JSON.stringify(body)).toBe(200)
  return endpoint.reply.parse(body) as Reply<E>
}

/** A signed-in person as tests use them. */
export type TestPerson = {
  url: string
  token: string
  userId: number
  email: string
  password: string
}

let made = 0
/** An email that no other test person has. */
export function freshEmail(name = 'person'): string {
  made += 1
  return `${name}.${process.pid}.${made}@example.com`
}

export const password = 'correct horse battery'

export async function registerOwner(url: string, name = 'Owner'): Promise<TestPerson> {
  return registerAs(url, 'user', name)
}

export async function registerAs(
  url: string,
  role: 'user' | 'family' | 'guest',
  username: string,
): Promise<TestPerson> {
  const email = freshEmail(username.toLowerCase())
  const body = { username, email, password, role }
  const { token, user_id } = await callApi({ url }, registerEndpoint, { body })
  return { url, token, userId: user_id, email, password }
}

/** Signs in with the password, where it is all that is asked for. */
export async function signInByPassword(who: { url: string; email: string; password: string }) {
  const { url, ...body } = who
  const answer = await callApi({ url }, loginEndpoint, { body })
  if ('token' in answer) return answer
  throw new Error('A second factor is asked for')
}

export async function signInAs(url: string, email: string): Promise<TestPerson> {
  const { token, user_id } = await signInByPassword({ url, email, password })
  return { url, token, userId: user_id, email, password }
}

export async function createTestFamily(owner: TestPerson): Promise<TestPerson> {
  const email = freshEmail('family')
  await callApi(owner, createFamilyEndpoint, { body: { username: 'Family', email, password } })
  return signInAs(owner.url, email)
}

/** A guest with access from now for a time; by default an hour and the whole home. */
export async function createTestGuest(
  owner: TestPerson,
  access: { now: number; forMs?: number } & Partial<
    Pick<
      RequestInput<typeof createGuestEndpoint>['body'],
      | 'room_id'
      | 'device_identifier'
      | 'room_ids'
      | 'pins'
      | 'further'
      | 'may_switch'
      | 'may_arrange'
    >
  >,
): Promise<TestPerson> {
  const { now, forMs = 3_600_000, ...scope } = access
  const email = freshEmail('guest')
  const times = { start_at: now - 1_000, expires_at: now + forMs }
  const body = { username: 'Guest', email, password, ...times, ...scope }
  await callApi(owner, createGuestEndpoint, { body })
  return signInAs(owner.url, email)
}

export async function addRoom(owner: TestPerson, room_name: string): Promise<number> {
  return (await callApi(owner, createRoomEndpoint, { body: { room_name } })).room_id
}

/** Registers a device and returns its secret. */
export async function addDevice(
  owner: TestPerson,
  device_identifier: string,
  room_id: number | null = null,
  dialect?: Dialect,
): Promise<string> {
  const body = {
    ...(dialect && { dialect }),
    device_identifier,
    device_name: `Device ${device_identifier}`,
    device_local_IP: '192.168.1.40',
    room_id,
  }
  return (await callApi(owner, registerDeviceEndpoint, { body })).device_secret
}
