import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import type { DeclaredPin } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { addDevice, addRoom, callApi, type TestPerson } from '../clients/api-client.ts'
import { apiTokenOf } from '../clients/api-token-of.ts'
import { givePass, passBrowser } from '../clients/pass-holder.ts'
import { insertPerson, ownerOf } from '../fixtures/person-of.ts'
import type { TestServer } from '../worlds/test-server.ts'
import { createPrincipals, type Principal } from './access-people.ts'

/** The two homes that the access matrix is tried in. */
export type AccessWorld = Awaited<ReturnType<typeof buildAccessWorld>>

/** OWN stands for a device that declares its pins itself. */
const kinds = ['SC', 'PC', 'WLM', 'OWN'] as const

const ownPins: readonly DeclaredPin[] = [
  { key: 'lamp', name: 'Lamp', form: { kind: 'level', step: 1 } },
  { key: 'gate', name: 'Gate', form: { kind: 'button', output: true } },
  { key: 'blind', name: 'Blind', form: { kind: 'cover', position: true } },
  { key: 'fan', name: null, form: { kind: 'fan', levels: ['Off', 'Slow', 'Fast'] } },
  { key: '18', name: null, form: { kind: 'switch' } },
]

/** Builds two homes with everything in them, and somebody of every kind in the first. */
export async function buildAccessWorld(server: TestServer) {
  const [owner, stranger] = [await ownerOf(server), await ownerOf(server)]
  const { homeId } = owner
  const rooms = {
    living: await addRoom(owner, 'Living Room'),
    kitchen: await addRoom(owner, 'Kitchen'),
    foreign: await addRoom(stranger, 'Attic'),
  }
  const devices = await addDevices(owner, stranger, rooms)
  await declarePins(server, [homeId, stranger.homeId])
  const now = server.clock.now()
  await measure(server, now, { 'SC-KITCHEN': homeId, 'SC-FOREIGN': stranger.homeId })
  const openedPass = await givePass(owner, { now, room_ids: [rooms.living] })
  const holder = passBrowser(openedPass)
  await holder.open()
  return {
    server,
    people: [
      ...(await createPrincipals(server, owner, rooms.living)),
      // Only its own calls and its own socket know the cookie.
      { caller: 'nobody', who: 'holder of a pass', headers: holder.headers() } satisfies Principal,
    ],
    /** The owner's API token for passes. */
    program: { token: (await apiTokenOf(owner)).secret },
    /** A pass for the living room, and the browser that holds it. */
    openedPass,
    holder,
    rooms,
    homeId,
    owner,
    /** The owner of the other home. */
    stranger,
    /** Every device that is registered, with its secret. */
    devices,
    /** Members and a passkey of the other home. */
    foreign: {
      family: await insertPerson(server, stranger.homeId, 'family'),
      guest: await insertPerson(server, stranger.homeId, 'guest'),
      passkey: await addPasskey(server, stranger.userId),
      apiToken: (await apiTokenOf(stranger)).id,
    },
    /** Adds a member who is there to be changed or deleted; their id. */
    addMember: async (role: 'family' | 'guest') =>
      (await insertPerson(server, homeId, role)).userId,
    /** Creates a code into the home of this owner; its id. */
    addJoinCode: async (of: TestPerson) => {
      const { join_code } = await callApi(of, createJoinCodeEndpoint, { body: { role: 'family' } })
      return join_code.join_code_id
    },
  }
}

/** Adds a device of each kind to each room, one of each in no room, and the one that connects. */
async function addDevices(
  owner: TestPerson,
  stranger: TestPerson,
  rooms: { living: number; kitchen: number; foreign: number },
): Promise<Map<string, string>> {
  const secrets = new Map<string, string>()
  const add = async (whose: TestPerson, identifier: string, roomId: number | null) =>
    secrets.set(identifier, await addDevice(whose, identifier, roomId))
  for (const kind of kinds) {
    await add(owner, `${kind}-LIVING`, rooms.living)
    await add(owner, `${kind}-KITCHEN`, rooms.kitchen)
    await add(owner, `${kind}-NOWHERE`, null)
    await add(stranger, `${kind}-FOREIGN`, rooms.foreign)
  }
  await add(owner, 'SC-SPEAKS', rooms.living)
  return secrets
}

/** Stores the pins of the devices that declare them themselves. */
async function declarePins(
  { roomwire: { devices, atomically } }: TestServer,
  homeIds: readonly (number | null)[],
): Promise<void> {
  const own = { kind: 'UNKNOWN', epoch: 0 } as const
  for (const homeId of homeIds) {
    for (const place of ['LIVING', 'KITCHEN', 'NOWHERE', 'FOREIGN']) {
      const device = await devices.find(homeId ?? 0, `OWN-${place}`)
      const id = device?.id
      if (id === undefined) continue
      await atomically((stores) => stores.devices.declarePins({ id, ...own }, ownPins))
    }
  }
}

/** A pin of each of these devices, by their homes, has been on for a minute. */
async function measure(
  { roomwire: { devices, history } }: TestServer,
  now: number,
  homes: Record<string, number>,
): Promise<void> {
  for (const [identifier, homeId] of Object.entries(homes)) {
    const id = (await devices.find(homeId, identifier))?.id ?? 0
    await history.add([{ id, key: 'pin.18', at: now - 60_000, value: 1 }])
  }
}

async function addPasskey({ roomwire }: TestServer, personId: number): Promise<number> {
  const known = { credentialId: 'credential', publicKey: 'key', signCount: 0 }
  const about = { personId, transports: [], name: 'Phone', createdAt: 0 }
  return (await roomwire.passkeys.add({ ...known, ...about })).id
}
