import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Db } from '../../platform/database/schema.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import { guestStore } from '../access/guest-store.ts'
import { accountStore } from '../accounts/account-store.ts'
import { type AuditWriter, nobody } from '../audit/audit-writer.ts'
import { deviceStore } from '../devices/records/device-store.ts'
import { apiTokenStore } from '../identity/api-token-store.ts'
import { personStore } from '../identity/person-store.ts'
import { membershipStore } from '../members/membership-store.ts'
import { passStore } from '../passes/pass-store.ts'
import type { Ending } from './endings.ts'

/**
 * Ends once more what had ended after a backup was made: in the restored database, on SQLite. An id is
 * never given twice, so what is not there any more is left out.
 * @param endings in the order in which they happened
 */
export async function applyEndings(
  db: Db,
  audit: Pick<AuditWriter, 'write'>,
  endings: readonly Ending[],
  now: number,
): Promise<void> {
  const end = endingWays(db, audit, now)
  for (const { event, id, at } of endings) await end[event](id, at)
}

type Way = (id: number, at: number) => Promise<unknown>

function endingWays(
  db: Db,
  audit: Pick<AuditWriter, 'write'>,
  now: number,
): Record<Ending['event'], Way> {
  const [people, accounts, members] = [personStore(db), accountStore(db), membershipStore(db)]
  const [passes, devices] = [passStore(db), deviceStore(db, 'sqlite')]
  const remove: Way = (id) => people.remove(id)
  const leave: Way = async (id) => {
    const person = await people.byId(id)
    if (!person || person.homeId === null) return
    await guestStore(db).revoke({ kind: 'person', id })
    await members.leaveHome(id, person.role === 'guest' ? 'guest' : 'family')
  }
  const demote = async (id: number, from: Role, to: Role) => {
    // In the backup they may not have been promoted yet.
    if ((await people.byId(id))?.role === from) await members.setRole(id, to)
  }
  return {
    'account.deleted': remove,
    'guest.deleted': remove,
    'family.deleted': remove,
    'guest.removed': leave,
    'family.removed': leave,
    'home.left': leave,
    'account.disabled': (id, at) => accounts.setDisabled(id, at),
    'account.enabled': (id) => accounts.setDisabled(id, null),
    'co_owner.removed': (id) => demote(id, 'admin', 'family'),
    'operator.removed': (id) => demote(id, 'super_admin', 'user'),
    'home.deleted': async (id) => {
      await devices.markDeletedOfHome(id, now)
      await members.endHome(id)
      // The start erases what this entry says is deleted.
      await audit.write('home.deleted', { ...nobody, homeId: id }, { devices: 0 })
    },
    'pass.revoked': (id) => passes.remove(id),
    'pass.link_replaced': (id) => passes.replaceSecret(id, unknownSecret()),
    'token.revoked': (id) => apiTokenStore(db).remove(id),
    'passkey.removed': (id) => db.deleteFrom('passkey').where('id', '=', id).execute(),
    'device.erased': async (id) => {
      await devices.markDeleted(id, now)
      await devices.erase(id, now)
    },
    'device.secret_reset': (id) => devices.setSecret(id, unknownSecret()),
    'device.replaced': (id) => devices.setSecret(id, unknownSecret()),
    'device.replacement_undone': (id) => devices.setSecret(id, unknownSecret()),
  }
}

/** The fingerprint of a secret that nobody has. */
const unknownSecret = () => fingerprint(randomText(32))
