import type { ShownDevice } from '../../devices/records/shown-device.ts'
import type { StoredSchedule } from '../schedule.ts'
import { plannedIn } from './open-plans.ts'
import type { HandedPlan, PlanStore } from './plan-store.ts'
import { type Planned, partsOf, plannedEntries } from './planned-entries.ts'

/** On how many devices a schedule is stored; of those that can store it, the ones that have not, and the ones that still do it though it does nothing. */
export type StoredOn = {
  on: number
  of: number
  notYet: ShownDevice[]
  still: ShownDevice[]
}

/**
 * Finds out on which of their devices schedules of a home are stored, as they are now.
 * @returns a function of one of them, and of those of its devices that somebody sees; undefined where
 * none of these can store it, or there is nothing to say
 */
export async function openStoredOn(
  needs: Parameters<typeof plannedIn>[0] & { plans: PlanStore },
  homeId: number | null,
  {
    schedules,
    devices,
    now,
  }: { schedules: readonly StoredSchedule[]; devices: Devices; now: number },
): Promise<(schedule: StoredSchedule, seen: readonly ShownDevice[]) => StoredOn | undefined> {
  const able = [...devices.values()].filter(isAble)
  const names = new Set(able.map(({ identifier }) => identifier))
  const isAny = schedules.some(({ pins }) => pins.some(({ device }) => names.has(device)))
  if (homeId === null || !isAny) return () => undefined
  const handed = await needs.plans.of(able.map(({ id }) => id))
  const planned = await plannedIn(needs, homeId, schedules, now)
  return (schedule, seen) => {
    const states = seen.filter(isAble).map((device) => ({
      device,
      state: stateOn(schedule, device, { handed: handed.get(device.id), planned }),
    }))
    const those = (wanted: (typeof states)[number]['state']) =>
      states.filter(({ state }) => state === wanted).map(({ device }) => device)
    const [stored, notYet, still] = [those('stored'), those('not_yet'), those('still')]
    if (stored.length + notYet.length + still.length === 0) return undefined
    return { on: stored.length, of: seen.length, notYet, still }
  }
}

type Devices = ReadonlyMap<string, ShownDevice>

const isAble = ({ features }: ShownDevice) => features.includes('schedules')

function stateOn(
  schedule: StoredSchedule,
  device: ShownDevice,
  { handed, planned }: { handed: HandedPlan | undefined; planned: Planned },
): 'stored' | 'not_yet' | 'still' | 'none' {
  const { from } = planned
  // Later times are not known.
  const until = handed && handed.until > from ? handed.until : planned.until
  const wanted = plannedEntries(schedule, device, { ...planned, until })
  const isDone = handed !== undefined && handed.stored === handed.version
  const has = (isDone ? handed.entries : []).filter(
    ({ scheduleId, at }) => scheduleId === schedule.id && at > from,
  )
  const isSame = JSON.stringify(has.map(partsOf)) === JSON.stringify(wanted.map(partsOf))
  if (wanted.length > 0) return isSame ? 'stored' : 'not_yet'
  return has.length > 0 ? 'still' : 'none'
}
