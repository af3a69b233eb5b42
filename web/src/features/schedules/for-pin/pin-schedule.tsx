import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import type { PinScheduleProps } from '../../devices/plate/plate-slots.ts'
import { useMayArrange } from '../../sign-in/use-auth.ts'

const PinScheduleDialog = laterDialog(
  async () => (await import('./pin-schedule-dialog.tsx')).PinScheduleDialog,
)

/** In the menu of a pin: offers schedules of it that are saved by one press. */
export function PinSchedule(props: PinScheduleProps) {
  const [isOpen, setOpen] = useState(false)
  const mayMake = useMayArrange()
  if (!mayMake) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Schedule</Button>
      {isOpen && <PinScheduleDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
