import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { GuestAccess } from '../features/people/actor.ts'
import type { PersonDetails } from '../features/people/person-store.ts'
import { beginSession } from '../features/people/sign-in.ts'
import { freshEmail, password, type TestPerson } from './caller.ts'
import { rememberSecret } from './secrets.ts'
import type { TestServer } from './test-server.ts'

/*
 * People put into the database as they are, signed in, with the tests' password:
 * where the call that makes them is not what is tried, and for the roles that no
 * call makes.
 */

let hash: Promise<string> | undefined

/** Puts a person of any role into a home, or into none. */
export async function personOf(
  { roomwire, url }: TestServer,
  homeId: number | null,
  role: Role,
  { access, details }: { access?: Partial<GuestAccess>; details?: PersonDetails } = {},
): Promise<TestPerson> {
  // Made once: hashing takes longer than everything else here.
  hash ??= roomwire.passwords.hash(password)
  const passwordHash = await hash
  const { people, guests, clock } = roomwire
  const createdAt = clock.now()
  const email = freshEmail(role)
  const person = { homeId, role, username: role, email, passwordHash, createdAt }
  const id = await people.add(person, details)
  if (role === 'guest' && homeId !== null) {
    const month = { startAt: 0, expiresAt: createdAt + 30 * 24 * 3_600_000 }
    await guests.grant({ personId: id, ...month, roomId: null, deviceId: null, ...access })
  }
  const caller = { address: '127.0.0.1', userAgent: null }
  const { token } = await beginSession(
    roomwire,
    caller,
    { id, home_id: homeId, ...person },
    12 * 3_600_000,
  )
  rememberSecret(token)
  return { url, token, userId: id, email, password }
}

/** Founds a home; its owner. */
export async function ownerOf(
  server: TestServer,
  details?: PersonDetails,
): Promise<TestPerson & { homeId: number }> {
  const homeId = await server.roomwire.people.foundHome(server.clock.now())
  return { ...(await personOf(server, homeId, 'user', { details })), homeId }
}
