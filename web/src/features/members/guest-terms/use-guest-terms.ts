import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { useState } from 'react'
import type { TermsBefore } from '../guests/guest-places.ts'
import { type FormRows, useRows } from '../row-list.tsx'
import { isWholeWindow, usualWindow, weekText } from './week-rows.ts'

function rightOf(before: TermsBefore | undefined): ChosenRight {
  if (before?.may_arrange) return 'arrange'
  return before?.may_switch === false ? 'look' : 'switch'
}

/** The chosen rights, and whether they hold only at some times of the week. */
export type TermsChoice = { right: ChosenRight; isWeekly: boolean; isPaused: boolean }

/** The fields at first: the rows of the week stand ready. */
export function firstTerms(before?: TermsBefore): {
  choice: TermsChoice
  windows: readonly WeeklyWindow[]
} {
  const present = before?.windows ?? []
  return {
    choice: {
      right: rightOf(before),
      isWeekly: present.length > 0,
      isPaused: (before?.paused_at ?? null) !== null,
    },
    windows: present.length > 0 ? present : [usualWindow],
  }
}

/**
 * The terms of an access (rights and weekly times): the choice and the result.
 * @param before the access as it is now; undefined for a new one
 */
export function useGuestTerms(before?: TermsBefore) {
  const list = useRows<WeeklyWindow>(() => firstTerms(before).windows)
  const [choice, setChoice] = useState(() => firstTerms(before).choice)
  return guestTerms(choice, (part) => setChoice((old) => ({ ...old, ...part })), list)
}

/** The terms of a choice that the caller keeps. */
export function guestTerms(
  choice: TermsChoice,
  choose: (part: Partial<TermsChoice>) => void,
  list: FormRows<WeeklyWindow>,
) {
  const { right, isWeekly, isPaused } = choice
  const rows = isWeekly ? list.rows : []
  const windows = rows.map(({ days, from, to }) => ({ days, from, to }))
  return {
    choice,
    choose,
    list,
    form: { may_switch: right !== 'look', windows, paused: isPaused },
    mayArrange: right === 'arrange',
    text: termsText({ right, isPaused, windows: windows.filter(isWholeWindow) }),
    isWhole: windows.every(isWholeWindow),
  }
}

/** The fields of a guest's terms. */
export type GuestTermsFields = ReturnType<typeof guestTerms>

/** The right an access gives. */
type ChosenRight = 'look' | 'switch' | 'arrange'

/** The terms of an access as sentences; empty for the usual ones. */
export function termsText({
  right,
  windows,
  isPaused,
}: {
  right: ChosenRight
  windows: readonly WeeklyWindow[]
  isPaused: boolean
}): string {
  const week = weekText(windows)
  return [
    right === 'look' && 'View only.',
    right === 'arrange' && 'May also rename switches.',
    week && `Open ${week}.`,
    isPaused && 'Paused until you resume.',
  ]
    .filter(Boolean)
    .join(' ')
}
