import { putLast } from '../../../platform/put-last.ts'
import { ChangeCounts, type CountEvent } from '../records/activity-rows.ts'
import type { CommandSent } from '../records/device-events.ts'
import type { DeviceRef } from '../records/device-store.ts'
import type { DevicePlan, TimeAnswer } from '../rules/device-plan.ts'
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
  plan(plan: DevicePlan, time: TimeAnswer | undefined): void
}

/** A twin with its connection, and the last messages that commanded it: none acts twice. */
export type ConnectedTwin = {
  device: ConnectedDevice
  twin: Twin
  line: TwinLine
  pinsToStore: PinsToStore
  /** When it was stored last that the device was heard, epoch ms. */
  seenStoredAt: number
  recent: RecentMessages
}

/** How many of a device's last messages are remembered at least, so that none acts twice. */
const recentMost = 256

/** How many devices are remembered beyond their connection. */
const rememberedMost = 20_000

/** The last messages that commanded a device, by their keys (commandKey): most have none. */
export class RecentMessages {
  #newer: Set<string> | undefined
  #older: Set<string> | undefined

  /** Whether a message did not command this device before; from now on it has. */
  isNew(key: string): boolean {
    if (this.#newer?.has(key) || this.#older?.has(key)) return false
    // Halves are let go of as a whole: to find the oldest one in a set costs more than all the rest.
    if (this.#newer && this.#newer.size >= recentMost) {
      this.#older = this.#newer
      this.#newer = undefined
    }
    this.#newer ??= new Set()
    this.#newer.add(key)
    return true
  }

  /** A new message came to nothing, and may come again. */
  forget(key: string): void {
    this.#newer?.delete(key)
    this.#older?.delete(key)
  }
}

/** The remembered value of a device, which is the newest one now; the oldest one is forgotten. */
function remembered<Value>(known: Map<number, Value>, deviceId: number, make: () => Value): Value {
  const value = known.get(deviceId) ?? make()
  putLast(known, deviceId, value, rememberedMost)
  return value
}

/** Whether the server itself has to switch a pin of a device off in time. */
const mustEndLease = ({ twin }: ConnectedTwin): boolean =>
  twin.shown.pins.some(({ lease }) => lease?.holder === 'server')

const keyOf = (homeId: number, identifier: string) => `${homeId} ${identifier}`

/** The twins of the devices that are connected to this replica, one for each device. */
export class ConnectedTwins {
  readonly #byId = new Map<number, ConnectedTwin>()
  readonly #byIdentifier = new Map<string, ConnectedTwin>()
  /** Hears of each twin that is dropped. */
  onDrop: (connected: ConnectedTwin) => void = () => undefined
  /** The last messages of devices, also of those that may be back in a moment. */
  readonly #recent = new Map<number, RecentMessages>()
  /** How often each device has changed lately, over its connections. */
  readonly #counts = new Map<number, ChangeCounts>()
  /** The twins with a pending command, or a lease that the server ends: only their time can run out. */
  readonly busy = new Set<ConnectedTwin>()

  readonly #countEvent: CountEvent | undefined

  constructor(countEvent?: CountEvent) {
    this.#countEvent = countEvent
  }

  /** The last messages that commanded a device, over its connections. */
  recentOf(deviceId: number): RecentMessages {
    return remembered(this.#recent, deviceId, () => new RecentMessages())
  }

  /** How often a device has changed lately, over its connections. */
  countsOf(deviceId: number): ChangeCounts {
    return remembered(this.#counts, deviceId, () => new ChangeCounts(this.#countEvent))
  }

  /** Holds a twin instead of one of an older connection; does nothing when a newer one is there. */
  add(connected: ConnectedTwin): void {
    const { id, homeId, identifier, epoch } = connected.device
    const other = this.#byId.get(id)
    if (other && other.device.epoch > epoch) return
    if (other) this.drop(other)
    this.#byId.set(id, connected)
    this.#byIdentifier.set(keyOf(homeId, identifier), connected)
    this.settleBusy(connected)
  }

  /** The twin of this very connection. */
  of(device: ConnectedDevice): ConnectedTwin | undefined {
    const connected = this.#byId.get(device.id)
    return connected?.device === device ? connected : undefined
  }

  /** How many devices are connected here. */
  get count(): number {
    return this.#byId.size
  }

  all(): ConnectedTwin[] {
    return [...this.#byId.values()]
  }

  byId(deviceId: number): ConnectedTwin | undefined {
    return this.#byId.get(deviceId)
  }

  /** A device that is connected here. */
  find(homeId: number, identifier: string): DeviceRef | undefined {
    const connected = this.#byIdentifier.get(keyOf(homeId, identifier))
    if (!connected) return undefined
    const { id, roomId, pinRooms, name, pins } = connected.twin.shown
    const byKey = new Map(pins.map((pin) => [pin.key, pin]))
    return { homeId, id, roomId, pinRooms, identifier, name, connected: true, pins: byKey }
  }

  /** Its connection is not the device's present one any more: what comes over it is refused. */
  drop(connected: ConnectedTwin): void {
    const { id, homeId, identifier } = connected.device
    if (this.#byId.get(id) === connected) this.#byId.delete(id)
    const key = keyOf(homeId, identifier)
    if (this.#byIdentifier.get(key) === connected) this.#byIdentifier.delete(key)
    this.busy.delete(connected)
    this.onDrop(connected)
  }

  /** To be called after its pending commands have changed, or its leases. */
  settleBusy(connected: ConnectedTwin): void {
    const isPresent = this.#byId.get(connected.device.id) === connected
    if (isPresent && (connected.twin.pending.length > 0 || mustEndLease(connected)))
      this.busy.add(connected)
    else this.busy.delete(connected)
  }
}

/** Hands a device how its pins are protected, unless it has stored just that. */
export function configure({ twin: { shown }, line }: ConnectedTwin): void {
  if (shown.features.includes('protect') && shown.storedConfig !== shown.configVersion) {
    line.configure(configOf(shown.pins))
  }
}
