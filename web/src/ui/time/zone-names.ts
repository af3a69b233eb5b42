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
