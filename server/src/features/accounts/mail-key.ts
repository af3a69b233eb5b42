import { keyedFingerprint, readableLetters, sameFingerprint } from '../../platform/random.ts'
import type { StoredPerson } from '../identity/person-store.ts'

/*
 * Each mail with a reset code carries a key too. A browser that shows it has the mailbox, so its
 * requests for codes are counted apart from those of strangers (reset-code-limits.ts): whatever
 * strangers have used up, one of their mails lets the owner ask. It sets no password: that takes a
 * code. The server stores nothing of it. It is the same in all mails of half a day, and void with
 * the email and the password of that time.
 */

const halfDayMs = 12 * 3_600_000

/** A key is good for 24 to 36 hours: longer than any window in which strangers use up the mails. */
const halfDays = 3

/** 80 bits: too many to be guessed, few enough to be typed. */
const letters = 16

type Owner = Pick<StoredPerson, 'id' | 'email' | 'passwordHash'>

/** The key for a mail that is written now: `abcd-efgh-jkmn-pqrs`. */
export const mailKey = (sealKey: Buffer, owner: Owner, now: number): string =>
  keyOf(sealKey, owner, Math.floor(now / halfDayMs))

/** Tells whether a text, as a link carries it or a person types it, is the key of a mail of the last day. */
export function isMailKey(sealKey: Buffer, owner: Owner, typed: string, now: number): boolean {
  const plain = fingerprintOf(sealKey, typed)
  const latest = Math.floor(now / halfDayMs)
  return Array.from({ length: halfDays }, (_, back) => keyOf(sealKey, owner, latest - back)).some(
    (key) => sameFingerprint(fingerprintOf(sealKey, key), plain),
  )
}

function keyOf(sealKey: Buffer, { id, email, passwordHash }: Owner, halfDay: number): string {
  const seal = keyedFingerprint(sealKey, `mail key ${id} ${halfDay} ${email} ${passwordHash}`)
  const text = readableLetters(Buffer.from(seal, 'base64url').subarray(0, letters))
  return (text.match(/.{4}/g) ?? []).join('-')
}

/** Compared by fingerprints, which are of one length whatever was typed. */
const fingerprintOf = (sealKey: Buffer, key: string) =>
  keyedFingerprint(sealKey, key.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
