import { nodeZoneRules, nodeZoneVersion } from './node-zone.ts'
import { systemZoneRules, systemZoneVersion } from './system-zones.ts'
import type { ZoneRules } from './zone-rules.ts'

/*
 * The rules of time zones of this process. Temporal knows only those that Node was built with, and
 * governments change clocks more often than Node is updated: what turns a time of a zone into an instant,
 * or back, asks here (zoned-time.ts).
 */

/** The source of a zone's rules. */
export type ZoneSource = 'node' | 'system' | 'database'

/** The rules of a zone, the version of the data they are from, and where those are. */
export type KnownZone = { rules: ZoneRules; version: string; source: ZoneSource }

/** Rules that another server has stored, or this one before its data became older. */
export type StoredZone = { timeZone: string; rules: ZoneRules; version: string }

/** The time zone data of this machine. */
export type ZoneData = {
  folder: string
  /** Empty where the system has none that tell their version. */
  systemVersion: string
  nodeVersion: string
}

/** Names differ in small and capital letters only by mistake; so many of them are kept. */
const keptMost = 2_000

let data: ZoneData = { folder: '', systemVersion: '', nodeVersion: nodeZoneVersion }
const stored = new Map<string, StoredZone>()
const own = new Map<string, KnownZone>()

/**
 * Takes the data of the system in a folder, where they are newer than Node's own; an empty folder for
 * Node's alone. Stored rules are forgotten.
 */
export function setZoneData(folder: string): ZoneData {
  const systemVersion = folder === '' ? '' : systemZoneVersion(folder)
  data = { folder, systemVersion, nodeVersion: nodeZoneVersion }
  own.clear()
  stored.clear()
  return data
}

/** Whether a version of the data is newer than another: 2026b is after 2026a, and 2026za after 2026z; none at all is before any. */
export const isNewerVersion = (one: string, other: string): boolean => one > other

/** Takes rules that are stored; they count where they are newer than those of this machine. */
export function setStoredZones(zones: readonly StoredZone[]): void {
  for (const zone of zones) stored.set(zone.timeZone, zone)
}

/** The data with which a thread of this process knows the same rules (setZoneData, setStoredZones). */
export const sharedZoneData = () => ({ folder: data.folder, zones: [...stored.values()] })

/** The rules of a zone, the newest there are. @param timeZone IANA name @throws RangeError for a zone that nobody knows */
export function rulesOf(timeZone: string): ZoneRules {
  const zone = knownZone(timeZone)
  if (!zone) throw new RangeError(`There is no time zone ${JSON.stringify(timeZone)}`)
  return zone.rules
}

/** The same with where they are from; undefined for a zone that nobody knows. */
export function knownZone(timeZone: string): KnownZone | undefined {
  const mine = ownZone(timeZone)
  const other = stored.get(timeZone)
  if (!other || (mine && !isNewerVersion(other.version, mine.version))) return mine
  return { rules: other.rules, version: other.version, source: 'database' }
}

/** The rules of a zone by the data of this machine, the newer of Node's and the system's; undefined where neither knows it. */
export function ownZone(timeZone: string): KnownZone | undefined {
  const known = own.get(timeZone)
  if (known) return known
  const found = findOwnZone(timeZone)
  if (own.size >= keptMost) own.clear()
  if (found) own.set(timeZone, found)
  return found
}

function findOwnZone(timeZone: string): KnownZone | undefined {
  const { folder, systemVersion: version, nodeVersion } = data
  if (isNewerVersion(version, nodeVersion)) {
    const rules = systemZoneRules(folder, canonicalCase(timeZone))
    if (typeof rules === 'object') return { rules, version, source: 'system' }
  }
  const rules = nodeZoneRules(timeZone)
  return rules && { rules, version: nodeVersion, source: 'node' }
}

/** Files are named in one way only. */
function canonicalCase(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone // Newer than Node.
  }
}
