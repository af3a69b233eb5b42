import { putLast } from '../../../platform/put-last.ts'
import { ChangeCounts, type CountEvent } from '../records/activity-rows.ts'
import type { CommandSent } from '../records/device-events.ts'
import type { DeviceRef } from '../records/device-store.ts'
import type { DevicePlan, ToldTime } from '../rules/device-plan.ts'
import { configOf, type ProtectedPins } from '../rules/protection.ts'
import type { ConnectedDevice } from './connected-device.ts'
import type { PinsToStore } from './store/pins-to-store.ts'
import type { Twin } from './twin.ts'

/** The connection of a device, as its twin uses it. */
export type TwinLine = {
  /** Hands a command over; resolves the reason why it could not be. */
  send(command: CommandSent): 'sent' | 'not_listening' | 'too_slow'
  /** Hands over what the device is to store; what is lost comes again with its next hello. */
  configure(config: ProtectedPins): void
  /** Hands over what schedules are to do with it, and the time where it has asked for that. */
  plan(plan: DevicePlan, time: ToldTime | undefined): void
}

/** A twin with its connection, and the last messages that commanded it: none acts twice. */
export type HeldTwin = {
  device: ConnectedDevice
  twin: Twin
  line: TwinLine
  pinsToStore: PinsToStore
  /** When it was stored last that the device was heard, epoch ms. */
  seenStoredAt: number
  recent: Set<string>
}

/** How many of a device's last messages are remembered, so that none acts twice. */
const recentMost = 256

/** Of how many devices something is remembered that outlasts a connection. */
const rememberedMost = 20_000

/** Whether a message did not command this device before; from now on it has. */
export function isNewMessage(recent: Set<string>, key: string): boolean {
  if (recent.has(key)) return false
  recent.add(key)
  const [oldest] = recent
  if (recent.size > recentMost && oldest !== undefined) recent.delete(oldest)
  return true
}

/** What is remembered of a device, which is the newest one now; the oldest one is forgotten. */
function remembered<Value>(known: Map<number, Value>, deviceId: number, make: () => Value): Value {
  const value = known.get(deviceId) ?? make()
  putLast(known, deviceId, value, rememberedMost)
  return value
}

/** Whether the server itself has to switch a pin of a device off in time. */
const holdsLease = ({ twin }: HeldTwin): boolean =>
  twin.shown.pins.some(({ lease }) => lease?.holder === 'server')

const keyOf = (homeId: number, identifier: string) => `${homeId} ${identifier}`

/** The twins of the devices that are connected to this replica, one for each device. */
export class HeldTwins {
  readonly #byId = new Map<number, HeldTwin>()
  readonly #byIdentifier = new Map<string, HeldTwin>()
  /** Hears of each twin that is dropped. */
  onDrop: (held: HeldTwin) => void = () => undefined
  /** The last messages of devices, also of those that may be back in a moment. */
  readonly #recent = new Map<number, Set<string>>()
  /** How often each device has changed lately, over its connections. */
  readonly #counts = new Map<number, ChangeCounts>()
  /** Those with a pending command, or a lease that the server holds: only their time can run out. */
  readonly busy = new Set<HeldTwin>()

  readonly #countEvent: CountEvent | undefined

  constructor(countEvent?: CountEvent) {
    this.#countEvent = countEvent
  }

  /** The last messages that commanded a device, over its connections. */
  recentOf(deviceId: number): Set<string> {
    return remembered(this.#recent, deviceId, () => new Set())
  }

  /** How often a device has changed lately, over its connections. */
  countsOf(deviceId: number): ChangeCounts {
    return remembered(this.#counts, deviceId, () => new ChangeCounts(this.#countEvent))
  }

  /** Holds a twin instead of one of an older connection; does nothing when a newer one is there. */
  add(held: HeldTwin): void {
    const { id, homeId, identifier, epoch } = held.device
    const other = this.#byId.get(id)
    if (other && other.device.epoch > epoch) return
    if (other) this.drop(other)
    this.#byId.set(id, held)
    this.#byIdentifier.set(keyOf(homeId, identifier), held)
    this.settleBusy(held)
  }

  /** The twin of this very connection. */
  of(device: ConnectedDevice): HeldTwin | undefined {
    const held = this.#byId.get(device.id)
    return held?.device === device ? held : undefined
  }

  all(): HeldTwin[] {
    return [...this.#byId.values()]
  }

  byId(deviceId: number): HeldTwin | undefined {
    return this.#byId.get(deviceId)
  }

  /** A device that is connected here. */
  find(homeId: number, identifier: string): DeviceRef | undefined {
    const held = this.#byIdentifier.get(keyOf(homeId, identifier))
    if (!held) return undefined
    const { id, roomId, pinRooms, name } = held.twin.shown
    return { homeId, id, roomId, pinRooms, identifier, name, connected: true }
  }

  /** Its connection is not the device's present one any more: what comes over it is refused. */
  drop(held: HeldTwin): void {
    const { id, homeId, identifier } = held.device
    if (this.#byId.get(id) === held) this.#byId.delete(id)
    const key = keyOf(homeId, identifier)
    if (this.#byIdentifier.get(key) === held) this.#byIdentifier.delete(key)
    this.busy.delete(held)
    this.onDrop(held)
  }

  /** To be called after its pending commands have changed, or its leases. */
  settleBusy(held: HeldTwin): void {
    const isHeld = this.#byId.get(held.device.id) === held
    if (isHeld && (held.twin.pending.length > 0 || holdsLease(held))) this.busy.add(held)
    else this.busy.delete(held)
  }
}

/** Hands a device how its pins are protected, unless it has stored just that. */
export function configure({ twin: { shown }, line }: HeldTwin): void {
  if (shown.features.includes('protect') && shown.storedConfig !== shown.configVersion) {
    line.configure(configOf(shown.pins))
  }
}
