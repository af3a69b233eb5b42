import { timingSafeEqual } from 'node:crypto'
import { hmac } from '../hmac.ts'

/*
 * How a record stands in a file of the journal: format (4 bytes), length of the payload (4), sequence (4),
 * payload (UTF-8), and 16 bytes of a keyed digest of all that. Numbers are big-endian.
 */

/** One record: what was written at once, and its number among all. */
export type JournalFrame = { sequence: number; payload: string }

/** Names this format: another one gets another name, and both are read. */
const format = Buffer.from('RJ1\n')
const headBytes = 12
const macBytes = 16

/** Sequences are 31 bits, as `pragma user_version` of SQLite; 0 is none. */
export const sequenceMost = 2 ** 31 - 1

/** The sequence after this one. */
export const sequenceAfter = (sequence: number): number =>
  sequence >= sequenceMost ? 1 : sequence + 1

/** A record as its bytes. */
export function recordBytes(key: Buffer, { sequence, payload }: JournalFrame): Buffer {
  const length = Buffer.byteLength(payload)
  const bytes = Buffer.allocUnsafe(headBytes + length + macBytes)
  format.copy(bytes)
  bytes.writeUInt32BE(length, 4)
  bytes.writeUInt32BE(sequence, 8)
  bytes.write(payload, headBytes)
  macOf(key, bytes.subarray(0, headBytes + length)).copy(bytes, headBytes + length)
  return bytes
}

const macOf = (key: Buffer, bytes: Buffer): Buffer =>
  Buffer.from(hmac(key, bytes), 'base64url').subarray(0, macBytes)

/** The content of a file. */
export type ReadFrames = {
  /** The records up to the first bad one. */
  frames: JournalFrame[]
  /** Torn: nothing whole follows, so it was being written when the program or the power went. */
  rest: 'none' | 'torn' | 'damaged'
  /** Whether it begins with what seems to be a record, and is none under this key or in this format. */
  isForeign: boolean
}

/** Reads the records of a file. */
export function readFrames(key: Buffer, bytes: Buffer): ReadFrames {
  const frames: JournalFrame[] = []
  let at = 0
  while (at < bytes.length) {
    const end = endOfFrame(bytes, at)
    if (end === undefined || !isGenuine(key, bytes.subarray(at, end))) break
    const payload = bytes.toString('utf8', at + headBytes, end - macBytes)
    frames.push({ sequence: bytes.readUInt32BE(at + 8), payload })
    at = end
  }
  const isForeign = frames.length === 0 && isOfJournal(bytes)
  if (at >= bytes.length) return { frames, rest: 'none', isForeign }
  return { frames, rest: hasFrameAfter(key, bytes, at) ? 'damaged' : 'torn', isForeign }
}

/** Whether a file begins with a record that is whole by its length, or is of a later format. */
const isOfJournal = (bytes: Buffer): boolean =>
  endOfFrame(bytes, 0) !== undefined || /^RJ[^1]\n/.test(bytes.toString('latin1', 0, 4))

/** The end of a record that begins here, by its length; undefined where none does, or not all of it is there. */
function endOfFrame(bytes: Buffer, at: number): number | undefined {
  if (at + headBytes > bytes.length) return undefined
  if (!bytes.subarray(at, at + format.length).equals(format)) return undefined
  const end = at + headBytes + bytes.readUInt32BE(at + 4) + macBytes
  return end > bytes.length ? undefined : end
}

function isGenuine(key: Buffer, frame: Buffer): boolean {
  const end = frame.length - macBytes
  return timingSafeEqual(macOf(key, frame.subarray(0, end)), frame.subarray(end))
}

/** Whether a whole record stands somewhere behind a bad one, whatever its length says. */
function hasFrameAfter(key: Buffer, bytes: Buffer, bad: number): boolean {
  for (let at = bytes.indexOf(format, bad + 1); at >= 0; at = bytes.indexOf(format, at + 1)) {
    const end = endOfFrame(bytes, at)
    if (end !== undefined && isGenuine(key, bytes.subarray(at, end))) return true
  }
  return false
}
