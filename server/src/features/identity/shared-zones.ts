import { z } from 'zod'
import type { Db } from '../../platform/database/schema.ts'
import {
  isNewerVersion,
  type KnownZone,
  knownZone,
  ownZone,
  type StoredZone,
  setStoredZones,
} from '../../platform/zones/zone-data.ts'
import type { ZoneRules } from '../../platform/zones/zone-rules.ts'
import { effectiveTimeZone } from '../access/grant-rows.ts'

/*
 * The rules of time zones that the servers of a database share. Two servers with different data would
 * know two times for one schedule: each goes by the newest data that one of them has.
 */

export type ZoneStore = ReturnType<typeof zoneStore>

const offsetMostS = 26 * 3_600
const changesMost = 5_000

const storedRules = z
  .object({
    changes: z.array(z.int()).max(changesMost),
    offsets: z.array(z.int().min(-offsetMostS).max(offsetMostS)),
  })
  .refine(({ changes, offsets }) => offsets.length === changes.length + 1)
  .refine(({ changes }) => changes.every((at, nth) => at > (changes[nth - 1] ?? -Infinity)))

const inSeconds = ({ changes, offsets }: ZoneRules) =>
  JSON.stringify({
    changes: changes.map((at) => Math.round(at / 1_000)),
    offsets: offsets.map((offset) => Math.round(offset / 1_000)),
  })

/** Rules in their column; undefined where they are none, and this machine's own count. */
function rulesIn(text: string): ZoneRules | undefined {
  const read = storedRules.safeParse(parsed(text))
  if (!read.success) return undefined
  const { changes, offsets } = read.data
  return {
    changes: changes.map((at) => at * 1_000),
    offsets: offsets.map((offset) => offset * 1_000),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // No JSON has no rules in it.
  }
}

/** The only writer of `zone_rules`. */
export function zoneStore(db: Db) {
  return {
    /** The zones that homes go by. */
    async used(): Promise<string[]> {
      const rows = await db.selectFrom('home').select('time_zone').distinct().execute()
      return [...new Set(rows.map((row) => effectiveTimeZone(row.time_zone)))]
    },

    /** The versions of the stored rules, by zone. */
    async versions(): Promise<Map<string, string>> {
      const rows = await db.selectFrom('zone_rules').select(['time_zone', 'version']).execute()
      return new Map(rows.map((row) => [row.time_zone, row.version]))
    },

    async read(zones: readonly string[]): Promise<StoredZone[]> {
      if (zones.length === 0) return []
      const rows = await db
        .selectFrom('zone_rules')
        .selectAll()
        .where('time_zone', 'in', zones)
        .execute()
      return rows.flatMap(({ time_zone: timeZone, version, rules: text }) => {
        const rules = rulesIn(text)
        return rules ? [{ timeZone, version, rules }] : []
      })
    },

    /** Stores rules, unless newer ones are there. */
    async put(timeZone: string, { version, rules }: KnownZone): Promise<void> {
      const row = { version, rules: inSeconds(rules) }
      await db
        .insertInto('zone_rules')
        .values({ time_zone: timeZone, ...row })
        .onConflict((on) =>
          on.column('time_zone').doUpdateSet(row).where('zone_rules.version', '<', version),
        )
        .execute()
    },
  }
}

/**
 * Stores this server's newer rules of the zones that homes go by, and takes the newer ones of other
 * servers.
 * @returns whether it took any: times computed by older rules are to be computed anew
 */
export async function shareZones({ zones }: { zones: ZoneStore }): Promise<boolean> {
  const versions = await zones.versions()
  for (const zone of await zones.used()) {
    const mine = ownZone(zone)
    if (mine && isNewerVersion(mine.version, versions.get(zone) ?? '')) await zones.put(zone, mine)
  }
  const newer = [...versions].filter(([zone, version]) =>
    isNewerVersion(version, knownZone(zone)?.version ?? ''),
  )
  const taken = await zones.read(newer.map(([zone]) => zone))
  setStoredZones(taken)
  return taken.length > 0
}
