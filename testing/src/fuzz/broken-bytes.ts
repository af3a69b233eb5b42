import type { SeededRandom } from './seeded-random.ts'

/** Bytes with, at the given odds again and again, some changed, left out, doubled or made up. */
export function brokenBytes(whole: Uint8Array, dice: SeededRandom, odds: number): Buffer {
  let bytes: Buffer = Buffer.from(whole)
  while (bytes.length > 0 && dice.chance(odds)) bytes = breakOnce(bytes, dice)
  return bytes
}

function breakOnce(bytes: Buffer, dice: SeededRandom): Buffer {
  const at = dice.below(bytes.length)
  const byte = dice.below(256)
  const spliced = (removed: number, ...added: number[]) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(added), bytes.subarray(at + removed)])
  const ways = [
    () => spliced(1, byte),
    () => spliced(1, (bytes[at] ?? 0) ^ (1 << (byte & 7))),
    () => spliced(1, dice.pick([0, 1, 0x7f, 0x80, 0xff])),
    () => spliced(1 + (byte & 3)),
    () => spliced(0, byte),
    () => spliced(0, ...bytes.subarray(at, at + byte)),
    () => bytes.subarray(0, at),
    () => dice.bytes(byte),
  ]
  return dice.pick(ways)()
}
