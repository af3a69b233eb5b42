import { useOffline } from '../../ui/browser/offline.ts'
import { Button } from '../../ui/control/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { useDevices } from '../devices/use-devices.ts'
import { type Draft, newDraft } from './draft.ts'
import { draftText, useScheduledScenes } from './schedule-dialog.tsx'
import { scheduleExamples } from './schedule-examples.ts'
import styles from './schedules.module.css'

/** What stands in the place of schedules while there are none: examples for the devices of this home. */
export function NoSchedules({
  mayMake,
  onMake,
}: {
  mayMake: boolean
  onMake: (more: Partial<Draft>) => void
}) {
  const { data } = useDevices()
  const devices = data ?? []
  const scenes = useScheduledScenes()
  const isOffline = useOffline()
  const examples = scheduleExamples(devices, scenes)
  if (!mayMake || examples.length === 0) {
    return (
      <EmptyState title="No schedules yet">
        <span>Schedules of the home appear here.</span>
        {mayMake && data?.length === 0 && <span> Add a device first.</span>}
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No schedules yet">
      Start with one of these. You can change it before you save.
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
