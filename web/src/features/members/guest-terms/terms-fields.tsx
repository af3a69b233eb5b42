import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { useId, useRef } from 'react'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { CheckBox } from '../../../ui/form/field.tsx'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { homeClocksText } from '../../../ui/time/home-clocks-text.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { type FormRow, type FormRows, RemoveRow, RowList } from '../row-list.tsx'
import styles from './guest-terms.module.css'
import type { GuestTermsFields } from './use-guest-terms.ts'
import {
  endHint,
  nextWindow,
  toggledDay,
  usualWindow,
  weekDays,
  windowErrors,
} from './week-rows.ts'

const rights = [
  { value: 'switch', label: 'May switch' },
  { value: 'look', label: 'View only' },
] as const
const arrangeRight = { value: 'arrange', label: 'May switch and rename' } as const

/** The rights of an access, and its times of the week. */
export function TermsFields({
  terms,
  legend = 'Rights of the guest',
  mayBeNamed = false,
}: {
  terms: GuestTermsFields
  /** Above what it allows. */
  legend?: string
  /** Whether somebody may also be let to name switches. */
  mayBeNamed?: boolean
}) {
  const { choice, choose, list } = terms
  const { homeTimeZone } = usePerson()
  const weekly = useRef<HTMLInputElement>(null)

  function chooseWeekly(isWeekly: boolean) {
    // Without a row it would not say when.
    if (isWeekly && list.rows.length === 0) list.add(usualWindow)
    choose({ isWeekly })
  }

  return (
    <>
      <SegmentedRadio
        legend={legend}
        value={choice.right}
        choices={mayBeNamed ? [...rights, arrangeRight] : rights}
        onChange={(right) => choose({ right })}
      />
      <div className={styles.part}>
        <CheckBox
          ref={weekly}
          label="Only at some times of the week"
          checked={choice.isWeekly}
          onChange={({ target }) => chooseWeekly(target.checked)}
        />
        {choice.isWeekly && (
          <WeekFields
            list={list}
            clocks={homeClocksText(homeTimeZone)}
            onEmpty={() => {
              choose({ isWeekly: false })
              weekly.current?.focus()
            }}
          />
        )}
      </div>
    </>
  )
}

/** Takes everything from a guest for a while, or what is given for one time. */
export function PauseField({
  terms: { choice, choose },
  label = 'Pause access',
  text = 'Paused: the guest sees nothing until you resume.',
}: {
  terms: GuestTermsFields
  label?: string
  /** The effect of pausing. */
  text?: string
}) {
  const note = useId()
  return (
    <div className={styles.part}>
      <CheckBox
        label={label}
        checked={choice.isPaused}
        aria-describedby={choice.isPaused ? note : undefined}
        onChange={({ target }) => choose({ isPaused: target.checked })}
      />
      {choice.isPaused && (
        <p id={note} className={styles.note}>
          {text}
        </p>
      )}
    </div>
  )
}

/** The times of the week at which an access is open. */
function WeekFields({
  list,
  clocks,
  onEmpty,
}: {
  list: FormRows<WeeklyWindow>
  /** Whose clocks they go by. */
  clocks: string
  onEmpty: () => void
}) {
  const id = useId()
  return (
    <fieldset className={styles.week} aria-describedby={id}>
      <legend className="visually-hidden">Times of the week</legend>
      <p id={id} className={styles.note}>
        {clocks}
      </p>
      <RowList
        list={list}
        most={limits.weeklyWindowsMax}
        add="Add another time"
        next={() => nextWindow(list.rows)}
        onEmpty={onEmpty}
      >
        {(row, index, remove) => (
          <WeekRow
            row={row}
            name={`Time ${index + 1}`}
            onChange={(part) => list.change(row.key, part)}
            onRemove={remove}
          />
        )}
      </RowList>
    </fieldset>
  )
}

type RowProps = {
  row: FormRow<WeeklyWindow>
  onChange: (part: Partial<WeeklyWindow>) => void
}

function WeekRow({
  row,
  name,
  onChange,
  onRemove,
}: RowProps & { name: string; onRemove: () => void }) {
  const errors = row.isTried ? windowErrors(row) : {}
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{name}</legend>
      <DayFields row={row} error={errors.days} onChange={onChange} />
      <div className={styles.times}>
        <TimeField
          label="From"
          value={row.from}
          error={errors.from}
          onTime={(from) => onChange({ from })}
        />
        <TimeField
          label="To"
          value={row.to}
          hint={endHint(row)}
          error={errors.to}
          onTime={(to) => onChange({ to })}
        />
        <div className={styles.remove}>
          <RemoveRow noun={name.toLowerCase()} onPress={onRemove} />
        </div>
      </div>
    </fieldset>
  )
}

function DayFields({ row, error, onChange }: RowProps & { error: string | undefined }) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="visually-hidden">Days</legend>
      <div className={styles.days}>
        {weekDays.map(({ day, name, short }) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              checked={row.days.includes(day)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange({ days: toggledDay(row.days, day) })}
            />
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
