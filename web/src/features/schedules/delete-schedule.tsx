import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { stepFault, useScheduleStep } from './schedule-calls.ts'

/** Asks before a schedule is deleted. */
export function DeleteSchedule({
  schedule,
  onDeleted,
  onClose,
}: {
  schedule: Schedule
  onDeleted: () => void
  onClose: () => void
}) {
  const deletion = useScheduleStep(onDeleted)
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={`Delete ${bidiIsolate(schedule.name)}?`}
      confirm="Delete"
      busyText="Deleting…"
      busy={deletion.isPending}
      error={stepFault(deletion.error)}
      onConfirm={() => deletion.mutate({ do: 'delete', id: schedule.schedule_id })}
      onClose={onClose}
    >
      It stops, and its past runs are deleted too.
    </ConfirmDialog>
  )
}
