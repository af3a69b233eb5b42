import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useOffline } from '../../ui/offline.ts'
import { useDevices } from '../devices/use-devices.ts'
import { type Draft, newDraft } from './draft.ts'
import { draftText, useScheduledScenes } from './schedule-dialog.tsx'
import { pinChoices } from './scheduled-pins.tsx'
import styles from './schedules.module.css'

/** What stands in the place of schedules while there are none: examples for the devices of this home. */
export function NoSchedules({
  mayMake,
  onMake,
}: {
  mayMake: boolean
  onMake: (more: Partial<Draft>) => void
}) {
  const devices = useDevices().data ?? []
  const scenes = useScheduledScenes()
  const isOffline = useOffline()
  const choices = pinChoices(devices)
  const [first, second = first] = choices
  if (!mayMake || !first || !second) {
    return (
      <EmptyState title="Nothing is scheduled">
        What will be switched at certain times is listed here.
      </EmptyState>
    )
  }
  const dark = scenes.find(isDark)
  const bright = scenes.find((scene) => !isDark(scene))
  const examples: Partial<Draft>[] = [
    bright
      ? { ...ofScene(bright), time: 'sunset' }
      : { name: 'Evening', time: 'sunset', pins: [first.pin], forS: '10800' },
    dark
      ? { ...ofScene(dark), at: '23:00' }
      : {
          name: 'Night',
          at: '23:00',
          pins: choices.slice(0, 4).map(({ pin }) => ({ ...pin, state: 0 })),
        },
    { name: 'Morning', days: 'weekdays', at: '06:30', pins: [second.pin], forS: '1800' },
  ]
  return (
    <EmptyState title="Nothing is scheduled">
      Begin with one of these, and change what you like before it is saved.
      <span className={styles.examples}>
        {examples.map((one) => (
          <Button key={one.name} disabled={isOffline} onClick={() => onMake(one)}>
            {draftText(newDraft('2026-01-01', one), { devices, scenes })}
          </Button>
        ))}
      </span>
    </EmptyState>
  )
}

/** One that only switches off, or mostly, is for the night. */
const isDark = ({ states }: Scene) =>
  states.filter(({ state }) => state === 0).length > states.length / 2

const ofScene = ({ scene_id, name }: Scene): Partial<Draft> => ({
  ...{ name, what: 'scene', sceneId: String(scene_id) },
})
