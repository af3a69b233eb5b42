import { changeHome } from './features/home/change-home.ts'
import type { PersonActor } from './features/identity/actor.ts'
import { createSchedule } from './features/schedules/manage-schedules.ts'
import type { ScheduleTerms } from './features/schedules/schedule.ts'
import type { Roomwire } from './roomwire.ts'

/** On a lake of Finland. */
const place = { latitude: 61.5, longitude: 23.8 }

const always = { from: null, until: null }

/** The schedules of the demo home: one by the sun, one by the clock. */
const demoSchedules: readonly ScheduleTerms[] = [
  {
    name: 'Terrace in the evening',
    rule: {
      ...always,
      days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
      time: { kind: 'sunset', offset: 0 },
      spread: 10,
    },
    pins: [
      { device: 'SC-5B8012F4', pin: '25', state: 1 },
      { device: 'SC-77310C3E', pin: '18', state: 1 },
    ],
    leaseS: 3 * 3_600,
  },
  {
    name: 'Kettle off',
    rule: {
      ...always,
      days: { kind: 'weekly', days: [1, 2, 3, 4, 5] },
      time: { kind: 'clock', at: '09:00' },
      spread: 0,
    },
    pins: [{ device: 'SC-5B8012F4', pin: '19', state: 0 }],
    leaseS: null,
  },
]

/** Lets things be done at certain times, as the owner would. */
export async function makeDemoSchedules(roomwire: Roomwire, owner: PersonActor): Promise<void> {
  await changeHome(roomwire, owner, { place })
  for (const terms of demoSchedules) await createSchedule(roomwire, owner, terms)
}
