import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { PinTimer } from '../../devices/plate/pin-timer.tsx'
import type { PlateTimerProps } from '../../devices/plate/plate-slots.ts'

const TimerDialog = laterDialog(
  async () => (await import('../../devices/plate/timer-dialog.tsx')).TimerDialog,
)

/** The timer of a pin of a pass. */
export function PassTimer(props: PlateTimerProps) {
  return <PinTimer {...props} Dialog={TimerDialog} />
}
