import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import { knownZone } from '../../platform/zones/zone-data.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import { type HomeStore, wantsTimeZone } from '../identity/home-store.ts'
import { managesHome } from '../identity/person-access.ts'
import type { HomePlace } from '../identity/stored-place.ts'
import type { ScheduleAlarm } from '../schedules/alarm.ts'
import { recomputeHome } from '../schedules/next-times.ts'
import type { ScheduleStore } from '../schedules/schedule-store.ts'
import { placeOfZone } from './place-of-zone.ts'

/** New settings of a home; those that are left out stay. */
type HomeChange = {
  name?: string | undefined
  /** IANA name. */
  timeZone?: string | undefined
  /** ISO 4217. */
  currency?: string | null | undefined
  /** The price, in that currency. */
  pricePerKwh?: number | null | undefined
  /** How times are written for others. */
  locale?: string | undefined
  units?: UnitSystem | undefined
  /** Where it is; null for nowhere that anybody says. */
  place?: HomePlace | null | undefined
  /** For how many seconds schedules leave alone what somebody has switched; 0 for not at all. */
  holdS?: number | undefined
}

type Stores = {
  homes: HomeStore
  guests: GuestStore
  schedules: ScheduleStore
  audit: AuditWriter
}

/**
 * Gives the actor's home a name, a time zone, a locale, units, a place and the price of electricity;
 * everybody's open pages follow. A demo home that has no zone yet moves to where the sun fits it. The weekly
 * times of guests, and schedules, are those of the new zone from now on.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'invalid_input' for a zone that this server
 * does not know.
 */
export async function changeHome(
  needs: {
    atomically: Atomically<Stores>
    bus: Bus
    clock: Clock
    scheduleAlarm: Pick<ScheduleAlarm, 'look'>
  },
  actor: PersonActor,
  change: HomeChange,
): Promise<void> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage this home')
  if (change.timeZone !== undefined && !knownZone(change.timeZone)) {
    throw refuse('invalid_input', 'time_zone must be a time zone that this server knows', {
      requestField: 'time_zone',
    })
  }
  const { homeId } = actor
  const affected = await needs.atomically(async (stores) => {
    const { homes, guests } = stores
    const { timeZone, locale } = change
    const now = needs.clock.now()
    const moves = timeZone !== undefined && wantsTimeZone(await homes.settingsOf(homeId))
    await setForms(stores, actor, change, moves)
    const place = moves ? (change.place ?? placeOfZone(timeZone, now)) : change.place
    if (place !== undefined) await homes.setPlace(homeId, place)
    if (change.place !== undefined) await stores.audit.write('home.place_set', actor, {})
    if (timeZone !== undefined || place !== undefined) {
      await recomputeHome(stores, homeId, now)
    }
    // The times that guests are shown follow these two.
    if (timeZone === undefined && locale === undefined) return []
    return (await guests.ofHome(homeId)).map(({ personId }) => personId)
  })
  needs.scheduleAlarm.look()
  await publishAccessChanged(needs.bus, affected)
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'profile' })
}

/** The page of the first visitor tells the zone by itself: nobody has chosen it. */
const byItself = (homeId: number) => ({ homeId, personId: null })

/** Sets the name of the home, and how its times, prices and units are written. */
async function setForms(
  { homes, audit }: Stores,
  actor: PersonActor & { homeId: number },
  { name, timeZone, currency, pricePerKwh, locale, units, holdS }: HomeChange,
  moves: boolean,
): Promise<void> {
  const { homeId, personId } = actor
  if (name !== undefined) {
    await homes.rename(homeId, name)
    await audit.write('home.renamed', actor, {})
  }
  if (currency !== undefined || pricePerKwh !== undefined) {
    await homes.setPrice(homeId, { currency, pricePerKwh })
    await audit.write('home.price_set', actor, {})
  }
  if (units !== undefined) {
    await homes.setUnits(homeId, units)
    await audit.write('home.units_set', actor, {})
  }
  if (holdS !== undefined) {
    await homes.setHold(homeId, holdS)
    await audit.write('home.hold_set', actor, { hold_s: holdS })
  }
  if (locale !== undefined) {
    await homes.setLocale(homeId, locale)
    await audit.write('home.locale_set', actor, {})
  }
  if (timeZone !== undefined) {
    await homes.setTimeZone(homeId, timeZone)
    if (moves) await audit.write('home.time_zone_taken', byItself(homeId), { member: personId })
    else await audit.write('home.time_zone_set', actor, {})
  }
}
