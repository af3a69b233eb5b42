import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** An unguessable text of the given number of random bytes, in base64url. */
export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** A code of decimal digits, each equally likely. */
export function randomDigits(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

const lettersToRead = '0123456789abcdefghjkmnpqrstvwxyz'

/** A text to be read off and typed, 5 bits a letter: none looks like another. */
export function randomLetters(letters: number): string {
  return [...randomBytes(letters)].map((byte) => lettersToRead[byte % 32]).join('')
}

/** What is stored instead of an unguessable text: enough to recognise it, useless to a thief. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** The same for a short text that could be guessed: worthless without the key. */
export function keyedFingerprint(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Compares two fingerprints without telling by its time where they differ. */
export function sameFingerprint(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
