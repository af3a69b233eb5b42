import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, randomDigits, randomLetters, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import type { AuthenticatorStore } from '../sign-in/authenticator-store.ts'
import { warnAccountOwner } from '../sign-in/warn-account-owner.ts'
import type { AccountStore } from './account-store.ts'
import { mailKey } from './mail-key.ts'
import { emailTaken } from './register.ts'
import type { ResetCodeStore } from './reset-code-store.ts'
import { hashOfCode, linkWith, mailWith } from './reset-letter.ts'

/*
 * The operator's actions on the server's own machine (admin.ts). Nobody may do them over the
 * web; a person who may run programs on the machine has the database anyway.
 */

type Needs = {
  people: PersonStore
  atomically: Atomically<{
    people: PersonStore
    accounts: AccountStore
    sessions: SessionStore
    authenticators: AuthenticatorStore
    resetCodes: ResetCodeStore
    audit: AuditWriter
  }>
  bus: Bus
  clock: Clock
}

/** 100 bits, in letters that are easy to type. */
const passwordLetters = 20

/**
 * Makes an account of the role `super_admin`, with a home of its own.
 * @returns the password; it is shown this one time.
 * @throws Refusal 'email_taken'.
 */
export async function createOperator(
  { atomically, passwords, clock }: Needs & { passwords: Passwords },
  { email, username }: { email: string; username: string },
): Promise<{ password: string }> {
  const password = randomLetters(passwordLetters)
  const passwordHash = await passwords.hash({ kind: 'operator', who: 'operator' }, password)
  const createdAt = clock.now()
  await atomically(async ({ people, audit }) => {
    const homeId = await people.foundHome(createdAt)
    const person = {
      homeId,
      role: 'super_admin' as const,
      username,
      email,
      passwordHash,
      createdAt,
    }
    const personId = await people.add(person)
    await audit.write('operator.created', { homeId, personId }, {})
  }).catch((error) => {
    throw isConflict(error) ? emailTaken() : error
  })
  return { password }
}

/**
 * Closes an account: its sessions end, its open pages close (at once over the bus, else
 * within 5 seconds), and nobody can sign in to it.
 * @throws Refusal 'email_not_registered'.
 */
export async function disableAccount(
  { people, atomically, bus, clock }: Needs,
  email: string,
): Promise<void> {
  const person = await accountWith(people, email)
  await atomically(async (stores) => {
    await stores.accounts.setDisabled(person.id, clock.now())
    await stores.sessions.endAllOf(person.id)
    await stores.resetCodes.forget(person.id)
    await stores.audit.write('account.disabled', byOperator(person), { member: person.id })
  })
  await publishAccessChanged(bus, [person.id])
}

/** Opens a closed account again. @throws Refusal 'email_not_registered'. */
export async function enableAccount({ people, atomically }: Needs, email: string): Promise<void> {
  const person = await accountWith(people, email)
  await atomically(async ({ accounts, audit }) => {
    await accounts.setDisabled(person.id, null)
    await audit.write('account.enabled', byOperator(person), { member: person.id })
  })
}

/**
 * Makes a reset code for a person, to hand over or to send by mail.
 * @param send sends the letter with the code.
 * @returns the code, and where its owner uses it however many strangers try codes.
 * @throws Refusal 'email_not_registered', 'not_delivered'.
 */
export async function makeResetCode(
  needs: Needs & { sealKey: Buffer; publicUrl: string },
  email: string,
  send?: Delivery['send'],
): Promise<{ code: string; link: string }> {
  const { people, atomically, sealKey, clock } = needs
  const person = await accountWith(people, email)
  const code = randomDigits(limits.resetCodeDigits)
  await atomically(async ({ resetCodes, audit }) => {
    await resetCodes.put({
      personId: person.id,
      codeHash: hashOfCode(sealKey, person.id, code),
      // It belongs to no browser and no address, so it counts only together with the email.
      browserHash: fingerprint(randomText(16)),
      askedBy: 'operator',
      askedFrom: 'the operator',
      expiresAt: clock.now() + limits.resetCodeLifeMs,
      tries: limits.resetCodeTries,
    })
    await audit.write('reset_code.sent', byOperator(person), { by: 'operator', member: person.id })
  })
  await send?.(mailWith(needs, code, person, clock.now()))
  return { code, link: linkWith(needs, mailKey(sealKey, person, clock.now())) }
}

/**
 * Turns off the authenticator app that a person has lost: the password alone signs in again,
 * and the recovery codes are void. The sessions end, because the finder of the phone may be
 * signed in on it. A letter tells the person, in case somebody else asked for this.
 * @throws Refusal 'email_not_registered', 'authenticator_off'.
 */
export async function resetLostAuthenticator(
  needs: Needs & { delivery: Delivery },
  email: string,
): Promise<void> {
  const { people, atomically, bus } = needs
  const person = await accountWith(people, email)
  if (person.authenticatorSince === null) {
    throw refuse('authenticator_off', 'The authenticator app is off')
  }
  await atomically(async ({ authenticators, sessions, audit }) => {
    await authenticators.turnOff(person.id)
    await sessions.endAllOf(person.id)
    await audit.write('authenticator.reset', byOperator(person), { member: person.id })
  })
  await publishAccessChanged(bus, [person.id])
  await warnAccountOwner(needs, person.id, 'the authenticator app was turned off by the operator')
}

/** The account of an email. @throws Refusal 'email_not_registered'. */
export async function accountWith(people: PersonStore, email: string): Promise<StoredPerson> {
  const person = await people.byEmail(email)
  if (!person) throw refuse('email_not_registered', 'There is no account with this email')
  return person
}

/** The audit entry belongs to the person's home, and none of its people did this. */
export const byOperator = ({ homeId }: StoredPerson) => ({ homeId, personId: null })
