import { useId, useRef } from 'react'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { CheckBox } from '../../../ui/form/field.tsx'
import { homeClocksText } from '../../../ui/time/home-clocks.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import styles from './guest-terms.module.css'
import type { GuestTermsFields } from './use-guest-terms.ts'
import { WeekFields } from './week-fields.tsx'
import { usualWindow } from './week-rows.ts'

const rights = [
  { value: 'switch', label: 'May switch' },
  { value: 'look', label: 'View only' },
] as const
const arrangeRight = { value: 'arrange', label: 'May switch and rename' } as const

/** What an access allows, and at which times of the week. */
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
  /** What that does. */
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
