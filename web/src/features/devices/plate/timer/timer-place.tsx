import { memo, use } from 'react'
import { PlateExtrasContext, type PlateTimerProps } from '../plate-extras.ts'
import styles from './beside.module.css'

/** Where the timer of a pin stands: its place is kept until its file has come. A press of the pin does not render it. */
export const TimerPlace = memo(function TimerPlace(props: PlateTimerProps) {
  const extras = use(PlateExtrasContext)
  if (!extras) return null
  const { Timer } = extras
  return <span className={styles.place}>{Timer && <Timer {...props} />}</span>
})
