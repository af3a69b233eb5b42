import { type ComponentType, memo } from 'react'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { RefreshIcon } from '../../../ui/look/icons.tsx'
import type { PlateTimerProps } from './plate-slots.ts'
import styles from './timer-button.module.css'

/** Timers whose file comes after the switches, which keep its place. */
export function laterTimer(load: () => Promise<ComponentType<PlateTimerProps>>) {
  const timer = partFile(load)
  return memo(function LaterTimer(props: PlateTimerProps) {
    return (
      <PartPlace instead={(retry) => <TimerAgain name={props.name} onClick={retry} />}>
        <timer.Part {...props} />
      </PartPlace>
    )
  })
}

/** In the place of a timer whose file did not come: the switch beside it is not concerned. */
function TimerAgain({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.timer}
      title="The timer could not be loaded. Try again"
      aria-label={`The timer of ${name} could not be loaded. Try again`}
      onClick={onClick}
    >
      <RefreshIcon small />
    </button>
  )
}
