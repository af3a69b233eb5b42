import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import type { Guest } from '@roomwire/contracts/http/guests.ts'
import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import type { Owner } from '../family/use-family.ts'
import { shortWeekText } from '../guest-terms/week-rows.ts'
import { expiredFirst, isGuestActive } from '../guest-time.ts'
import { placeName, placesText } from '../guests/guest-places.ts'
import { otherTimeLine } from '../guests/other-time-text.ts'
import { invitationFor, invitationGives } from '../invite/invite-text.ts'
import type { JoinCode } from '../invite/use-join-codes.ts'
import { isOver } from '../passes/pass-text.ts'

/* Everybody who can use the home, as one list: what each can do, and until when. */

/** Who a row is about. */
export type Who =
  | { kind: 'self' }
  | { kind: 'owner'; person: Owner }
  | { kind: 'family'; person: FamilyUser }
  | { kind: 'guest'; guest: Guest }
  | { kind: 'pass'; pass: Pass }
  | { kind: 'code'; code: JoinCode }

export type PeopleRow = {
  key: string
  name: string
  /** 'Owner', 'Family', 'Guest', 'Pass', 'Code' */
  role: string
  can: string
  until: string
  hasEnded: boolean
  /** The part of the time that has gone by, 0 to 1; null where there is no end. */
  gone: number | null
  who: Who
}

/** The people of the home and whatever else opens it, as the server lists them. */
export type Everybody = {
  self: { id: number; username: string; role: string }
  owners: readonly Owner[]
  family: readonly FamilyUser[]
  guests: readonly Guest[]
  passes: readonly Pass[]
  codes: readonly JoinCode[]
}

/** The present, epoch ms, and the zone by whose clocks times are written. */
type Clocks = { now: number; zone: string | null }

/** The rows of the list: first whoever has to be let in again, last what nobody uses yet. */
export function peopleRows(all: Everybody, clocks: Clocks): PeopleRow[] {
  const guests = expiredFirst(all.guests, clocks.now).map((guest) => guestRow(guest, clocks))
  return [
    ...guests.filter(({ hasEnded }) => hasEnded),
    {
      ...forGood,
      key: 'self',
      name: `${all.self.username} (you)`,
      role: all.self.role === 'admin' ? 'Co-owner' : 'Owner',
      can: 'Everything',
      who: { kind: 'self' },
    },
    ...all.owners.map(
      (person): PeopleRow => ({
        ...forGood,
        key: `user ${person.user_id}`,
        name: person.username,
        role: person.role === 'admin' ? 'Co-owner' : 'Owner',
        can: 'Everything',
        who: { kind: 'owner', person },
      }),
    ),
    ...all.family.map(
      (person): PeopleRow => ({
        ...forGood,
        key: `user ${person.user_id}`,
        name: person.username,
        role: 'Family',
        can: 'Switches every room',
        who: { kind: 'family', person },
      }),
    ),
    ...guests.filter(({ hasEnded }) => !hasEnded),
    ...all.passes.map((pass) => passRow(pass, clocks)),
    ...all.codes.map((code) => codeRow(code, clocks)),
  ]
}

const forGood = { until: 'Always', hasEnded: false, gone: null } as const

type Given = Pick<
  Guest | Pass,
  'has_access' | 'places' | 'may_switch' | 'paused_at' | 'windows' | 'start_at' | 'expires_at'
>

function guestRow(guest: Guest, clocks: Clocks): PeopleRow {
  const hasEnded = !guest.has_access || !isGuestActive(guest, clocks.now)
  return {
    key: `user ${guest.user_id}`,
    name: guest.username,
    role: 'Guest',
    can: canText(guest, guest.may_arrange, guest.further, clocks),
    ...timesOf(guest, hasEnded, clocks),
    who: { kind: 'guest', guest },
  }
}

function passRow(pass: Pass, clocks: Clocks): PeopleRow {
  return {
    key: `pass ${pass.pass_id}`,
    name: pass.label,
    role: 'Pass',
    can: canText(pass, false, pass.further, clocks),
    ...timesOf(pass, isOver(pass, clocks.now), clocks),
    who: { kind: 'pass', pass },
  }
}

function codeRow(code: JoinCode, clocks: Clocks): PeopleRow {
  return {
    key: `code ${code.join_code_id}`,
    name: `${invitationFor[code.role]} to come`,
    role: 'Code',
    can: invitationGives(code, clocks).join(', '),
    until: `Code works until ${timeAtHome(code.expires_at, clocks.zone)}`,
    hasEnded: false,
    gone: null,
    who: { kind: 'code', code },
  }
}

/** 'Switches Living Room and Terrace', 'Looks at every room', with what else is given. */
function canText(
  given: Given,
  mayArrange: boolean,
  others: Guest['further'] | Pass['further'],
  clocks: Clocks,
): string {
  if (!given.has_access) return 'Its room or device is deleted'
  const places = placesText(given.places.map(placeName)) || 'every room'
  const parts = [
    `${given.may_switch ? 'Switches' : 'Looks at'} ${places}`,
    mayArrange && 'renames switches',
    ...others.map((one) => `also ${otherTimeLine(one, 'every room', clocks)}`),
  ]
  return parts.filter(Boolean).join('; ')
}

/** 'until 1 Dec 2026, 18:00', 'Ended 27 Nov 2026, 18:00', with the times of the week. */
function timesOf(given: Given, hasEnded: boolean, { now, zone }: Clocks) {
  const { start_at: start, expires_at: end, windows, has_access: hasAccess } = given
  if (hasEnded) {
    return { until: hasAccess ? `Ended ${timeAtHome(end, zone)}` : 'Ended', hasEnded, gone: null }
  }
  const span =
    start > now
      ? `from ${timeAtHome(start, zone)} until ${timeAtHome(end, zone)}`
      : `until ${timeAtHome(end, zone)}`
  const parts = [
    given.paused_at !== null && 'paused',
    windows.length > 0 && shortWeekText(windows),
    span,
  ]
  const gone = Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)))
  return { until: parts.filter(Boolean).join(', '), hasEnded, gone }
}

/** '5 people, 1 pass, 1 code' */
export function countText(rows: readonly PeopleRow[]): string {
  const of = (kind: Who['kind']) => rows.filter(({ who }) => who.kind === kind).length
  const [passes, codes] = [of('pass'), of('code')]
  const people = rows.length - passes - codes
  const parts = [
    people === 1 ? '1 person' : `${people} people`,
    passes > 0 && (passes === 1 ? '1 pass' : `${passes} passes`),
    codes > 0 && (codes === 1 ? '1 code' : `${codes} codes`),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Two letters for a name: 'JP' for Jaya Pillai, 'ME' for Meera. */
export function initials(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/)
  const letters = second.match(/^\p{L}/u) ? [first, second] : [...first].slice(0, 2)
  return letters
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase()
}
