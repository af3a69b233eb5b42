import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isFan } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { scenePins } from '../scenes/scene-draft.ts'
import { isLight, isPump } from '../scenes/scene-examples.ts'
import type { Draft } from './draft.ts'
import type { ScheduleForm } from './schedule-calls.ts'

/** A ready-made schedule to start from. */
export type ScheduleExample = Partial<Draft> & { name: string }

/** So many switches are turned off for the night: the sentence is to be read at a glance. */
const nightPins = 4

/** At most three schedules that fit the scenes and devices of this home; none where it has no switch. */
export function scheduleExamples(
  devices: readonly Device[],
  scenes: readonly Scene[],
): ScheduleExample[] {
  const all = scenePins(devices)
  const lights = all.filter(isLight)
  const [first = all.find(({ pin }) => pin === 'led'), second = first] = lights
  const pump = all.find(isPump)
  const fan = all.find(({ device, pin }) => isFan(device.kind, pin))
  const night = (lights.length > 0 ? lights : all).slice(0, nightPins)
  const dark = scenes.find(isDark)
  const bright = scenes.find((scene) => !isDark(scene))
  const examples: (ScheduleExample | undefined)[] = [
    bright
      ? { ...ofScene(bright), time: 'sunset' }
      : first && { name: 'Evening', time: 'sunset', pins: [to(1, first)], forS: '10800' },
    dark
      ? { ...ofScene(dark), at: '23:00' }
      : { name: 'Night', at: '23:00', pins: night.map((one) => to(0, one)) },
    pump && { name: 'Fill the tank', at: '06:00', pins: [to(1, pump)], forS: '900' },
    fan && { name: 'Fresh air', at: '14:00', pins: [to(2, fan)], forS: '3600' },
    second && {
      name: 'Morning',
      days: 'weekdays',
      at: '06:30',
      pins: [to(1, second)],
      forS: '1800',
    },
  ]
  return all.length === 0 ? [] : examples.filter((one) => one !== undefined).slice(0, 3)
}

/** Most of its switches go off: a scene for the night. */
const isDark = ({ states }: Scene) =>
  states.filter(({ state }) => state === 0).length > states.length / 2

const ofScene = ({ scene_id, name }: Scene) => ({
  name,
  target: 'scene' as const,
  sceneId: String(scene_id),
})

const to = (
  state: ScheduleForm['pins'][number]['state'],
  { device, pin }: { device: Device; pin: ScheduleForm['pins'][number]['pin'] },
) => ({ device_identifier: device.deviceIdentifier, pin, state })
