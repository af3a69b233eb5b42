import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type {
  PauseReason,
  RunOutcome,
  ScheduleRule,
} from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import { aboutDevice } from '../devices/records/device-events.ts'
import { publishHomeEvent } from '../identity/home-events.ts'

/** A pin that a schedule sets, and to which state. */
export type SchedulePin = {
  /** The identifier of its device. */
  device: string
  pin: PinKey
  state: PinState
}

/** The pins and times of a schedule. */
export type ScheduleTerms = {
  name: string
  rule: ScheduleRule
  /** The scene that it sets, as that is when it is due; null for one that sets pins of its own. */
  sceneId: number | null
  /** None are stored for a scene: withScenePins adds those that it sets. */
  pins: readonly SchedulePin[]
  /** For how many seconds the pins are on; null for as long as nobody asks for something else, and for a scene, which says so itself. */
  leaseS: number | null
  /** Whether it is done late where nobody looked when it was due: it is missed otherwise. */
  catchUp: boolean
}

/** A schedule as it is stored. Instants are epoch ms. */
export type StoredSchedule = ScheduleTerms & {
  id: number
  homeId: number
  /** The person with whose rights it acts; null once they are gone. */
  madeBy: number | null
  createdAt: number
  /** When it is due next; null when never again, and while it is paused. */
  nextAt: number | null
  /** The due time that is left out; null for none. */
  skipAt: number | null
  /** The date, by the clocks of its home, that was done last; null before the first one. */
  doneDate: string | null
  paused: { at: number; why: PauseReason } | null
}

/** A time at which a schedule was due. */
export type ScheduleRun = {
  scheduleId: number
  /** Epoch ms. */
  dueAt: number
  /** Null while it is under way. */
  outcome: RunOutcome | null
  /** When it was taken on, epoch ms. */
  begunAt: number
}

/** Until when a home is on holiday from its schedules that nobody has set an end for. */
export const untilResumed = 8_640_000_000_000_000

/** Tells the pages of those who see one of these pins that a schedule has changed. */
export async function publishSchedules(
  { bus, homeDevices }: { bus: Bus; homeDevices: HomeDevices },
  homeId: number,
  pins: readonly SchedulePin[],
): Promise<void> {
  const devices = await homeDevices.ofHome(homeId)
  const byIdentifier = new Map(devices.map((device) => [device.identifier, device]))
  const about = pins.flatMap(({ device: identifier, pin }) => {
    const device = byIdentifier.get(identifier)
    return device ? [aboutDevice(device, pin)] : []
  })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'schedules', about })
}
