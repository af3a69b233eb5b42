/** A baseline JPEG as its segments say it; nothing of the picture is decoded. */
export type Jpeg = {
  /** Only the segments that the picture is drawn from. */
  bytes: Uint8Array<ArrayBuffer>
  /** px */
  width: number
  height: number
  /** Whether it came with EXIF or XMP: where, when and by which camera it was taken. */
  tellsOrigin: boolean
}

/* Markers of JPEG (ITU-T T.81, table B.1): the second byte of each, after 0xff. */
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const startOfFrame = 0xc0
const tables: readonly number[] = [0xc4, 0xdb, 0xdd]
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const exifOrXmp = 0xe1
const comment = 0xfe

/**
 * Reads a JPEG with one frame and one scan, as browsers write it.
 * @returns undefined for everything else: other formats, what ends early or goes on behind its end
 */
export function readJpeg(bytes: Uint8Array): Jpeg | undefined {
  const u16 = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  const drawn = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let tellsOrigin = false
  if (u16(0) !== 0xff00 + startOfImage) return undefined
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    const length = u16(at + 2)
    const end = marker === startOfScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    if (marker === startOfFrame && !size && length >= 8) {
      size = { height: u16(at + 5), width: u16(at + 7) }
    } else if (marker === startOfScan) {
      drawn.push(bytes.subarray(at))
      const isEnd = u16(end) === 0xff00 + endOfImage && end + 2 === bytes.length
      return size && isEnd ? { bytes: joined(drawn), ...size, tellsOrigin } : undefined
    } else if (isApplication(marker) || marker === comment) {
      tellsOrigin ||= marker === exifOrXmp
      at = end
      continue
    } else if (!tables.includes(marker)) return undefined
    drawn.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

/** Where the first marker behind a scan begins; in a scan 0xff is followed by zero or by the number of a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  for (; at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
