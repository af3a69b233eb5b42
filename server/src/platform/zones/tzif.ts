import { changesOf, readPosixZone } from './posix-zone.ts'
import { rulesEnd, rulesFrom, type ZoneRules } from './zone-rules.ts'

/** The largest file of a zone has some 4 KB. */
export const zoneFileMost = 65_536

const headerBytes = 44
/** No clock was ever further from UTC (RFC 9636 §3.2 has the same bounds), s. */
const offsetMost = 26 * 3_600

/** The counts of a header, in the order in which they stand there. */
type Counts = {
  isut: number
  isstd: number
  leap: number
  times: number
  types: number
  letters: number
}

/**
 * Reads the rules of a zone from its compiled file (TZif, RFC 9636): from the numbers of 64 bits, which
 * every file has since 2006, and the rule of later years behind them.
 * @returns undefined where the bytes are no such file, or contradict themselves
 */
export function readZoneFile(bytes: Uint8Array): ZoneRules | undefined {
  if (bytes.length > zoneFileMost) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const short = countsAt(view, 0)
  if (!short) return undefined
  const start = headerBytes + lengthOf(short, 4)
  const counts = countsAt(view, start)
  if (!counts || counts.types === 0) return undefined
  const data = start + headerBytes
  const end = data + lengthOf(counts, 8)
  if (end > bytes.length) return undefined
  const listed = listedChanges(view, data, counts)
  const later = listed && laterChanges(bytes.subarray(end), listed.changes.at(-1)?.[0])
  if (!listed || !later) return undefined
  const ms = ([at, offset]: readonly [number, number]) => [at * 1_000, offset * 1_000] as const
  return rulesFrom(listed.first * 1_000, [...listed.changes, ...later].map(ms))
}

/** The counts of a header; undefined where none of version 2 or later stands there. */
function countsAt(view: DataView, at: number): Counts | undefined {
  if (at + headerBytes > view.byteLength) return undefined
  // 'TZif', then the version as a digit.
  if (view.getUint32(at) !== 0x54_5a_69_66 || view.getUint8(at + 4) < 0x32) return undefined
  const [isut = 0, isstd = 0, leap = 0, times = 0, types = 0, letters = 0] = Array.from(
    { length: 6 },
    (_, nth) => view.getUint32(at + 20 + nth * 4),
  )
  return { isut, isstd, leap, times, types, letters }
}

/** How many bytes follow a header whose times have so many bytes each. */
const lengthOf = ({ isut, isstd, leap, times, types, letters }: Counts, size: 4 | 8) =>
  times * (size + 1) + types * 6 + letters + leap * (size + 4) + isstd + isut

/** The changes that a file lists, in seconds, and the offset before them; undefined where they make no sense. */
function listedChanges(view: DataView, data: number, { times, types }: Counts) {
  const typesAt = data + times * 9
  const offsets = Array.from({ length: types }, (_, nth) => view.getInt32(typesAt + nth * 6))
  if (offsets.some((offset) => Math.abs(offset) > offsetMost)) return undefined
  const changes: [number, number][] = []
  for (let nth = 0; nth < times; nth += 1) {
    const at = Number(view.getBigInt64(data + nth * 8))
    const offset = offsets[view.getUint8(data + times * 8 + nth)]
    if (offset === undefined || at <= (changes.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY))
      return undefined
    changes.push([at, offset])
  }
  return { first: offsets[0] ?? 0, changes }
}

/** The changes after the last one that is listed, by the rule between two line ends; undefined where that is none. */
function laterChanges(footer: Uint8Array, last = Number.NEGATIVE_INFINITY) {
  const text = /^\n([^\n]{0,100})\n/.exec(
    Buffer.from(footer.subarray(0, 102)).toString('latin1'),
  )?.[1]
  if (text === undefined) return undefined
  if (text === '') return []
  const zone = readPosixZone(text)
  if (!zone) return undefined
  const begin = Math.max(1970, new Date(last * 1_000).getUTCFullYear() || 0)
  const years = Array.from(
    { length: new Date(rulesEnd).getUTCFullYear() - begin },
    (_, nth) => begin + nth,
  )
  const changes = years.flatMap((year) => changesOf(zone, year)).filter(([at]) => at > last)
  // The clocks of one year would change after those of the next one.
  const isMixed = changes.some(([at], nth) => at < (changes[nth - 1]?.[0] ?? last))
  return isMixed ? undefined : changes
}
