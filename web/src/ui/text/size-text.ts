const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/**
 * A size as people read it, by powers of 1,000: 850 kB, 12 MB, 1.5 GB.
 * @param bytes may be less than none, for what has become smaller
 * @param locale of the person; the browser's when it is left out
 */
export function sizeText(bytes: number, locale?: string): string {
  const size = Math.abs(bytes)
  const step = Math.min(
    units.length - 1,
    Math.max(0, Math.floor(Math.log10(Math.max(1, size)) / 3)),
  )
  const value = bytes / 1_000 ** step
  return value.toLocaleString(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: Math.abs(value) < 10 && step > 1 ? 1 : 0,
  })
}
