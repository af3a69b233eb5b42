import type { Clock } from '../../platform/clock.ts'
import { isNewerVersion, ownZone, type ZoneData } from '../../platform/zones/zone-data.ts'
import { differsFromNode } from '../../platform/zones/zoned-time.ts'
import type { ZoneStore } from './shared-zones.ts'

/** So many zones are named. */
const namedMost = 10

/** Notes for the operator about the zones of the homes; none where all sources know the same. */
export async function zoneNotes({
  zones,
  zoneData,
  clock,
}: {
  zones: Pick<ZoneStore, 'used'>
  zoneData: ZoneData
  clock: Clock
}): Promise<string[]> {
  const { systemVersion, nodeVersion } = zoneData
  const used = await zones.used()
  const differing = used.filter((zone) => differsFromNode(zone, clock.now()))
  const unread = isNewerVersion(systemVersion, nodeVersion)
    ? used.filter((zone) => ownZone(zone)?.source === 'node')
    : []
  return [
    ...(differing.length > 0
      ? [
          `The clocks of ${listed(differing)} follow newer rules than those of Node (${nodeVersion}): a browser or a device with older rules shows another hour there.`,
        ]
      : []),
    ...(unread.length > 0
      ? [
          `The time zone files of this machine (${systemVersion}) lack ${listed(unread)}, or cannot be read: the older rules of Node (${nodeVersion}) apply.`,
        ]
      : []),
  ]
}

function listed(zones: readonly string[]): string {
  const named = zones.slice(0, namedMost).join(', ')
  return zones.length > namedMost ? `${named} and ${zones.length - namedMost} more` : named
}
