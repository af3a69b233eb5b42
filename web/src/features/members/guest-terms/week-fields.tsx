import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { useId } from 'react'
import { TextField } from '../../../ui/form/field.tsx'
import { RemoveRow, RowList } from '../row-list.tsx'
import type { FormRow, FormRows } from '../use-rows.ts'
import styles from './guest-terms.module.css'
import { endHint, nextWindow, toggledDay, weekDays, windowErrors } from './week-rows.ts'

/** The times of the week at which an access is open. */
export function WeekFields({
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
        <TextField
          label="From"
          type="time"
          value={row.from}
          error={errors.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <TextField
          label="To"
          type="time"
          value={row.to}
          hint={endHint(row)}
          error={errors.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
        <div className={styles.remove}>
          <RemoveRow what={name.toLowerCase()} onPress={onRemove} />
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
