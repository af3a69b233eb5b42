import type { ZoneOffsets } from '@roomwire/contracts/vocabulary/zone-offset.ts'

/*
 * The times that the clocks of zones show. Nothing else of the page writes a time by a clock
 * (tools/one-clock.test.ts).
 */

/**
 * The home that the page shows: its zone, by how much its clocks are ahead of UTC as the server knows it,
 * when it is light there, its locale, and how hours are written there, once it was asked.
 */
let home: {
  zone: string | null
  offsets: ZoneOffsets
  locale: string | null
  daylight?: Daylight | null
  hours?: Intl.DateTimeFormatOptions
} = { zone: null, offsets: [], locale: null }

/**
 * Sets the home whose clocks all times follow; null for the clocks here.
 * @param locale of the home: times have 12 or 24 hours as there; null for those of the viewer's locale
 */
export function setHomeClocks(
  zone: string | null,
  offsets: ZoneOffsets,
  locale: string | null = null,
): void {
  // By other clocks the same text is another instant.
  if (zone !== home.zone) written.clear()
  home = { zone, offsets, locale, ...(locale === home.locale && { hours: home.hours }) }
}

/** The times between which it is light, epoch ms. */
export type Daylight = { from: number; to: number }

/** Sets when it is light at that home; null while nobody knows. */
export function setHomeDaylight(daylight: Daylight | null): void {
  home.daylight = daylight
}

/** When it is light at the home that the page shows, on one of its days; null while nobody knows. */
export const homeDaylight = (): Daylight | null => home.daylight ?? null

/** Formats that were made: the first of a page takes 16 ms, on a phone four times that, others up to 1 ms. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError for a zone that the browser does not know */
function formatOf(form: Intl.DateTimeFormatOptions, locale?: string): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, form])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, form)
  formats.set(key, format)
  return format
}

/** Whether a locale writes times by 12 hours; that of the viewer when it is left out. */
const hasTwelveHours = (locale?: string): boolean =>
  /h1[12]/.test(formatOf({ timeStyle: 'short' }, locale).resolvedOptions().hourCycle ?? '')

/** How the home writes hours; nothing where the viewer's locale writes them so by itself. */
function hoursOfHome(): Intl.DateTimeFormatOptions {
  if (home.locale === null) return {}
  const isTwelve = hasTwelveHours(home.locale)
  return isTwelve === hasTwelveHours() ? {} : { hourCycle: isTwelve ? 'h12' : 'h23' }
}

/** Whether times are written by 12 hours on the page. */
export const isByTwelveHours = (): boolean => hasTwelveHours(home.locale ?? undefined)

/** The zone of the home that the page shows; null while there is none, and times are those of the clocks here. */
export const homeZone = (): string | null => home.zone

/** The zone of this browser; undefined where it tells none that others would know. */
export function ownTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return /^[A-Z]/i.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : undefined
}

/** The time for which the server tells the clocks of a home, from the first offset on, ms (zone-offset.ts). */
const knownForMs = 3 * 366 * 86_400_000

/**
 * By how many ms the clocks of a zone are ahead of UTC: by what the server has told of the home, else by
 * the browser's own rules. Where the browser does not know the zone, what the server tells nearest to it
 * counts. Null, and a zone that neither knows, stand for the clocks here.
 */
export function aheadAt(at: number, zone: string | null): number {
  if (zone === null) return aheadHere(at)
  const [first] = zone === home.zone ? home.offsets : []
  if (!first) return aheadInBrowser(at, zone) ?? aheadHere(at)
  const isKnown = at >= first.from && at < first.from + knownForMs
  const known = (home.offsets.findLast(({ from }) => from <= at) ?? first).minutes * 60_000
  return isKnown ? known : (aheadInBrowser(at, zone) ?? known)
}

const aheadHere = (at: number): number => -new Date(at).getTimezoneOffset() * 60_000

/** By how many ms the clocks of a zone are ahead of UTC by this browser's own rules; undefined where it does not know the zone. */
export function aheadInBrowser(at: number, timeZone: string): number | undefined {
  try {
    // 'GMT+05:30'; 'GMT' for none.
    const written = formatOf({ timeZone, timeZoneName: 'longOffset' }, 'en').format(at)
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(written) ?? []
    const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
    return sign === '-' ? -ahead : ahead
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}

/** How many texts are remembered. */
const writtenMost = 5_000

const written = new Map<string, readonly number[]>()

/**
 * The times of a home that the page has written, the newest last, each with its newest instants, the newest first:
 * pointing at a text finds those in it, and tells them by both clocks (both-times.ts).
 */
export const writtenTimes: ReadonlyMap<string, readonly number[]> = written

/** Remembers an instant by the text that the page has written for it. */
export function rememberWritten(text: string, at: number): void {
  const known = written.get(text) ?? []
  if (known[0] === at) return
  written.delete(text)
  written.set(text, [at, ...known.slice(0, 3)])
  if (written.size > writtenMost) written.delete(written.keys().next().value ?? '')
}

/**
 * An instant by the clocks of a zone, as the viewer's locale writes it; by those here where the
 * browser does not know the zone.
 * @param form what is written of it
 * @param locale of whoever reads it, where that is not the viewer
 */
export function timeInZone(
  at: number,
  zone: string | null,
  form: Intl.DateTimeFormatOptions,
  locale?: string,
): string {
  const text = plainTime(at, zone, form, locale)
  const isTime = 'timeStyle' in form || 'hour' in form
  if (isTime && zone !== null && zone === home.zone) rememberWritten(text, at)
  return text
}

/** An instant as timeInZone writes it, which is not remembered. */
export function plainTime(
  at: number,
  zone: string | null,
  form: Intl.DateTimeFormatOptions,
  locale?: string,
): string {
  home.hours ??= hoursOfHome()
  const hours = locale === undefined ? home.hours : {}
  const local = at + aheadAt(at, zone)
  return formatOf({ ...form, ...hours, timeZone: 'UTC' }, locale).format(local)
}

/** Writes instants as timeInZone does. */
export function writerInZone(
  zone: string | null,
  form: Intl.DateTimeFormatOptions,
): (at: number) => string {
  return (at) => timeInZone(at, zone, form)
}
