import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { keepArrangement } from '../../rooms/arrange-rooms.ts'
import type { ArrangementStore } from '../../rooms/arrangement-store.ts'
import type { HomeDevices } from '../listing/home-devices.ts'
import { listDevices } from '../listing/list-devices.ts'
import type { DeviceStore } from '../records/device-store.ts'

/**
 * Puts devices into the order that this person likes; nobody else sees it. What they may not see is
 * left out. An order is kept for all devices together: each room shows its part.
 */
export async function arrangeDevices(
  needs: {
    homeDevices: HomeDevices
    devices: DeviceStore
    atomically: Atomically<{ arrangements: ArrangementStore }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  identifiers: readonly string[],
): Promise<void> {
  if (actor.homeId === null) return
  const visible = new Map(
    (await listDevices(needs, actor)).map(({ identifier, id }) => [identifier, id] as const),
  )
  const ids = identifiers.flatMap((identifier) => visible.get(identifier) ?? [])
  const existing = await needs.devices.idsOf(actor.homeId)
  await keepArrangement(needs, actor, { kind: 'devices', ids, existing })
}
