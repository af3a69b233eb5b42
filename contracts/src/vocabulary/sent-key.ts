import type { SeriesKey } from './series.ts'

/** The key by which the device sends the numbers of a declared reading: its series may have a number behind it. */
export const sentKeyOf = (series: SeriesKey): string => series.replace(/\.\d$/, '')
