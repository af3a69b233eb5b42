import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hmac } from './hmac.ts'

/** An unguessable text of the given number of random bytes, in base64url. */
export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** A code of decimal digits, each equally likely. */
export function randomDigits(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A text to read and type, 5 bits a letter; no letter looks like another. */
export const randomLetters = (letters: number): string => readableLetters(randomBytes(letters))

/** The same from bytes that nobody can guess: one letter for each. */
export const readableLetters = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet[byte % 32]).join('')

/** The stored form of an unguessable text: enough to compare it, useless to a thief. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** The stored form of a short text that could be guessed: useless without the key. */
export function keyedFingerprint(key: Buffer, text: string): string {
  return hmac(key, text)
}

/** Compares two fingerprints in a time that does not reveal where they differ. */
export function sameFingerprint(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
