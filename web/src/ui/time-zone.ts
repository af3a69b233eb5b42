/* Time zones as people read them. */

/** Places that browsers list under a name of the past. */
const presentNames: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Truk: 'Chuuk',
}

/** The parts of an IANA name, the place first: Kolkata and Asia. */
function partsOf(zone: string): string[] {
  return zone
    .replace(/^Etc\//, '')
    .split('/')
    .reverse()
    .map((part) => (presentNames[part] ?? part).replaceAll('_', ' '))
}

/** 'Kolkata' of Asia/Calcutta */
export function zoneCity(zone: string): string {
  return partsOf(zone)[0] ?? zone
}

/** 'Kolkata, Asia' of Asia/Calcutta; 'Knox, Indiana, America' of America/Indiana/Knox */
export function zoneLabel(zone: string): string {
  return partsOf(zone).join(', ')
}

/** Whether two names are of one zone: some have an older name, or one more part. */
export function isSameZone(one: string, other: string): boolean {
  const ends = (zone: string) => [zoneCity(zone), partsOf(zone).at(-1)].join()
  return ends(one) === ends(other)
}

/** The zone of this browser; undefined where it tells none that others would know. */
export function ownTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return /^[A-Z]/i.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : undefined
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
  return writerInZone(zone, form, locale)(at)
}

/**
 * A time of any day, such as '09:00', as the viewer's locale writes it: 09:00, or 9:00 AM.
 * @param locale of whoever reads it, where that is not the viewer
 */
export function timeOfDayText(time: string, locale?: string): string {
  return timeInZone(Date.parse(`2026-01-15T${time}Z`), 'UTC', { timeStyle: 'short' }, locale)
}

/** An instant as timeInZone writes it, for many of them: what writes them is made once. */
export function writerInZone(
  zone: string | null,
  form: Intl.DateTimeFormatOptions,
  locale?: string,
): (at: number) => string {
  try {
    return new Intl.DateTimeFormat(locale, { ...form, timeZone: zone ?? undefined }).format
  } catch {
    return new Intl.DateTimeFormat(locale, form).format
  }
}
