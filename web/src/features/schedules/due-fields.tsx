import { Notice } from '../../ui/control/notice.tsx'
import { SegmentedRadio } from '../../ui/control/segmented-radio.tsx'
import { SelectField, TextField } from '../../ui/form/field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TimeField } from '../../ui/form/time-field.tsx'
import { useNow } from '../../ui/time/use-now.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { type DaysChoice, type Draft, type DraftField, numberRules } from './draft.ts'
import styles from './schedules.module.css'
import { usualTimeOf, usualTimes } from './usual-times.ts'

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

export type FieldsProps = {
  draft: Draft
  /** The error of a field, once somebody has tried to save. */
  errorOf: (field: DraftField) => string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** When a schedule is due, in the order of its sentence: the usual times first. */
export function DueFields({ hasPlace, ...fields }: FieldsProps & { hasPlace: boolean }) {
  return (
    <fieldset className={styles.when}>
      <legend className={styles.legend}>When</legend>
      <UsualTimes {...fields} hasPlace={hasPlace} />
      <div className={styles.pair}>
        <Days {...fields} />
        <TimeOfDay {...fields} />
      </div>
    </fieldset>
  )
}

function UsualTimes({ draft, onChange, hasPlace }: FieldsProps & { hasPlace: boolean }) {
  const { homeTimeZone: zone } = usePerson()
  const times = usualTimes(useNow(), zone)
  const chosen = usualTimeOf(draft, times)
  const offered = [
    { value: 'evening', label: 'Every evening' },
    ...(hasPlace ? [{ value: 'sunset', label: 'At sunset' } as const] : []),
    { value: 'soon', label: 'In 20 minutes' },
  ] as const
  return (
    <SegmentedRadio
      legend="Usual times"
      isLegendHidden
      value={chosen}
      choices={offered}
      onChange={(one) => onChange(times[one])}
    />
  )
}

function Days({ draft, errorOf, onChange }: FieldsProps) {
  const isDated = draft.days === 'once' || draft.days === 'every'
  return (
    <>
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
      {draft.days === 'chosen' && (
        <DayChoice chosen={draft.chosen} error={errorOf('chosen')} onChange={onChange} />
      )}
      {draft.days === 'every' && (
        <NumberField
          {...numberRules.every}
          label="Interval in days"
          value={draft.every}
          error={errorOf('every')}
          onText={(every) => onChange({ every })}
        />
      )}
      {isDated && (
        <TextField
          label={draft.days === 'once' ? 'On' : 'Starting on'}
          type="date"
          value={draft.date}
          error={errorOf('date')}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      )}
    </>
  )
}

function TimeOfDay({ draft, errorOf, onChange }: FieldsProps) {
  return (
    <>
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
        <TimeField
          label="At"
          value={draft.at}
          error={errorOf('at')}
          onTime={(at) => onChange({ at })}
        />
      ) : (
        <NumberField
          {...numberRules.offset}
          label="Minutes after"
          hint="Negative means before."
          value={draft.offset}
          onText={(offset) => onChange({ offset })}
        />
      )}
    </>
  )
}

/** By how much the time varies, and the first and the last day. */
export function RareDueFields({ draft, errorOf, onChange }: FieldsProps) {
  return (
    <>
      <NumberField
        {...numberRules.spread}
        label="Give or take, minutes"
        hint="A different time each day, as if somebody were at home."
        value={draft.spread}
        onText={(spread) => onChange({ spread })}
      />
      {draft.days !== 'once' && (
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
            error={errorOf('until')}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </>
      )}
    </>
  )
}

const choiceIn = <Value extends string>(
  all: readonly { value: Value }[],
  value: string,
  usual: Value,
): Value => all.find((one) => one.value === value)?.value ?? usual

function DayChoice({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly number[]
  error: string | undefined
  onChange: FieldsProps['onChange']
}) {
  const toggled = (day: number) =>
    chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].toSorted()
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">Days of the week</legend>
      {weekDays.map((name, at) => (
        <label key={name} className={styles.day}>
          <input
            type="checkbox"
            data-wrong={error && at === 0 ? true : undefined}
            checked={chosen.includes(at + 1)}
            onChange={() => onChange({ chosen: toggled(at + 1) })}
          />
          <span aria-hidden="true">{name.slice(0, 3)}</span>
          <span className="visually-hidden">{name}</span>
        </label>
      ))}
      {error && <Notice tone="fault">{error}</Notice>}
    </fieldset>
  )
}
