import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { clock } from '../../../../ui/time/clock.ts'
import { useNow } from '../../../../ui/time/use-now.ts'
import { usePerson } from '../../../sign-in/use-auth.ts'
import { isWholeWindow } from '../../guest-terms/week-rows.ts'
import type { Extension } from '../../guest-time.ts'
import { type AccessBefore, placesSent } from '../../guests/guest-places.ts'
import { type AccessDetails, useAccessDetails } from '../../guests/use-access-details.ts'
import { fullAccess, type GuestScopeFields, useGuestScope } from '../../guests/use-guest-scope.ts'
import { extendedAtHome, wholeMinute } from '../../longer-access.ts'
import type { PassSent } from '../pass-calls.ts'
import { passSummary, spanProblem } from '../pass-text.ts'
import {
  asksForPin,
  browsersOf,
  firstPassChoice,
  type PassChoice,
  type PassChoiceErrors,
  passChoiceErrors,
  sentPin,
} from './pass-choice.ts'
import { fillingOf, isTemplateLabel, type TemplateId } from './pass-templates.ts'

/**
 * The form of a pass: the choice, the options, and the result.
 * @param pass as it is now; undefined for a new one
 */
export function usePassForm(pass?: Pass) {
  const now = useNow()
  const zone = usePerson().homeTimeZone
  const before = pass && accessBefore(pass)
  const where = useGuestScope(before)
  const details = useAccessDetails(where, before)
  const [choice, setChoice] = useState(() => firstPassChoice(pass, clock.now()))
  const [isTried, setTried] = useState(false)
  const errors: PassChoiceErrors = passChoiceErrors(choice, pass?.has_pin === true, now)
  const choose = (part: Partial<PassChoice>) => setChoice((old) => ({ ...old, ...part }))
  return {
    choice,
    choose,
    hadPin: pass?.has_pin === true,
    /** Whether it is given already. */
    isGiven: pass !== undefined,
    extend: (by: Extension) =>
      setChoice((old) => ({
        ...old,
        expiresAt: extendedAtHome(old.expiresAt, by, clock.now(), zone),
      })),
    where,
    details,
    zone,
    errors: isTried ? errors : {},
    fill(id: TemplateId) {
      if (id === 'own') return
      const { label, startAt, expiresAt, windows } = fillingOf(id, wholeMinute(clock.now()), zone)
      choose({ startAt, expiresAt, ...(isTemplateLabel(choice.label) && { label }) })
      details.terms.list.replace(windows)
      details.terms.choose({ isWeekly: windows.length > 0 })
    },
    /** Shows what is missing, at once; false while something is. */
    check(): boolean {
      flushSync(() => setTried(true))
      return details.check() && Object.keys(errors).length === 0 && where.isChosen
    },
    sent: sentOf(choice, where, details),
    summary: summaryOf({ choice, where, details }, now, zone),
  }
}

/** The fields of a pass. */
export type PassFields = ReturnType<typeof usePassForm>

function accessBefore(pass: Pass): AccessBefore {
  const [first] = pass.places
  return {
    ...pass,
    room_id: first?.room_id ?? null,
    device_identifier: first?.device_identifier ?? null,
  }
}

/** All of it: what is left out is taken away. */
function sentOf(
  choice: PassChoice,
  { place }: GuestScopeFields,
  { more, terms, further }: AccessDetails,
): PassSent {
  return {
    label: choice.label.trim(),
    start_at: choice.startAt,
    expires_at: choice.expiresAt,
    ...placesSent([place, ...more.keys]),
    ...terms.form,
    further: further.times.map(({ form }) => form),
    browsers_max: browsersOf(choice),
    ...sentPin(choice),
  }
}

function summaryOf(
  {
    choice,
    where,
    details: { reach, form, further },
  }: { choice: PassChoice; where: GuestScopeFields; details: AccessDetails },
  now: number,
  zone: string | null,
): string {
  if (!where.isChosen) return 'Choose a room, or the whole home.'
  const problem = spanProblem(choice, now)
  if (problem) return `${problem}.`
  const { roomId, deviceIdentifier } = where.choice
  const isEverything = roomId === fullAccess && deviceIdentifier === ''
  const text = passSummary(
    {
      ...choice,
      browsers: browsersOf(choice),
      maySwitch: form.may_switch,
      reach: isEverything ? 'the whole home' : reach,
      windows: form.windows.filter(isWholeWindow),
      hasPin: asksForPin(choice),
      isPaused: form.paused,
    },
    zone,
  )
  return further.text ? `${text} ${further.text}` : text
}
