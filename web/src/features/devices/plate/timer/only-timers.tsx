import { partFile } from '../../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../../ui/lazy/part-place.tsx'
import { RefreshIcon } from '../../../../ui/look/icons.tsx'
import type { PlateExtras, PlateTimerProps } from '../plate-extras.ts'
import styles from './timer-button.module.css'

const timer = partFile(async () => (await import('./pin-timer.tsx')).PinTimer)

/** For modules that have nothing but timers: these come after the switches, which keep their place for them. */
export const onlyTimers: PlateExtras = {
  Timer: (props: PlateTimerProps) => (
    <PartPlace instead={(retry) => <TimerAgain name={props.name} onClick={retry} />}>
      <timer.Part {...props} />
    </PartPlace>
  ),
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
