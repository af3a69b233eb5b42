import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Letter } from '../../platform/delivery/letter.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, sameFingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Caller } from '../identity/caller.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ChallengeStore } from '../sign-in/challenge-store.ts'
import { isMailKey } from './mail-key.ts'
import type { ResetCodeId, ResetCodeStore } from './reset-code-store.ts'
import { hashOfCode } from './reset-letter.ts'

type Stores = {
  people: PersonStore
  sessions: SessionStore
  challenges: ChallengeStore
  resetCodes: ResetCodeStore
}

type Needs = Stores & {
  atomically: Atomically<Stores & { audit: AuditWriter }>
  attempts: Attempts
  audit: Audit
  passwords: Passwords
  delivery: Delivery
  bus: Bus
  sealKey: Buffer
  clock: Clock
}

const invalidCodeText = 'Invalid or expired reset code'

/** So many tries of a code are kept for the browser that asked, or for the person with the operator's key. */
const keptTries = 2

/** A reset code, the password to set with it, and the email of the account if it was given. */
type PasswordReset = {
  resetCode: string
  newPassword: string
  email?: string | undefined
  mailKey?: string | undefined
}

/**
 * Sets a new password with a reset code (API-7, RESET-7) and ends every session of the
 * account; passkeys and the authenticator app stay. A code counts for the browser that asked for
 * it. A caller without the cookie may try the one that was last asked for from this address,
 * though not all of its tries; without the email too only a few times, and not while codes are
 * being tried everywhere. A code that the operator has made counts for all who name the email. So
 * wrong codes of strangers take nothing from the browser that asked.
 * @param browserKey the key that sendResetCode gave this browser, if it still has it.
 * @throws Refusal 'reset_code_invalid' when the code is wrong, used, or too old;
 * 'password_too_common', 'too_many_attempts', 'server_busy'.
 */
export async function resetPassword(
  needs: Needs,
  caller: Caller,
  browserKey: string | undefined,
  { resetCode, newPassword, email, mailKey }: PasswordReset,
): Promise<{ personId: number }> {
  const { people, audit, passwords, delivery } = needs
  const asker = { kind: 'reset', who: caller.address } as const
  passwords.expectRoom(asker)
  // This comes before a try is spent: it says nothing about the account.
  await passwords.expectUncommon(newPassword, email === undefined ? [] : [email], 'newPassword')
  const codes = await codesOf(needs, caller, browserKey, { email, mailKey })
  const tried = await tryCodes(needs, codes, resetCode)
  if (!tried) {
    const actor = { homeId: null, personId: codes[0]?.id.personId ?? null }
    const from = audit.pseudonymise(caller.address)
    const why = codes.length > 0 ? 'wrong_code' : 'no_code'
    audit.enqueue('password_reset.refused', actor, { why, from })
    throw invalidCode()
  }

  const { personId } = tried.id
  const owner = await people.byId(personId)
  const ownNames = owner ? [owner.username, owner.email] : []
  const passwordHash = await passwords.choose(asker, newPassword, ownNames, 'newPassword')
  const person = await needs.atomically(async (stores) => {
    if (!(await stores.resetCodes.take(tried.id, tried.codeHash))) throw invalidCode()
    await stores.resetCodes.forget(personId)
    await stores.people.setPassword(personId, passwordHash)
    await stores.sessions.endAllOf(personId)
    // A sign-in that waits for its second factor began with the old password.
    await stores.challenges.removeAllOf(personId)
    const person = await stores.people.byId(personId)
    await stores.audit.write('password.reset', { homeId: person?.homeId ?? null, personId }, {})
    return person
  })
  await publishAccessChanged(needs.bus, [personId])
  if (person) delivery.sendInBackground(letterTo(person.email))
  return { personId }
}

/** A code that a caller may try, and how many of its tries are not for this caller. */
type OpenCode = { id: ResetCodeId; kept: number }

/** The codes that a caller may try. @throws Refusal 'too_many_attempts' for an address without a code of its own. */
async function codesOf(
  needs: Needs,
  caller: Caller,
  browserKey: string | undefined,
  { email, mailKey }: Pick<PasswordReset, 'email' | 'mailKey'>,
): Promise<OpenCode[]> {
  const { people, resetCodes, attempts, clock } = needs
  const now = clock.now()
  const person = email === undefined ? undefined : await people.byEmail(email)
  const isNobody = email !== undefined && !person
  const own =
    browserKey === undefined || isNobody
      ? undefined
      : await resetCodes.ofBrowser(fingerprint(browserKey), person?.id, now)
  // The tries of its own code bound a browser; it does not suffer for others at its address.
  if (!own) {
    const text = `${invalidCodeText}: too many attempts`
    await attempts.count(attemptLimits.resetTryFromAddress, caller.address, text)
  }
  const isCalm = own !== undefined || (await isCalmEverywhere(attempts))
  if (isNobody) return []
  const ofAddress = own ? undefined : await codeOfAddress(needs, caller, person, isCalm)
  const ofOperator = person && (await codeOfOperator(needs, person, mailKey))
  return [own && { id: own, kept: 0 }, ofAddress, ofOperator].filter((code) => code !== undefined)
}

async function isCalmEverywhere(attempts: Attempts): Promise<boolean> {
  const all = { limit: attemptLimits.resetTryOfInstallation, key: 'everybody' }
  return (await attempts.consume([all])) === 0
}

async function codeOfAddress(
  { resetCodes, attempts, clock }: Needs,
  { address }: Caller,
  person: StoredPerson | undefined,
  isCalm: boolean,
): Promise<OpenCode | undefined> {
  if (!person) {
    const bare = { limit: attemptLimits.bareResetTry, key: address }
    if (!isCalm || (await attempts.consume([bare])) > 0) return undefined
  }
  const id = await resetCodes.ofAddress(address, person?.id, clock.now())
  return id && { id, kept: keptTries }
}

/** The operator's code. Strangers have few tries a day, and leave some for the owner with the operator's key. */
async function codeOfOperator(
  { resetCodes, attempts, sealKey, clock }: Needs,
  person: StoredPerson,
  mailKey: string | undefined,
): Promise<OpenCode | undefined> {
  const id = await resetCodes.ofOperator(person.id, clock.now())
  if (!id) return undefined
  if (mailKey !== undefined && isMailKey(sealKey, person, mailKey, clock.now()))
    return { id, kept: 0 }
  const guess = { limit: attemptLimits.operatorCodeTry, key: String(person.id) }
  return (await attempts.consume([guess])) === 0 ? { id, kept: keptTries } : undefined
}

/** Spends one try of each code until one is right. */
async function tryCodes(
  { resetCodes, sealKey, clock }: Needs,
  codes: readonly OpenCode[],
  resetCode: string,
): Promise<{ id: ResetCodeId; codeHash: string } | undefined> {
  for (const { id, kept } of codes) {
    const codeHash = await resetCodes.spendTry(id, kept, clock.now())
    const given = hashOfCode(sealKey, id.personId, resetCode)
    if (codeHash !== undefined && sameFingerprint(given, codeHash)) return { id, codeHash }
  }
  return undefined
}

const letterTo = (recipient: string): Letter => ({
  channel: 'mail',
  recipient,
  subject: 'Your Roomwire password was changed',
  body: 'The password of your Roomwire account was changed with a reset code, and every session was ended. If this was not you, ask for a new reset code at once.',
})

const invalidCode = () =>
  refuse('reset_code_invalid', `${invalidCodeText}. Please request a new one.`, {
    field: 'resetCode',
  })
