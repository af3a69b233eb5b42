import { z } from 'zod'
import { emailPattern, notAnEmail, plainEmail } from './email-address.ts'
import { limits } from './limits.ts'
import { linesOfText, plainText } from './plain-text.ts'

/*
 * The texts and numbers that people and devices send, each with the error message
 * for a wrong value. Every schema trims before it checks.
 */

/** A name without a visible character would be an empty place on a page, which nobody can press. */
const isSeen = (text: string) => /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u.test(text)

const text = (max: number, message: string) =>
  plainText(max, message).min(1, { error: message, abort: true }).refine(isSeen, message)

const optionalText = (max: number, textOf = plainText) =>
  textOf(max, 'must be a text')
    .nullish()
    .transform((value) => value || null)

export const username = text(64, 'is required')
/**
 * An email address as RFC 5321 has it, trimmed and lowercased. A domain in other letters is kept in
 * its ASCII form: both spellings are one account.
 */
export const email = z
  .string('is required')
  .trim()
  .min(1, 'is required')
  .max(254, 'must have at most 254 characters')
  .transform(plainEmail)
  .pipe(z.string().max(254, 'must have at most 254 characters').regex(emailPattern, notAnEmail))
/**
 * A new password. It is taken to the letter: no trimming, no truncation, and 'é' counts as one
 * however a keyboard writes it (NFC). Blanks alone are none; an account that has such a password
 * from before still signs in with it (`passwordInput`).
 */
export const newPassword = z
  .string('is required')
  .normalize('NFC')
  .min(1, 'is required')
  .min(limits.passwordMin, `must be at least ${limits.passwordMin} characters long`)
  .max(limits.passwordMax, `must have at most ${limits.passwordMax} characters`)
  .refine((password) => password.trim() !== '', 'must not be spaces only')
const passwordLong = `must have at most ${limits.passwordMax} characters`
/** A password to check: only its length is bounded, so that a wrong one is simply wrong. */
export const passwordInput = z
  .string('is required')
  .min(1, 'is required')
  // A keyboard may write one character as four.
  .max(4 * limits.passwordMax, { error: passwordLong, abort: true })
  .refine((password) => password.normalize('NFC').length <= limits.passwordMax, passwordLong)
/**
 * A code of an authenticator app (6 digits), or a recovery code. Blanks and dashes
 * don't count, and the letters that a recovery code leaves out are what they look like.
 */
export const oneTimeCode = z
  .string('is required')
  .max(64, 'must have at most 64 characters')
  .transform((text) =>
    text.replace(/[\s-]/g, '').toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1'),
  )
  .pipe(z.string().min(1, 'is required'))
const leaseSecondsError = `must be a whole number of seconds from 1 to ${limits.leaseMaxS}`
/** The length of a lease, in seconds. */
export const leaseSeconds = z
  .int(leaseSecondsError)
  .min(1, leaseSecondsError)
  .max(limits.leaseMaxS, leaseSecondsError)
/** A home's name, as people call it. */
export const homeName = text(64, 'is required')
/**
 * A time zone by its IANA name; not a distance such as +05:30, which knows no summer time. Which zones there
 * are, the server decides by its own data: they may be newer than those of Node.
 */
export const timeZone = z
  .string('is required')
  .max(64, 'must be a time zone')
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, 'must be a time zone such as Asia/Kolkata')
export const passkeyName = text(64, 'is required')
export const mobile = optionalText(32)
export const contactNumber = optionalText(32)
/** A postal address, in lines. */
export const address = optionalText(500, linesOfText)
export const idNumber = optionalText(limits.idNumberMax)
/** A calendar date, YYYY-MM-DD. */
export const dateOfBirth = z
  .union([z.iso.date('must be a date such as 1990-12-31'), z.literal('')])
  .nullish()
  .transform((value) => value || null)
/*
 * The same details in a change: a missing field stays as it is, so only null and
 * an empty text remove a value.
 */
const changedText = (max: number, textOf = plainText) =>
  textOf(max, 'must be a text')
    .nullable()
    .transform((value) => value || null)

