import { type Dialect, isHub } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { FoundBoard } from '@roomwire/contracts/vocabulary/found-board.ts'
import { isConflict } from '../../../platform/database/open-database.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishDevice } from '../arranging/change-device.ts'
import { registerDevice } from '../arranging/register-device.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import { publishDeviceEvent } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceRef } from '../records/device-store.ts'
import { askFoundBoards } from './ask-device.ts'

type Needs = Parameters<typeof registerDevice>[0] &
  Parameters<typeof askFoundBoards>[0] & { deviceReader: DeviceReader }

/** The boards that a hub has found, each with the identifier of its device, and the devices whose board it has no more. */
export type FoundByHub = {
  boards: (FoundBoard & {
    device_identifier: string | null
    /** The device that it was behind a hub that was deleted. */
    device_before: { device_identifier: string; device_name: string | null } | null
  })[]
  /** How many boards the list leaves out. */
  more: number
  /** Whether the server does not read all that there is. */
  unread: boolean
  missing: string[]
}

/**
 * Lists the boards that a hub has found.
 * @param q a part of their names; undefined for all
 * @throws Refusal 'not_found', 'forbidden'; 'invalid_input' for a device that is no hub; 'device_offline',
 * 'device_no_answer'
 */
export async function listFoundBoards(
  needs: Needs,
  actor: PersonActor,
  identifier: string,
  q?: string,
): Promise<FoundByHub> {
  const { hub, dialect } = await findHub(needs, actor, identifier)
  const { boards: found, more, isUnread } = await askFoundBoards(needs, hub, { q })
  const adopted = await needs.devices.boardsOf(hub.id)
  const byKey = new Map(adopted.map((one) => [one.hub_key, one.identifier]))
  const before = await boardsBefore(needs, hub, dialect)
  const keys = new Set<string | null>(found.map(({ key }) => key))
  return {
    boards: found.map((board) => {
      const device_identifier = byKey.get(board.key) ?? null
      const one = device_identifier === null ? before.get(board.key) : undefined
      const device_before = one
        ? { device_identifier: one.identifier, device_name: one.name }
        : null
      return { ...board, device_identifier, device_before }
    }),
    more,
    unread: isUnread,
    missing: (q === undefined ? adopted : []).flatMap((one) =>
      keys.has(one.hub_key) ? [] : one.identifier,
    ),
  }
}

/** The devices of this home whose hub was deleted, by their boards. */
async function boardsBefore({ devices }: Pick<Needs, 'devices'>, hub: DeviceRef, dialect: Dialect) {
  const all = await devices.withoutHub(hub.homeId, dialect)
  return new Map(all.map((one) => [one.hub_key, one]))
}

/**
 * Goes on with the devices of a hub that was deleted, as far as another hub of the home has their boards.
 * @returns their identifiers
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input', 'device_offline', 'device_no_answer';
 * 'changed_meanwhile' where the hub has one of them by now
 */
export async function adoptAgain(
  needs: Needs,
  actor: PersonActor,
  identifier: string,
): Promise<string[]> {
  const { hub, dialect } = await findHub(needs, actor, identifier)
  const before = await boardsBefore(needs, hub, dialect)
  const keys = [...before.keys()].flatMap((key) => key ?? [])
  const { boards: found } = await askFoundBoards(needs, hub, { keys })
  const adopted = await needs.devices.boardsOf(hub.id)
  const known = new Set(adopted.map(({ hub_key }) => hub_key))
  const again = found.flatMap(({ key }) => (known.has(key) ? [] : (before.get(key) ?? [])))
  // In the order of their ids, as everywhere.
  const inOrder = again.toSorted((one, other) => one.id - other.id)
  await needs
    .atomically(async ({ devices, audit }) => {
      for (const { id } of inOrder) {
        await devices.setHub(id, hub.id)
        await audit.write('device.adopted_again', actor, { device: id })
      }
    })
    .catch((error) => {
      if (!isConflict(error)) throw error
      throw refuse('changed_meanwhile', 'The hub has one of these boards by now')
    })
  await publishDeviceEvent(needs.bus, hub.id, { kind: 'boards_changed' })
  for (const one of await needs.devices.findAll(
    again.map((one) => ({ homeId: hub.homeId, identifier: one.identifier })),
  )) {
    await publishDevice(needs, one)
  }
  return again.map((one) => one.identifier)
}

/**
 * Makes a device of a board that a hub has found: the hub speaks for it from now on.
 * @returns the identifier of the device
 * @throws Refusal 'not_found' also for a board that the hub has not found; 'forbidden', 'invalid_input',
 * 'device_offline', 'device_no_answer', 'quota_full', 'device_identifier_taken'
 */
export async function adoptBoard(
  needs: Needs,
  actor: PersonActor,
  { hub: hubIdentifier, board, name, roomId }: AdoptForm,
): Promise<string> {
  const { hub, dialect } = await findHub(needs, actor, hubIdentifier)
  const { boards: found } = await askFoundBoards(needs, hub, { keys: [board] })
  if (!found.some(({ key }) => key === board)) {
    throw refuse('not_found', 'The hub does not have this board', { field: 'board' })
  }
  const identifier = `${dialect === 'broker' ? 'broker' : 'zigbee'}-${board.slice('0x'.length)}`
  await registerDevice(needs, actor, {
    identifier,
    name,
    localIp: null,
    roomId,
    dialect,
    hub: { id: hub.id, key: board },
  })
  await publishDeviceEvent(needs.bus, hub.id, { kind: 'boards_changed' })
  return identifier
}

type AdoptForm = { hub: string; board: string; name: string; roomId: number | null }

/** @throws Refusal 'not_found', 'forbidden', 'invalid_input' for a device that is no hub */
async function findHub(
  needs: Needs,
  actor: PersonActor,
  identifier: string,
): Promise<{ hub: DeviceRef; dialect: Dialect }> {
  const hub = await findVisibleDevice(needs, actor, identifier, 'manage')
  const shown = await needs.deviceReader.one(hub.id)
  if (!shown?.dialect || shown.isOfHub || !isHub(shown.dialect)) {
    throw refuse('invalid_input', 'This device is no hub', { field: 'device_identifier' })
  }
  return { hub, dialect: shown.dialect }
}
