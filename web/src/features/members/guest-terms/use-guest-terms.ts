import type { Guest } from '@roomwire/contracts/http/guests.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { useState } from 'react'
import { useRows } from '../use-rows.ts'
import { termsText } from './terms-text.ts'
import { isWholeWindow, usualWindow } from './week-rows.ts'

/**
 * What a guest may do, and at which times of the week: the choice and the result.
 * @param guest whose terms they are now; undefined for a new guest
 */
export function useGuestTerms(guest?: Guest) {
  const present = guest?.windows ?? []
  const list = useRows<WeeklyWindow>(() => (present.length > 0 ? present : [usualWindow]))
  const [choice, setChoice] = useState({
    maySwitch: guest?.may_switch ?? true,
    isWeekly: present.length > 0,
    isPaused: (guest?.paused_at ?? null) !== null,
  })
  const { maySwitch, isWeekly, isPaused } = choice
  const rows = isWeekly ? list.rows : []
  const windows = rows.map(({ days, from, to }) => ({ days, from, to }))
  return {
    choice,
    choose: (part: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...part })),
    list,
    form: { may_switch: maySwitch, windows, paused: isPaused },
    text: termsText({ maySwitch, isPaused, windows: windows.filter(isWholeWindow) }),
    isWhole: windows.every(isWholeWindow),
  }
}

/** The fields of a guest's terms. */
export type GuestTermsFields = ReturnType<typeof useGuestTerms>
