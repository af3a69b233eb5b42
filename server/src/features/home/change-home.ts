import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { managesHome } from '../identity/person-access.ts'

/** What people set about their home; what is left out stays. */
type HomeChange = {
  name?: string | undefined
  /** IANA name. */
  timeZone?: string | undefined
  /** ISO 4217. */
  currency?: string | null | undefined
  /** In that currency. */
  pricePerKwh?: number | null | undefined
  /** How times are written for others. */
  locale?: string | undefined
  units?: UnitSystem | undefined
}

/**
 * Gives the actor's home a name, a time zone, a locale, units and the price of electricity;
 * everybody's open pages follow. The weekly times of guests are those of the new zone from now on.
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function changeHome(
  {
    atomically,
    bus,
  }: {
    atomically: Atomically<{ homes: HomeStore; guests: GuestStore; audit: AuditWriter }>
    bus: Bus
  },
  actor: PersonActor,
  { name, timeZone, currency, pricePerKwh, locale, units }: HomeChange,
): Promise<void> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage this home')
  const { homeId } = actor
  const affected = await atomically(async ({ homes, guests, audit }) => {
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
    if (locale !== undefined) {
      await homes.setLocale(homeId, locale)
      await audit.write('home.locale_set', actor, {})
    }
    if (timeZone !== undefined) {
      await homes.setTimeZone(homeId, timeZone)
      await audit.write('home.time_zone_set', actor, {})
    }
    // What guests are told of their times follows these two.
    if (timeZone === undefined && locale === undefined) return []
    return (await guests.ofHome(homeId)).map(({ personId }) => personId)
  })
  await publishAccessChanged(bus, affected)
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'profile' })
}
