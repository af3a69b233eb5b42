import { effectiveTimeZone } from '../features/access/grant-rows.ts'
import { changeHome } from '../features/home/change-home.ts'
import { placeOfZone } from '../features/home/place-of-zone.ts'
import type { PersonActor } from '../features/identity/actor.ts'
import { listScenes } from '../features/scenes/list-scenes.ts'
import { createSchedule } from '../features/schedules/manage-schedules.ts'
import type { ScheduleTerms } from '../features/schedules/schedule.ts'
import type { Roomwire } from '../roomwire.ts'

const always = { from: null, until: null }

/** The schedules of the demo home: by the sun, by the clock, and of a scene. */
const demoSchedules = (nightScene: number | undefined): ScheduleTerms[] => [
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
    sceneId: null,
    leaseS: 3 * 3_600,
    catchUp: false,
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
    sceneId: null,
    leaseS: null,
    catchUp: true,
  },
  ...(nightScene === undefined ? [] : [nightly(nightScene)]),
]

const nightly = (sceneId: number): ScheduleTerms => ({
  name: 'Night',
  rule: {
    ...always,
    days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
    time: { kind: 'clock', at: '23:30' },
    spread: 0,
  },
  sceneId,
  pins: [],
  leaseS: null,
  catchUp: false,
})

/** Lets things be done at certain times, as the owner would. */
export async function makeDemoSchedules(roomwire: Roomwire, owner: PersonActor): Promise<void> {
  const place = placeOfZone(effectiveTimeZone(null), roomwire.clock.now())
  await changeHome(roomwire, owner, { place })
  const scenes = await listScenes(roomwire, owner)
  const night = scenes.find(({ name }) => name === 'Good night')
  for (const terms of demoSchedules(night?.id)) await createSchedule(roomwire, owner, terms)
}
