import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import * as theHouse from './migrations/0001-the-house.ts'
import * as accountsAndAudit from './migrations/0002-accounts-and-audit.ts'
import * as standardWords from './migrations/0003-standard-words.ts'
import * as commandLog from './migrations/0004-command-log.ts'
import * as arranging from './migrations/0005-arranging.ts'
import * as favourites from './migrations/0006-favourites.ts'
import * as order from './migrations/0007-order.ts'
import * as replicaLeases from './migrations/0008-replica-leases.ts'
import * as settingsVersion from './migrations/0009-settings-version.ts'
import * as auditCut from './migrations/0010-audit-cut.ts'
import * as homesAndAccounts from './migrations/0011-homes-and-accounts.ts'
import * as grants from './migrations/0012-grants.ts'
import * as passes from './migrations/0013-passes.ts'
import * as apiTokens from './migrations/0014-api-tokens.ts'
import * as pinGrants from './migrations/0015-pin-grants.ts'
import * as pinRooms from './migrations/0016-pin-rooms.ts'
import * as activity from './migrations/0017-activity.ts'
import * as consumption from './migrations/0018-consumption.ts'
import * as leases from './migrations/0019-leases.ts'
import * as homeForms from './migrations/0020-home-forms.ts'
import * as protection from './migrations/0021-protection.ts'
import * as scenes from './migrations/0022-scenes.ts'
import * as schedules from './migrations/0023-schedules.ts'
import * as holds from './migrations/0024-holds.ts'
import * as scheduledScenes from './migrations/0025-scheduled-scenes.ts'
import * as plans from './migrations/0026-plans.ts'
import * as joinGrants from './migrations/0027-join-grants.ts'
import * as madeUpPast from './migrations/0028-made-up-past.ts'
import * as catchUp from './migrations/0029-catch-up.ts'
import * as historyIdentity from './migrations/0030-history-identity.ts'
import * as quotas from './migrations/0031-quotas.ts'
import * as clockFloor from './migrations/0033-clock-floor.ts'
import * as resetAndAudit from './migrations/0034-reset-and-audit.ts'
import * as replicaVersions from './migrations/0035-replica-versions.ts'
import * as contactDetails from './migrations/0036-contact-details.ts'
import * as meters from './migrations/0037-meters.ts'
import * as zoneRules from './migrations/0038-zone-rules.ts'
import * as connectProblem from './migrations/0039-connect-problems.ts'
import * as auditMarks from './migrations/0040-audit-marks.ts'

/** Each migration changes the tables and their rows to what the program of its version expects. */
export type Migrations = Record<string, { up(db: Kysely<unknown>, engine: Engine): Promise<void> }>

/** Every migration, in order. The name of a released migration never changes. */
export const released: Migrations = {
  '0001-the-house': theHouse,
  '0002-accounts-and-audit': accountsAndAudit,
  '0003-standard-words': standardWords,
  '0004-command-log': commandLog,
  '0005-arranging': arranging,
  '0006-favourites': favourites,
  '0007-order': order,
  '0008-replica-leases': replicaLeases,
  '0009-settings-version': settingsVersion,
  '0010-audit-cut': auditCut,
  '0011-homes-and-accounts': homesAndAccounts,
  '0012-grants': grants,
  '0013-passes': passes,
  '0014-api-tokens': apiTokens,
  '0015-pin-grants': pinGrants,
  '0016-pin-rooms': pinRooms,
  '0017-activity': activity,
  '0018-consumption': consumption,
  '0019-leases': leases,
  '0020-home-forms': homeForms,
  '0021-protection': protection,
  '0022-scenes': scenes,
  '0023-schedules': schedules,
  '0024-holds': holds,
  '0025-scheduled-scenes': scheduledScenes,
  '0026-plans': plans,
  '0027-join-grants': joinGrants,
  '0028-made-up-past': madeUpPast,
  '0029-catch-up': catchUp,
  '0030-history-identity': historyIdentity,
  '0031-quotas': quotas,
  '0033-clock-floor': clockFloor,
  '0034-reset-and-audit': resetAndAudit,
  '0035-replica-versions': replicaVersions,
  '0036-contact-details': contactDetails,
  '0037-meters': meters,
  '0038-zone-rules': zoneRules,
  '0039-connect-problems': connectProblem,
  '0040-audit-marks': auditMarks,
}

/** The newest one that this program knows. */
export const newestMigration: string = Object.keys(released).at(-1) ?? ''
