import { guestStore } from './features/access/guest-store.ts'
import { accountStore } from './features/accounts/account-store.ts'
import { contactDetailsStore } from './features/accounts/contact-details-store.ts'
import { contactStore } from './features/accounts/contact-store.ts'
import { resetCodeStore } from './features/accounts/reset-code-store.ts'
import { activityStore } from './features/activity/activity-store.ts'
import type { Audit } from './features/audit/audit.ts'
import { type AuditCut, auditCut } from './features/audit/audit-cut.ts'
import { type AuditWriter, auditWriter, type CountChange } from './features/audit/audit-writer.ts'
import { personEvents } from './features/audit/person-events.ts'
import { backupScheduleStore } from './features/backups/backup-schedule.ts'
import { restoredStore } from './features/backups/restored-store.ts'
import { favouriteStore } from './features/devices/favourites/favourites.ts'
import { connectProblemStore } from './features/devices/presence/connect-problems.ts'
import type { CommandIds } from './features/devices/records/command-ids.ts'
import { commandStore } from './features/devices/records/command-store.ts'
import { deviceReader } from './features/devices/records/device-reader.ts'
import { deviceStore } from './features/devices/records/device-store.ts'
import { erasedDeviceStore } from './features/devices/records/erased-device-store.ts'
import { hubListStore } from './features/devices/records/hub-list-store.ts'
import { replicaLeases } from './features/devices/records/replica-leases.ts'
import { measuredChanges } from './features/devices/reports/recover-history.ts'
import { apiTokenStore } from './features/identity/api-token-store.ts'
import { homeStore } from './features/identity/home-store.ts'
import { personStore } from './features/identity/person-store.ts'
import { sessionStore } from './features/identity/session-store.ts'
import { zoneStore } from './features/identity/shared-zones.ts'
import { visitStore } from './features/identity/visit-store.ts'
import { objectReader } from './features/limits/object-limits.ts'
import { retentionStore } from './features/limits/retention.ts'
import { joinCodeStore } from './features/members/join-code-store.ts'
import { membershipStore } from './features/members/membership-store.ts'
import { passStore } from './features/passes/pass-store.ts'
import { arrangementStore } from './features/rooms/arrangement-store.ts'
import { roomPhotoStore } from './features/rooms/room-photo-store.ts'
import { roomStore } from './features/rooms/room-store.ts'
import { sceneStore } from './features/scenes/scene-store.ts'
import { dueStore } from './features/schedules/due-store.ts'
import { planStore } from './features/schedules/plans/plan-store.ts'
import { scheduleStore } from './features/schedules/schedule-store.ts'
import { authenticatorStore } from './features/sign-in/authenticator-store.ts'
import { challengeStore } from './features/sign-in/challenge-store.ts'
import { passkeyStore } from './features/sign-in/passkey-store.ts'
import type { Clock } from './platform/clock.ts'
import type { Engine } from './platform/database/engine.ts'
import type { Db } from './platform/database/schema.ts'
import type { Atomically, Transaction } from './platform/database/transactions.ts'
import { openOutbox } from './platform/delivery/outbox.ts'

type StoreNeeds = {
  clock: Clock
  engine: Engine
  /** On SQLite, where the journal gives ids to commands that are not stored yet. */
  commandIds: CommandIds | undefined
}

/** Every store on a database, or within a transaction. */
export const storesOn = (
  db: Db,
  { clock, engine, commandIds }: StoreNeeds,
  audit: AuditWriter,
) => ({
  people: personStore(db),
  homes: homeStore(db),
  zones: zoneStore(db),
  accounts: accountStore(db),
  guests: guestStore(db),
  members: membershipStore(db),
  sessions: sessionStore(db),
  visits: visitStore(db),
  apiTokens: apiTokenStore(db),
  passes: passStore(db),
  passkeys: passkeyStore(db),
  authenticators: authenticatorStore(db),
  challenges: challengeStore(db),
  resetCodes: resetCodeStore(db),
  joinCodes: joinCodeStore(db),
  objects: objectReader(db),
  contacts: contactStore(db),
  contactDetails: contactDetailsStore(db),
  outbox: openOutbox(db, clock),
  retention: retentionStore(db),
  backupSchedule: backupScheduleStore(db),
  rooms: roomStore(db),
  roomPhotos: roomPhotoStore(db),
  arrangements: arrangementStore(db),
  devices: deviceStore(db, engine),
  erasedDevices: erasedDeviceStore(db),
  deviceReader: deviceReader(db),
  hubLists: hubListStore(db),
  leases: replicaLeases(db),
  connectProblems: connectProblemStore(db),
  measuredChanges: measuredChanges(db),
  commands: commandStore(db, audit, commandIds),
  activity: activityStore(db),
  personEvents: personEvents(db),
  favourites: favouriteStore(db),
  scenes: sceneStore(db),
  schedules: scheduleStore(db),
  dueSchedules: dueStore(db),
  plans: planStore(db),
  restored: restoredStore(db),
})
/** Every store, by its name. */
export type Stores = ReturnType<typeof storesOn>

/** Does some work on all stores, and on the audit log, in one transaction. */
export type StoresAtomically = Atomically<Stores & { audit: AuditWriter; auditCut: AuditCut }>

type Needs = StoreNeeds & {
  key: Buffer
  audit: Pick<Audit, 'linkSoon'>
  countChange: CountChange
}

/** Lets transactions do work on all stores, and write the audit entries of what it does. */
export const inTransaction =
  ({ engine, commandIds, audit, ...sealing }: Needs) =>
  (transaction: Transaction): StoresAtomically =>
  async (work) => {
    let isAudited = false
    const result = await transaction((db) => {
      const writer = auditWriter(db, sealing, () => {
        isAudited = true
      })
      const stores = storesOn(db, { clock: sealing.clock, engine, commandIds }, writer)
      return work({ ...stores, audit: writer, auditCut: auditCut(db, sealing.key) })
    })
    if (isAudited) audit.linkSoon()
    return result
  }
