import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import { accountWith, byOperator } from '../accounts/operator-actions.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import type { MembershipStore } from './membership-store.ts'

/*
 * Changes which accounts are the operator's (`super_admin`). Like everything that the operator does, it is
 * done on the server's own machine (admin.ts).
 */

type Stores = {
  people: PersonStore
  accounts: AccountStore
  members: MembershipStore
  audit: AuditWriter
}
type Needs = { people: PersonStore; atomically: Atomically<Stores>; bus: Bus }

/**
 * Makes the account of a home's owner an operator's. It keeps its home. Its open pages close, because
 * its rights have changed.
 * @throws Refusal 'email_not_registered', and 'role_not_changeable' for every other account: a member of
 * somebody else's home would get the rights of its owner.
 */
export function makeOperator(needs: Needs, email: string): Promise<void> {
  return changeRole(needs, email, async ({ members, audit }, person) => {
    if (person.role === 'super_admin') throw isAlready()
    if (person.role !== 'user') throw isNoOwner()
    await members.setRole(person.id, 'super_admin')
    await audit.write('operator.added', byOperator(person), { member: person.id })
  })
}

/**
 * Makes an operator's account an ordinary one again, which owns its home. Its open pages close.
 * @param isLastMeant whether it may be the last open one.
 * @throws Refusal 'email_not_registered', and 'role_not_changeable' for an account that is no
 * operator's, and for the last one where that is not meant.
 */
export function endOperator(
  needs: Needs,
  email: string,
  { isLastMeant }: { isLastMeant: boolean },
): Promise<void> {
  return changeRole(needs, email, async ({ accounts, members, audit }, person) => {
    // Two that are ended at once wait for each other here.
    const operators = await accounts.lockOperators()
    if (!operators.some(({ id }) => id === person.id)) throw isNone()
    const isOneLeft = operators.some(({ id, isOpen }) => isOpen && id !== person.id)
    if (!isOneLeft && !isLastMeant) throw isLast()
    await members.setRole(person.id, 'user')
    await audit.write('operator.removed', byOperator(person), { member: person.id })
  })
}

async function changeRole(
  { people, atomically, bus }: Needs,
  email: string,
  change: (stores: Stores, person: StoredPerson) => Promise<void>,
): Promise<void> {
  const { id, homeId } = await accountWith(people, email)
  await atomically(async (stores) => {
    if (homeId !== null) await stores.members.lockHome(homeId)
    // Read behind the lock: it may have handed on its home meanwhile.
    await change(stores, await accountWith(stores.people, email))
  })
  await publishAccessChanged(bus, [id])
  if (homeId !== null) {
    await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  }
}

/** Why an operator's account neither leaves its home nor hands it on. */
export const operatorKeepsHome =
  'An operator’s account cannot leave or hand on its home. Make it an ordinary account first, on the server: npm run admin -- operator-off EMAIL'

/** The consequence of having no operator. */
export const withoutOperator = 'Without one, nobody can change the settings of the server on a page'

const notChangeable = (text: string) => refuse('role_not_changeable', text)
const isAlready = () => notChangeable('This account is an operator’s already')
const isNoOwner = () =>
  notChangeable(
    'Only the owner of a home can become an operator. Make an account of its own for it: npm run admin -- create EMAIL',
  )
const isNone = () => notChangeable('This account is no operator’s')
const isLast = () =>
  notChangeable(
    `This is the last operator’s account. ${withoutOperator}. Add --last if that is meant.`,
  )
