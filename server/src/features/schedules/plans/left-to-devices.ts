import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PlanStore } from './plan-store.ts'

type Due = { id: number; homeId: number; dueAt: number; pins: readonly DuePin[] }
type DuePin = { device: string; pin: PinKey }

/** Which devices do what is due by themselves. */
export type LeftToDevices = {
  /** Whether the device of a pin has stored this, and has no server now. */
  isLeft(due: Due, pin: DuePin): boolean
  /** Whether one of its devices has stored this: it may have done it while nobody looked. */
  isStored(due: Due): boolean
}

/** Finds what the devices of homes have stored of what is due. */
export async function leftToDevices(
  { plans }: { plans: PlanStore },
  all: readonly Due[],
): Promise<LeftToDevices> {
  const homeIds = [...new Set(all.map(({ homeId }) => homeId))]
  const identifiers = [...new Set(all.flatMap(({ pins }) => pins.map(({ device }) => device)))]
  const stored = new Map<string, boolean>()
  for (const { homeId, identifier, isConnected, entries } of await plans.ofDevices(
    homeIds,
    identifiers,
  )) {
    for (const { scheduleId, at, pin } of entries) {
      stored.set(
        keyOf({ homeId, id: scheduleId, dueAt: at }, { device: identifier, pin }),
        isConnected,
      )
    }
  }
  return {
    isLeft: (due, pin) => stored.get(keyOf(due, pin)) === false,
    isStored: (due) => due.pins.some((pin) => stored.has(keyOf(due, pin))),
  }
}

const keyOf = ({ homeId, id, dueAt }: Omit<Due, 'pins'>, { device, pin }: DuePin) =>
  `${homeId} ${id} ${dueAt} ${device} ${pin}`
