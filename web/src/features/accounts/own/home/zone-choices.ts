import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { isSameZone, ownTimeZone, zoneLabel } from '../../../../ui/time/time-zone.ts'

/** A time zone to choose. */
type ZoneChoice = { zone: string; label: string }

/**
 * The time zones to choose from, in the order of their places; that of this browser comes first,
 * and stands at its place as well.
 * @param present that of the home: a browser may list it under another name, or not at all.
 */
export function zoneChoices(
  present: string,
  own: string | undefined = ownTimeZone(),
  listed: readonly string[] = Intl.supportedValuesOf('timeZone'),
): ZoneChoice[] {
  // No browser lists this one.
  const zones = [...listed, 'UTC']
  const missing = [present, own].filter(
    (zone) => zone !== undefined && !zones.some((one) => isSameZone(one, zone)),
  )
  const all = [...zones, ...new Set(missing)]
    .flatMap((zone) => (zone === undefined ? [] : { zone, label: zoneLabel(zone) }))
    .sort((one, other) => compareNames(one.label, other.label))
  if (own === undefined) return all
  const here = listedAs(own, all)
  return [{ zone: here, label: `This browser's: ${zoneLabel(here)}` }, ...all]
}

/** The name under which a zone is listed. */
export function listedAs(zone: string, choices: readonly ZoneChoice[]): string {
  return choices.find((one) => isSameZone(one.zone, zone))?.zone ?? zone
}
