import { Suspense } from 'react'
import { partFile } from '../../../../ui/part-file.tsx'
import type { PlateExtras, PlateTimerProps } from '../plate-extras.ts'

const timer = partFile(async () => (await import('./pin-timer.tsx')).PinTimer)

/** For modules that have nothing but timers: these come after the switches, which keep their place for them. */
export const onlyTimers: PlateExtras = {
  Timer: (props: PlateTimerProps) => (
    <Suspense fallback={null}>
      <timer.Part {...props} />
    </Suspense>
  ),
}
