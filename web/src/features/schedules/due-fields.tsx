import { SelectField, TextField } from '../../ui/form/field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TimeField } from '../../ui/form/time-field.tsx'
import { type DaysChoice, type Draft, numberRules } from './draft.ts'
import styles from './schedules.module.css'

const days: readonly { value: DaysChoice; label: string }[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'Every weekday' },
  { value: 'chosen', label: 'On some days of the week' },
  { value: 'every', label: 'Every few days' },
  { value: 'once', label: 'Once' },
]
const times: readonly { value: Draft['time']; label: string }[] = [
  { value: 'clock', label: 'At a set time' },
  { value: 'sunrise', label: 'At sunrise' },
  { value: 'sunset', label: 'At sunset' },
]
const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void }

/** When a schedule is due, in the order of its sentence. */
export function DueFields({ draft, onChange }: Props) {
  const isDated = draft.days === 'once' || draft.days === 'every'
  return (
    <fieldset className={styles.when}>
      <legend className={styles.legend}>When</legend>
      <SelectField
        label="Days"
        value={draft.days}
        onChange={({ target }) => onChange({ days: choiceIn(days, target.value, 'daily') })}
      >
        {days.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {draft.days === 'chosen' && <DayChoice draft={draft} onChange={onChange} />}
      {draft.days === 'every' && (
        <NumberField
          {...numberRules.every}
          label="Interval in days"
          value={draft.every}
          onText={(every) => onChange({ every })}
        />
      )}
      {isDated && (
        <TextField
          label={draft.days === 'once' ? 'On' : 'Starting on'}
          type="date"
          value={draft.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      )}
      <SelectField
        label="Time"
        value={draft.time}
        onChange={({ target }) => onChange({ time: choiceIn(times, target.value, 'clock') })}
      >
        {times.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {draft.time === 'clock' ? (
        <TimeField label="At" value={draft.at} onTime={(at) => onChange({ at })} />
      ) : (
        <NumberField
          {...numberRules.offset}
          label="Minutes after"
          hint="Negative means before."
          value={draft.offset}
          onText={(offset) => onChange({ offset })}
        />
      )}
      <NumberField
        {...numberRules.spread}
        label="Give or take, minutes"
        hint="A different time each day, as if somebody were at home."
        value={draft.spread}
        onText={(spread) => onChange({ spread })}
      />
      {draft.days !== 'once' && <Bounds draft={draft} onChange={onChange} />}
    </fieldset>
  )
}

const choiceIn = <Value extends string>(
  all: readonly { value: Value }[],
  value: string,
  usual: Value,
): Value => all.find((one) => one.value === value)?.value ?? usual

function DayChoice({ draft, onChange }: Props) {
  const toggled = (day: number) =>
    draft.chosen.includes(day)
      ? draft.chosen.filter((one) => one !== day)
      : [...draft.chosen, day].toSorted()
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">Days of the week</legend>
      {weekDays.map((name, at) => (
        <label key={name} className={styles.day}>
          <input
            type="checkbox"
            checked={draft.chosen.includes(at + 1)}
            onChange={() => onChange({ chosen: toggled(at + 1) })}
          />
          <span aria-hidden="true">{name.slice(0, 3)}</span>
          <span className="visually-hidden">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Bounds({ draft, onChange }: Props) {
  return (
    <>
      <TextField
        label="First day"
        hint="Leave it empty to begin now."
        type="date"
        value={draft.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="Last day"
        hint="Leave it empty for no end."
        type="date"
        value={draft.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </>
  )
}