export const changedMobile = changedText(32)
export const changedContact = changedText(32)
export const changedAddress = changedText(500, linesOfText)
export const changedIdNumber = changedText(limits.idNumberMax)
export const changedDateOfBirth = z
  .union(
    [z.iso.date('must be a date such as 1990-12-31'), z.literal(''), z.null()],
    'must be a date such as 1990-12-31',
  )
  .transform((value) => value || null)
/*
 * The contact of the operator for visitors of the landing page; an empty text is none.
 */
export const changedContactEmail = z.union(
  [z.literal(''), email],
  'must be an email address, or empty',
)
export const changedContactPhone = z
  .string('must be a phone number, or empty')
  .trim()
  .regex(/^(\+?[\d\s().-]{3,32})?$/, 'must be a phone number such as +44 20 7946 0000, or empty')
  .regex(/^$|\d/, 'must be a phone number such as +44 20 7946 0000, or empty')
export const changedContactAddress = plainText(200, 'must be a text')
export const roomName = text(64, 'is required')
export const deviceNameField = text(limits.deviceNameMax, 'is required')
export const sceneName = text(64, 'is required')
export const pinNameField = text(64, 'is required')
/** Free text of several lines. */
export const contactMessage = linesOfText(4_000, 'is required').min(1, 'is required')
/**
 * A device's identifier. It is part of MQTT topics and an MQTT user name, so it has
 * only letters, digits and `- _ . :`.
 */
export const deviceIdentifier = z
  .string('is required')
  .trim()
  .min(1, 'is required')
  .min(3, 'must have at least 3 characters')
  .max(64, 'must have at most 64 characters')
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]*$/, 'may have only letters, digits and - _ . :')

/**
 * A join code as somebody types it: letters and digits of which no two look alike;
 * blanks and dashes do not count.
 */
export const joinCode = z
  .string('is required')
  .max(64, 'is not a complete code')
  .transform((code) =>
    code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1'),
  )
  .pipe(
    z
      .string()
      .min(1, 'is required')
      .length(limits.joinCodeLetters, 'is not a complete code')
      .regex(/^[0-9a-hjkmnp-tv-z]*$/, 'is not a complete code'),
  )

/** The name of the program that has an API token. */
export const apiTokenLabel = text(64, 'is required')

/** The name of a pass, from those who gave it; its holder reads it too. */
export const passLabel = text(64, 'is required')
/** The digits that a pass may ask for beside its link. */
export const passPin = z
  .string('must be digits')
  .regex(
    new RegExp(`^\\d{${limits.passPinDigitsMin},${limits.passPinDigitsMax}}$`),
    `must be ${limits.passPinDigitsMin} to ${limits.passPinDigitsMax} digits`,
  )
/** The part after the `#` of a pass's link. */
export const passSecret = z
  .string('is required')
  .regex(/^[\w-]{43}$/, 'is incomplete: open the link again')

/** The id of a row: positive, whole, and within the range of both databases. */
export const id = z
  .int('must be a whole number')
  .positive('must be a positive number')
  .max(limits.idMax, 'is too high')

/** The same in a path: digits and nothing else. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'must be a positive number')
  .transform(Number)
  .pipe(id)

const instantMessage = 'must be a time: epoch milliseconds, or ISO 8601 with a zone'

/** An instant, in epoch milliseconds; requests may also send an ISO 8601 text with a zone. */
export const instant = z
  .int(instantMessage)
  .nonnegative(instantMessage)
  .max(8_640_000_000_000_000, instantMessage)
export const instantInput = z.union(
  [
    instant,
    z.iso
      .datetime({ offset: true })
      .transform((text) => Date.parse(text))
      .pipe(instant),
  ],
  instantMessage,
)

/** An instant in a query: epoch milliseconds as digits. */
export const instantText = z
  .string(instantMessage)
  .regex(/^\d{1,16}$/, instantMessage)
  .transform(Number)
  .pipe(instant)
