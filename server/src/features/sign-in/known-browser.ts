import type { Clock } from '../../platform/clock.ts'
import { keyedFingerprint, randomText, sameFingerprint } from '../../platform/random.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'

/*
 * A browser keeps a signed token for each person who has signed in with it. At the next
 * sign-in its attempts have a counter of their own, so that strangers who guess at the
 * account never lock its owner out. The server stores nothing of it: the token is its own
 * proof, and it is valid for one person, one year, and the password of that time. It gives
 * no rights, and no more attempts than a stranger has.
 */

/** How long a browser stays known, ms. */
export const knownBrowserLifeMs = 365 * 24 * 3_600_000

/** How many people one browser keeps tokens for; a further one replaces the oldest. */
const peopleMost = 5

type Owner = Pick<StoredPerson, 'id' | 'passwordHash'>

/**
 * Makes the text that the browser keeps from now on.
 * @param kept what the browser has kept so far; the tokens of other people stay in it.
 */
export async function knownBrowserToken(
  { people, sealKey, clock }: { people: PersonStore; sealKey: Buffer; clock: Clock },
  kept: string | undefined,
  personId: number,
): Promise<string> {
  const person = await people.byId(personId)
  if (!person) return kept ?? ''
  const browser = identifyBrowser(sealKey, kept, person, clock.now()) ?? randomText(16)
  const endsS = Math.floor((clock.now() + knownBrowserLifeMs) / 1000)
  const token = [person.id, browser, endsS, signatureOf(sealKey, person, browser, endsS)].join('.')
  const others = tokensIn(kept).filter((other) => !other.startsWith(`${person.id}.`))
  return [token, ...others.slice(0, peopleMost - 1)].join('~')
}

/** Returns the name of the browser if it has a valid token of this person; undefined for a stranger's. */
export function identifyBrowser(
  sealKey: Buffer,
  kept: string | undefined,
  person: Owner,
  now: number,
): string | undefined {
  const own = tokensIn(kept).find((token) => token.startsWith(`${person.id}.`))
  if (own === undefined) return undefined
  const [, browser = '', endsS = '', signature = ''] = own.split('.')
  const expected = signatureOf(sealKey, person, browser, Number(endsS))
  if (!sameFingerprint(signature, expected)) return undefined
  return Number(endsS) * 1000 > now ? browser : undefined
}

const tokensIn = (kept: string | undefined) =>
  (kept ?? '').split('~').filter((token) => token !== '')

/** The signature covers the password's hash too: a person who once knew the password gets no counter for the next one. */
function signatureOf(sealKey: Buffer, person: Owner, browser: string, endsS: number): string {
  const signed = `known browser ${person.id} ${browser} ${endsS} ${person.passwordHash}`
  return keyedFingerprint(sealKey, signed)
}
