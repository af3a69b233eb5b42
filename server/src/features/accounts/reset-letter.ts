import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Letter } from '../../platform/delivery/letter.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import type { StoredPerson } from '../identity/person-store.ts'
import { mailKey } from './mail-key.ts'

type Recipient = Pick<StoredPerson, 'id' | 'email' | 'passwordHash'>

type Setup = {
  sealKey: Buffer
  /** Where people reach this server; empty when that is not set, and letters carry no link. */
  publicUrl: string
}

/** The SMS that carries a code. */
export const smsWith = (setup: Setup, code: string, recipient: string): Letter => ({
  channel: 'sms',
  recipient,
  subject: null,
  body: textWith(setup, code),
})

/** The mail that carries a code, and the key by which its owner gets another one whatever strangers do. */
export function mailWith(setup: Setup, code: string, person: Recipient, now: number): Letter {
  const key = mailKey(setup.sealKey, person, now)
  const how = setup.publicUrl
    ? `open this link on the device where you want to sign in: ${linkWith(setup, key)}`
    : `choose ‘Forgot password?’ on the sign-in page, and type this key when it asks for one: ${key}`
  return {
    channel: 'mail',
    recipient: person.email,
    subject: 'Your Roomwire reset code',
    body: `${textWith(setup, code)}\n\nIf you get no code because too many were asked for, ${how}. It is valid for a day.`,
  }
}

function textWith({ publicUrl }: Setup, code: string): string {
  const minutes = limits.resetCodeLifeMs / 60_000
  const where = publicUrl ? ` Type it at ${new URL('/login', publicUrl).href}.` : ''
  return `Your Roomwire reset code is ${code}. It is valid for ${minutes} minutes.${where} If you did not ask for it, ignore this message.`
}

/** The sign-in page with a key. It stands behind the `#`, so that no server logs it. */
export const linkWith = ({ publicUrl }: Pick<Setup, 'publicUrl'>, key: string): string =>
  `${publicUrl ? new URL('/login', publicUrl).href : '/login'}#key=${key}`

/** The stored form of a code: keyed, because six digits alone could be tried out. */
export function hashOfCode(key: Buffer, personId: number, code: string): string {
  return keyedFingerprint(key, `reset code ${personId} ${code}`)
}
