import { type ComponentType, lazy, Suspense } from 'react'
import styles from './timer-place.module.css'
import type { PinTimerProps } from './use-timed-pin.ts'

/** Without its file a module goes on as if it had no timer: the server may be out of reach. */
const PinTimer = lazy(
  (): Promise<{ default: ComponentType<PinTimerProps> }> =>
    import('./pin-timer.tsx').then(
      (file) => ({ default: file.PinTimer }),
      () => ({ default: () => null }),
    ),
)

/** The timer of a pin. It has its place from the start, and its file comes later. */
export function LazyTimer(props: PinTimerProps) {
  return (
    <span className={styles.place}>
      <Suspense fallback={null}>
        <PinTimer {...props} />
      </Suspense>
    </span>
  )
}
