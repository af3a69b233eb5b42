import { memo, use } from 'react'
import { PlateExtrasContext, type PlateTimerProps } from '../plate-extras.ts'
import styles from './beside.module.css'

/** Where the timer of a pin stands: its place is kept until its file has come. A press of the pin does not render it. */
export const TimerPlace = memo(function TimerPlace(props: PlateTimerProps) {
  const { Timer } = use(PlateExtrasContext)
  return (
    Timer && (
      <div className={styles.place}>
        <Timer {...props} />
      </div>
    )
  )
})
