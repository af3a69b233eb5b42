import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { useState } from 'react'
import type { AccessBefore } from '../guests/guest-places.ts'
import { useRows } from '../use-rows.ts'
import { type ChosenRight, termsText } from './terms-text.ts'
import { isWholeWindow, usualWindow } from './week-rows.ts'

function rightOf(before: AccessBefore | undefined): ChosenRight {
  if (before?.may_arrange) return 'arrange'
  return before?.may_switch === false ? 'look' : 'switch'
}

/**
 * What a guest may do, and at which times of the week: the choice and the result.
 * @param before the access as it is now; undefined for a new one
 */
export function useGuestTerms(before?: AccessBefore) {
  const present = before?.windows ?? []
  const list = useRows<WeeklyWindow>(() => (present.length > 0 ? present : [usualWindow]))
  const [choice, setChoice] = useState({
    right: rightOf(before),
    isWeekly: present.length > 0,
    isPaused: (before?.paused_at ?? null) !== null,
  })
  const { right, isWeekly, isPaused } = choice
  const rows = isWeekly ? list.rows : []
  const windows = rows.map(({ days, from, to }) => ({ days, from, to }))
  return {
    choice,
    choose: (part: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...part })),
    list,
    form: { may_switch: right !== 'look', windows, paused: isPaused },
    mayArrange: right === 'arrange',
    text: termsText({ right, isPaused, windows: windows.filter(isWholeWindow) }),
    isWhole: windows.every(isWholeWindow),
  }
}

/** The fields of a guest's terms. */
export type GuestTermsFields = ReturnType<typeof useGuestTerms>
