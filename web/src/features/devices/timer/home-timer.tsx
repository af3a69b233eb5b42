import { memo } from 'react'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { PinTimer } from '../plate/pin-timer.tsx'
import type { PlateTimerProps } from '../plate/plate-slots.ts'

const HomeTimerDialog = laterDialog(
  async () => (await import('./home-timer-dialog.tsx')).HomeTimerDialog,
)

/** The timer of a pin, for people who are signed in. */
export const HomeTimer = memo(function HomeTimer(props: PlateTimerProps) {
  return <PinTimer {...props} Dialog={HomeTimerDialog} />
})
