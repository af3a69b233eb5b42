import type { Clock } from '../../platform/clock.ts'
import { keyedFingerprint, randomText, sameFingerprint } from '../../platform/random.ts'
import type { PersonStore } from '../identity/person-store.ts'

/*
 * A browser that somebody has signed in with keeps a signed note about it. At the next
 * sign-in its tries are counted by themselves, so that strangers who guess at the account
 * never lock its owner out. Nothing of it is stored here: the note is its own proof, good
 * for one person, one year, and the password it was given for. A note gives no right to
 * anything, and no more tries than a stranger has.
 */

/** How long a browser is recognised, ms. */
export const knownBrowserLifeMs = 365 * 24 * 3_600_000

/** People that one browser can keep notes about; a further one takes the place of the oldest. */
const peopleMost = 5

type Whose = { id: number; password_hash: string }

/**
 * What the browser is to keep from now on, instead of what it has kept.
 * @param kept what it showed; notes about others stay in it.
 */
export async function browserToken(
  { people, sealKey, clock }: { people: PersonStore; sealKey: Buffer; clock: Clock },
  kept: string | undefined,
  personId: number,
): Promise<string> {
  const person = await people.row(personId)
  if (!person) return kept ?? ''
  const browser = identifyBrowser(sealKey, kept, person, clock.now()) ?? randomText(16)
  const endsS = Math.floor((clock.now() + knownBrowserLifeMs) / 1000)
  const note = [person.id, browser, endsS, signatureOf(sealKey, person, browser, endsS)].join('.')
  const others = notesIn(kept).filter((other) => !other.startsWith(`${person.id}.`))
  return [note, ...others.slice(0, peopleMost - 1)].join('~')
}

/** The name of the browser if it has a true note about this person; undefined for a stranger's. */
export function identifyBrowser(
  sealKey: Buffer,
  kept: string | undefined,
  person: Whose,
  now: number,
): string | undefined {
  const own = notesIn(kept).find((note) => note.startsWith(`${person.id}.`))
  if (own === undefined) return undefined
  const [, browser = '', endsS = '', signature = ''] = own.split('.')
  const expected = signatureOf(sealKey, person, browser, Number(endsS))
  if (!sameFingerprint(signature, expected)) return undefined
  return Number(endsS) * 1000 > now ? browser : undefined
}

const notesIn = (kept: string | undefined) => (kept ?? '').split('~').filter((note) => note !== '')

/** Over the password's hash too: who once knew the password keeps no tries at the next one. */
function signatureOf(sealKey: Buffer, person: Whose, browser: string, endsS: number): string {
  const said = `known browser ${person.id} ${browser} ${endsS} ${person.password_hash}`
  return keyedFingerprint(sealKey, said)
}
