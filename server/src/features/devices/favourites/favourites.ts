import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { sql } from 'kysely'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/schema.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishHomeEvent } from '../../identity/home-events.ts'
import { expectRoomFor, type ObjectReader } from '../../limits/object-limits.ts'
import type { Quotas } from '../../limits/quotas.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { HomeDevices } from '../listing/home-devices.ts'
import { listDevices } from '../listing/list-devices.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { pinNamed } from '../rules/device-pins.ts'

/** A pin, by its device's identifier. */
export type FavouritePin = { device: string; pin: PinKey }

/** The actor's favourite pins, without those that they may not see any more. */
export async function listFavourites(
  needs: { favourites: FavouriteStore; homeDevices: HomeDevices; clock: Clock },
  actor: PersonActor,
): Promise<FavouritePin[]> {
  const stored = await needs.favourites.of(actor.personId)
  const visible = new Map((await listDevices(needs, actor)).map((one) => [one.id, one] as const))
  return stored.flatMap(({ deviceId, pin }) => {
    const device = visible.get(deviceId)
    const isSeen = device?.pins.some(({ key }) => key === pin)
    return device && isSeen ? [{ device: device.identifier, pin }] : []
  })
}

/**
 * Makes a pin a favourite of the actor, or takes that back; their open pages hear of it.
 * @throws Refusal 'not_found' for a device they may not see, 'invalid_input' for a pin that its
 * kind does not have, 'quota_full'.
 */
export async function setFavourite(
  needs: {
    atomically: Atomically<{
      favourites: FavouriteStore
      objects: ObjectReader
      audit: AuditWriter
    }>
    quotas: Pick<Quotas, 'expectRoom'>
    devices: DeviceStore
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { device: identifier, pin, isFavourite }: FavouritePin & { isFavourite: boolean },
): Promise<void> {
  const { atomically, bus, clock } = needs
  const { personId } = actor
  const device = await findVisibleDevice(needs, actor, identifier, 'see', pin)
  pinNamed(device.pins, pin)
  await atomically(async ({ favourites, objects, audit }) => {
    if (isFavourite) await expectRoomFor({ ...needs, objects }, 'favouritesMax', personId)
    if (isFavourite) await favourites.add(personId, device.id, pin, clock.now())
    else await favourites.remove(personId, device.id, pin)
    const event = isFavourite ? 'favourite.added' : 'favourite.removed'
    await audit.write(event, actor, { device: device.id, pin })
  })
  await publishHomeEvent(bus, device.homeId, { kind: 'favourites.changed', personId })
}

export type FavouriteStore = ReturnType<typeof favouriteStore>

/** The favourite pins of people: the only writer of `favourite`. */
export function favouriteStore(db: Db) {
  return {
    /** In the order in which they became favourites. */
    async of(personId: number): Promise<{ deviceId: number; pin: PinKey }[]> {
      return db
        .selectFrom('favourite')
        .select(['device_id as deviceId', 'pin'])
        .where('person_id', '=', personId)
        .orderBy('added_at')
        .orderBy('device_id')
        .orderBy('pin')
        .execute()
    },

    /** Those that follow a pin, with their devices, in the order in which they became favourites. */
    page: (
      personId: number,
      after: { addedAt: number; deviceId: number; pin: string },
      most: number,
    ) =>
      db
        .selectFrom('favourite')
        .innerJoin('device', 'device.id', 'favourite.device_id')
        .select(['device.id as deviceId', 'device.identifier as deviceIdentifier'])
        .select(['favourite.pin', 'favourite.added_at as addedAt'])
        .where('favourite.person_id', '=', personId)
        .where(
          sql<boolean>`(favourite.added_at, favourite.device_id, favourite.pin)
            > (${after.addedAt}, ${after.deviceId}, ${after.pin})`,
        )
        .orderBy('favourite.added_at')
        .orderBy('favourite.device_id')
        .orderBy('favourite.pin')
        .limit(most)
        .execute(),

    /** Keeps the first time where it is one already. */
    async add(personId: number, deviceId: number, pin: PinKey, now: number): Promise<void> {
      await db
        .insertInto('favourite')
        .values({ person_id: personId, device_id: deviceId, pin, added_at: now })
        .onConflict((conflict) => conflict.columns(['person_id', 'device_id', 'pin']).doNothing())
        .execute()
    },

    async remove(personId: number, deviceId: number, pin: PinKey): Promise<void> {
      await db
        .deleteFrom('favourite')
        .where('person_id', '=', personId)
        .where('device_id', '=', deviceId)
        .where('pin', '=', pin)
        .execute()
    },
  }
}
