import { type Permissions, permissionsOf } from '@roomwire/contracts/vocabulary/role.ts'
import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import type { ZoneOffsets } from '@roomwire/contracts/vocabulary/zone-offset.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import { refuse } from '../../platform/refusal.ts'
import { unseal } from '../../platform/sealed.ts'
import { daylightAround } from '../../platform/sun-times.ts'
import { dateAt, instantAt, offsetsAround } from '../../platform/zones/zoned-time.ts'
import type { GuestStore } from '../access/guest-store.ts'
import { type PresentAccess, presentAccess } from '../access/present-access.ts'
import type { PersonActor } from '../identity/actor.ts'
import { type HomeSettings, type HomeStore, wantsTimeZone } from '../identity/home-store.ts'
import { managesHome, mayPerson } from '../identity/person-access.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import { lastFour } from './last-four.ts'

/** A person's profile. Instants are epoch ms. */
export type PersonProfile = Pick<
  StoredPerson,
  | 'homeId'
  | 'role'
  | 'username'
  | 'email'
  | 'mobile'
  | 'contact'
  | 'address'
  | 'dateOfBirth'
  | 'createdAt'
> & {
  personId: number
  /** Null without a home, or while nobody has named it. */
  homeName: string | null
  /** Masked to its last four characters. */
  idNumber: string | null
  permissions: Permissions
  /** The time zone of the home, IANA name; null without a home. */
  timeZone: string | null
  /** The clocks of that zone; empty without a home. */
  offsets: ZoneOffsets
  /** From when to when it is light there, epoch ms; null while neither its place nor its time zone is set. */
  daylight: { risesAt: number; setsAt: number } | null
  /** The home's price of a kilowatt hour, and its currency; null for guests, and while nobody has set it. */
  currency: string | null
  pricePerKwh: number | null
  /** How the home writes times for others; null without one, or while it is not known. */
  locale: string | null
  /** The units of the home; null without a home. */
  units: UnitSystem | null
  /** The end of the home's made-up records, epoch ms; null where it has none, and without a home. */
  madeUpUntil: number | null
  /** When the access of a guest ends; null for everybody else. */
  expiresAt: number | null
  /** The access of a guest at this moment; null where none lasts, and for everybody else. */
  access: PresentAccess | null
  /** Whether the home is a demo that takes its first visitor's time zone; false for actors who do not manage it. */
  wantsTimeZone: boolean
  /** Whether the server's clock is in doubt; false for actors who do not manage the home. */
  isClockInDoubt: boolean
}

/** The sources of a profile. */
export type ProfileNeeds = {
  people: PersonStore
  homes: HomeStore
  guests: GuestStore
  sealKey: Buffer
  clock: Clock
  clockTrust: Pick<ClockTrust, 'isInDoubt'>
}

/**
 * Shows a person's profile (API-4).
 * @throws Refusal 'not_found' for a person whom the actor may not see.
 */
export async function showProfile(
  { people, homes, guests, sealKey, clock, clockTrust }: ProfileNeeds,
  actor: PersonActor,
  personId: number,
): Promise<PersonProfile> {
  const person = await find(people, actor, personId)
  if (!person || !mayPerson(actor, 'see', person, clock.now())) {
    throw refuse('not_found', 'User not found')
  }
  const now = clock.now()
  const grants = await guests.grantsOf({ kind: 'person', id: personId })
  const { homeId, role, username, email, mobile, contact, address, dateOfBirth, createdAt } = person
  const home = homeId === null ? undefined : await homes.settingsOf(homeId)
  return {
    personId,
    homeId,
    homeName: home?.name ?? null,
    timeZone: home?.timeZone ?? null,
    offsets: home ? offsetsAround(home.timeZone, now) : [],
    daylight: home ? daylightOf(home, now) : null,
    currency: (role !== 'guest' && home?.currency) || null,
    pricePerKwh: role === 'guest' ? null : (home?.pricePerKwh ?? null),
    locale: home?.locale ?? null,
    units: home?.units ?? null,
    madeUpUntil: home?.madeUpUntil ?? null,
    role,
    username,
    email,
    mobile,
    contact,
    address,
    dateOfBirth,
    createdAt,
    idNumber: person.idNumber && masked(unseal(sealKey, String(personId), person.idNumber)),
    permissions: permissionsOf(role),
    expiresAt: grants.length > 0 ? Math.max(...grants.map((grant) => grant.expiresAt)) : null,
    access: presentAccess(grants, now),
    wantsTimeZone: managesHome(actor) && home !== undefined && wantsTimeZone(home),
    isClockInDoubt: managesHome(actor) && clockTrust.isInDoubt(),
  }
}

const [morning, evening] = [Temporal.PlainTime.from('06:00'), Temporal.PlainTime.from('18:00')]

/** By the sun of the home; where it is not known, by its clocks, which nobody knows before the zone is set. */
function daylightOf({ place, timeZone, isTimeZoneSet }: HomeSettings, now: number) {
  if (place) return daylightAround(place, now)
  if (!isTimeZoneSet) return null
  const today = dateAt(now, timeZone)
  return {
    risesAt: instantAt(today, morning, timeZone),
    setsAt: instantAt(today, evening, timeZone),
  }
}

function masked(text: string): string {
  return lastFour(text).padStart(text.length, 'X')
}

/** Finds the actor, or somebody of the actor's home. */
async function find(people: PersonStore, actor: PersonActor, personId: number) {
  if (personId === actor.personId) return people.byId(personId)
  return actor.homeId === null ? undefined : people.member(actor.homeId, personId)
}
