/** The opcode of a text, in a frame that is a whole message (RFC 6455, 5.2). */
const wholeText = 0x81

/** How the length of a frame is written: in one byte, or behind this mark in two or eight. */
const lengths = { inOneByte: 125, inTwoBytes: 0xffff, twoMark: 126, eightMark: 127 }

/** A text, and how long it is in UTF-8, bytes. */
export type SizedText = { text: string; size: number }

/** Hot: text messages as a server sends them, one behind the other; each is one frame, without a mask. */
export function textFrames(texts: readonly SizedText[]): Buffer {
  let whole = 0
  for (const { size } of texts) whole += headBytes(size) + size
  const bytes = Buffer.allocUnsafe(whole)
  let at = 0
  for (const { text, size } of texts) {
    at = writeHead(bytes, at, size)
    at += bytes.write(text, at)
  }
  return bytes
}

function headBytes(length: number): number {
  if (length <= lengths.inOneByte) return 2
  return length <= lengths.inTwoBytes ? 4 : 10
}

/** Returns where the text begins. */
function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = wholeText
  if (length <= lengths.inOneByte) return bytes.writeUInt8(length, at + 1)
  const isShort = length <= lengths.inTwoBytes
  bytes[at + 1] = isShort ? lengths.twoMark : lengths.eightMark
  if (isShort) return bytes.writeUInt16BE(length, at + 2)
  return bytes.writeBigUInt64BE(BigInt(length), at + 2)
}
