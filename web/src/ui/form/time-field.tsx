import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { announce } from '../focus/announce.ts'
import { timeOfDayText } from '../time/time-of-day.ts'
import { isByTwelveHours } from '../time/time-zone.ts'
import { readTime, steppedTime } from '../time/typed-time.ts'
import { TextField } from './field.tsx'
import { useOwnError } from './own-error.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  /** Such as '19:30'; empty for none. */
  value: string
  /** Gets the same, and an empty text while what is typed is no time. */
  onTime: (time: string) => void
}

/** By how many minutes a key moves the time. */
const steps: Record<string, number> = {
  ArrowUp: 15,
  ArrowDown: -15,
  PageUp: 60,
  PageDown: -60,
}

const written = (time: string) => timeOfDayText(time)

/**
 * A field for a time of the day, which it shows as all times of the page are written. It takes
 * '7:30 pm', '19.30', '1930' and '7'; arrow keys move it by a quarter of an hour, Page Up and Page
 * Down by an hour. What is no time is said beside the field once the person leaves it or sends the
 * form.
 */
export function TimeField({ value, onTime, error, ...field }: Props) {
  const [typed, setTyped] = useState<string>()
  // The form may have another time by now than was typed.
  const isTyped = typed !== undefined && (readTime(typed, written) ?? '') === value
  const text = isTyped ? typed : value && written(value)
  const isWrong = value === '' && text.trim() !== ''
  const own = useOwnError(isWrong ? `Enter a time, such as ${written('19:30')}` : undefined)

  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = steppedTime(value, by)
    setTyped(undefined)
    onTime(next)
    announce(written(next))
  }

  return (
    <TextField
      {...field}
      {...own}
      inputMode={isByTwelveHours() ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      // A form that misses a time does not say so while somebody types one.
      error={own.error ?? (isWrong ? undefined : error)}
      onChange={({ target }) => {
        setTyped(target.value)
        onTime(readTime(target.value, written) ?? '')
      }}
      onKeyDown={step}
      onBlur={() => {
        own.onBlur()
        if (!isWrong) setTyped(undefined)
      }}
    />
  )
}
