import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import type { ZoneOffsets } from '@roomwire/contracts/vocabulary/zone-offset.ts'
import { aheadInBrowser, ownTimeZone } from '../../../ui/time/time-zone.ts'
import { isSameZone, zoneLabel } from '../../../ui/time/zone-names.ts'

/* How times and numbers are written, as people choose it. */

/** Locales offered beside the languages of the browser. */
const listed =
  'ar-EG bg-BG bn-BD cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-AR es-ES es-MX et-EE fa-IR fi-FI fr-BE fr-CA fr-CH fr-FR he-IL hi-IN hr-HR hu-HU id-ID it-IT ja-JP ko-KR lt-LT lv-LV ms-MY nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sr-RS sv-SE ta-IN th-TH tr-TR uk-UA ur-PK vi-VN zh-CN zh-TW'.split(
    ' ',
  )

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** 'German (Switzerland)' of de-CH */
export const localeLabel = (locale: string): string => names.of(locale) ?? locale

/** The locales to choose from, by their names: those listed, that of the home, and those of this browser. */
export function localeChoices(
  present: string | null,
  own: readonly string[] = navigator.languages,
): { locale: string; label: string }[] {
  const all = new Set([...listed, ...own, ...(present === null ? [] : [present])])
  return [...all]
    .map((locale) => ({ locale, label: localeLabel(locale) }))
    .sort((one, other) => compareNames(one.label, other.label))
}

/** The units of measure, as people choose them. */
export const unitLabels: readonly { value: UnitSystem; label: string }[] = [
  { value: 'metric', label: 'Metric: °C, litres' },
  { value: 'us', label: 'US: °F, gallons' },
]

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

const weekMs = 7 * 24 * 3_600_000
/** Rules from the server reach from a year ago to two years ahead. */
const knownWeeks = 3 * 52

/**
 * Whether this browser has other rules for the clocks of a zone (IANA name) than the server has sent: one
 * of the two has old ones.
 */
export function clocksDiffer(zone: string, offsets: ZoneOffsets): boolean {
  const begin = offsets[0]?.from
  if (begin === undefined) return false
  const weeks = Array.from({ length: knownWeeks }, (_, nth) => begin + nth * weekMs)
  return weeks.some((at) => {
    const reported = offsets.findLast(({ from }) => from <= at)
    return reported !== undefined && aheadInBrowser(at, zone) !== reported.minutes * 60_000
  })
}
