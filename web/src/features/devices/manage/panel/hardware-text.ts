/** Texts for the values that a device reports about its hardware. */

/** 45 s, 4 min 10 s, 3 h 12 min, 2 d 3 h */
export function uptimeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return `${seconds} s`
  if (hours < 1) return `${minutes} min ${seconds % 60} s`
  if (hours < 24) return `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} d ${hours % 24} h`
}

/** −58 dBm, strong */
export function signalText(dbm: number): string {
  const strength = dbm >= -60 ? 'strong' : dbm >= -75 ? 'fair' : 'weak'
  return `${String(dbm).replace('-', '−')} dBm, ${strength}`
}

/** 178 KiB */
export function memoryText(bytes: number): string {
  return `${Math.round(bytes / 1024)} KiB`
}
