import { type ReactNode, useState } from 'react'
import { clockAtHome, instantAtHome } from '../time/home-clocks.ts'
import styles from './day-and-time-fields.module.css'
import { TextField } from './field.tsx'
import { TimeField } from './time-field.tsx'

type Typed = { day: string; time: string }

const typedOf = (at: number, zone: string | null): Typed => {
  const [day = '', time = ''] = clockAtHome(at, zone).split('T')
  return { day, time }
}

/** A field for a day beside one for a time, which together are an instant by the clocks of the home. */
export function DayAndTimeFields({
  dayLabel,
  timeLabel,
  required,
  at,
  zone,
  hint,
  error,
  onAt,
}: {
  dayLabel: string
  timeLabel: string
  required?: boolean
  /** Epoch ms; NaN while one of the two is missing. */
  at: number
  zone: string | null
  hint?: ReactNode
  error?: string | undefined
  /** Gets the instant, and whether both are empty. */
  onAt: (at: number, isEmpty: boolean) => void
}) {
  const [kept, setKept] = useState(() => typedOf(at, zone))
  // The form may have another instant by now than was typed.
  const typed = Object.is(instantOf(kept, zone), at) ? kept : typedOf(at, zone)

  function change(part: Partial<Typed>) {
    const next = { ...typed, ...part }
    setKept(next)
    onAt(instantOf(next, zone), next.day === '' && next.time === '')
  }

  const isOnlyTimeMissing = typed.day !== '' && typed.time === ''
  return (
    <div className={styles.pair}>
      <TextField
        label={dayLabel}
        type="date"
        required={required}
        value={typed.day}
        error={isOnlyTimeMissing ? undefined : error}
        onChange={({ target }) => change({ day: target.value })}
      />
      <TimeField
        label={timeLabel}
        required={required}
        value={typed.time}
        hint={hint}
        error={isOnlyTimeMissing ? error : undefined}
        onTime={(time) => change({ time })}
      />
    </div>
  )
}

const instantOf = ({ day, time }: Typed, zone: string | null): number =>
  instantAtHome(`${day}T${time}`, zone)
