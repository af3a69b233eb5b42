import type { ApiTokenRight } from '@roomwire/contracts/vocabulary/api-token-right.ts'
import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { DeviceSettings } from '@roomwire/contracts/vocabulary/device-settings.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { AfterPowerOn } from '@roomwire/contracts/vocabulary/protection.ts'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { PauseReason } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { Engine } from '../../platform/database/engine.ts'
import type { DaySeal } from './activity-seals.ts'
import type { CommandSeals } from './command-seals.ts'

/*
 * Every event of the audit log, and the details of each: ids and fixed terms, so that the log
 * reveals nothing more of a person who is deleted. It never contains a name, an email, an
 * address, a token, a secret or a text that people typed.
 */

/** The address of the request, as a pseudonym (see Audit.pseudonymise). */
type From = { from: string }
/** A member of the home whom the actor acts on. */
type Member = { member: number }
type Scene = { scene: number }
type Device = { device: number }
type Pin = Device & { pin: PinKey }
type Pass = { pass: number }
type ScheduleId = { schedule: number }
/** The terms of a guest; without rooms, devices and pins they are for the whole home. */
type GuestTerms = {
  rooms: number[]
  devices: number[]
  /** Missing where it is for none. */
  pins?: Pin[]
  expires_at: number
}
/** The access of a guest, with the terms for other times, where there are any. */
type GuestAccess = GuestTerms & { further?: GuestTerms[] }
/** How many pins came to what. */
type BulkOutcome = { done: number; offline: number; failed: number }

export type AuditEvents = {
  'server.started': { replica: string }
  'server.stopped': { replica: string }
  /** When the backup was made (epoch ms), and how much of it had ended since and is gone again. */
  'server.restored': { backup_at: number; ended: number }
  'server.keys_replaced': { people: number }
  /** The home has gone to the other kind of database. */
  'server.moved': { to: Engine }
  /** Somebody who manages the home lets a guest, pass or API token go on after a restore. */
  'access.kept': Member | Pass | { token: number }
  'demo.created': Record<string, never>
  'server.backups_changed': { hour: number; days: number; weeks: number; months: number }
  /** The operator says on the server's machine that its clock is right. */
  'server.clock_trusted': Record<string, never>
  /** Somebody asked for a backup at once. */
  'server.backup_begun': Record<string, never>
  /** Whether a backup was made: one that a person had asked for, or that of a day, which nobody had. */
  'server.backup_ended': { done: boolean }
  /** Whether the last backup could be restored in a drill. */
  'server.drill_ended': { done: boolean }
  'server.retention_changed': { readings_days: number; log_days: number; activity_days: number }
  /** The ways to reach the operator that were changed. */
  'server.contact_changed': { email: boolean; phone: boolean; address: boolean }
  /**
   * Entries of one event that have no rows of their own, because they would be too many or the
   * database was away too long: since when (epoch ms), how many, and of how many different actors,
   * objects and addresses (or more, where these are not told apart any further).
   */
  'audit.events_gathered': {
    event: string
    count: number
    different: number
    or_more?: true
    since: number
  }
  /** Entries that waited for their link and were not written by a server of this installation. */
  'audit.entries_refused': { count: number }

  'account.registered': { role: Role }
  'home.founded': Record<string, never>
  /** The operator does this and the next five on the server's machine. */
  'operator.created': Record<string, never>
  'operator.added': Member
  'operator.removed': Member
  'account.disabled': Member
  'account.enabled': Member
  'authenticator.reset': Member
  'session.started': Record<string, never>
  'sign_in.refused': From & {
    why:
      | 'unknown_email'
      | 'wrong_password'
      | 'wrong_code'
      | 'wrong_passkey'
      | 'wrong_start_link'
      | 'wrong_phone_link'
      | 'account_closed'
      | 'access_not_begun'
      | 'access_ended'
  }
  /** Somebody who is signed in has made a link for their phone. */
  'phone_link.created': Record<string, never>
  'session.signed_out': Record<string, never>
  'session.ended': Record<string, never>
  'reset_code.sent': { by: 'mail' | 'sms' } | { by: 'operator'; member: number }
  'password_reset.refused': From & { why: 'no_code' | 'wrong_code' }
  'password.reset': Record<string, never>
  'password.changed': Record<string, never>
  'session.others_ended': Record<string, never>
  'profile.changed': { mobile: boolean }
  'email.changed': Record<string, never>
  'account.exported': Record<string, never>
  /** The last entry of a person. */
  'account.deleted': Record<string, never>
  /** The home is deleted with everything in it; each account has an entry of its own. */
  'home.deleted': { devices: number }
  'passkey.added': { passkey: number }
  'passkey.removed': { passkey: number }
  /** Somebody who manages the home has looked at the view of this member, or of this pass's holder. */
  'access.viewed': Member | Pass
  'token.created': { token: number } & { right: ApiTokenRight }
  'token.revoked': { token: number }
  'authenticator.enabled': Record<string, never>
  'authenticator.disabled': Record<string, never>
  'recovery_codes.renewed': Record<string, never>

  'guest.created': Member & GuestAccess
  'guest.updated': Member & GuestAccess & { paused: boolean }
  'guest.deleted': Member
  /** Taken out of the home; the account, which they came with, stays. So it is with family. */
  'guest.removed': Member
  /** The access has ended, and the sessions with it. */
  'guest.expired': Member
  'family.created': Member
  'family.updated': Member
  'family.deleted': Member
  'family.removed': Member

  'pass.created': Pass & GuestAccess
  'pass.updated': Pass & GuestAccess & { paused: boolean }
  'pass.link_replaced': Pass
  'pass.revoked': Pass
  'pass.browser_ended': Pass
  /** A browser holds the pass from now on, or has given it back. */
  'pass.opened': Record<string, never>
  'pass.left': Record<string, never>
  /** Somebody with its link gave a wrong PIN. */
  'pass.refused': From

  'co_owner.added': Member
  'co_owner.removed': Member
  'join_code.created': { join_code: number; role: Role } & Partial<GuestAccess>
  'join_code.revoked': { join_code: number }
  'home.joined': { role: Role }
  'home.left': { role: Role }
  'home.renamed': Record<string, never>
  'home.time_zone_set': Record<string, never>
  /** A demo home took the zone of this member's browser, and a place in it; nobody had set either. */
  'home.time_zone_taken': Member
  'home.price_set': Record<string, never>
  'home.locale_set': Record<string, never>
  'home.units_set': Record<string, never>
  'home.place_set': Record<string, never>
  'home.hold_set': { hold_s: number }
  'schedule.created': ScheduleId
  'schedule.changed': ScheduleId
  'schedule.deleted': ScheduleId
  /** A person paused it, or the server did because it may act no more. */
  'schedule.paused': ScheduleId & { why: PauseReason }
  'schedule.resumed': ScheduleId
  'schedule.skipped': ScheduleId
  'schedule.unskipped': ScheduleId
  /** Nobody looked when it was due: it did nothing, or acted late. */
  'schedule.missed': ScheduleId
  'schedule.caught_up': ScheduleId
  /** All schedules of the home, until an instant; null for until they are resumed. */
  'schedules.paused': { until: number | null }
  'schedules.resumed': Record<string, never>
  /** The member is the owner now, and the person a co-owner. */
  'home.handed_on': Member

  'room.created': { room: number }
  'room.renamed': { room: number }
  'room.painted': { room: number }
  'room.photo_set': { room: number }
  'room.photo_removed': { room: number }
  /** How many devices are in no room now, and how many guests have lost their access. */
  'room.deleted': { room: number; devices: number; guests: number }
  'device.registered': Device & { room: number | null }
  /** The settings that were changed. */
  'device.updated': Device & { name: boolean; local_ip: boolean; encryption_key?: true } & {
    [Name in keyof DeviceSettings]?: true
  }
  /** The order in which the home sees its pins. */
  'device.pins_arranged': Device
  'device.moved': Device & { room: number }
  'device.removed': Device
  /** It can be undone for a moment, until the server erases the device. */
  'device.deleted': Device
  'device.restored': Device
  'device.erased': Device
  'device.secret_reset': Device
  /** Its board: it has the secret of the new one. */
  'device.replaced': Device
  /** Its board is behind another hub, in the place of one that was deleted. */
  'device.adopted_again': Device
  /** It has its old board and secret again. */
  'device.replacement_undone': Device
  'device.static_ip_set': Device
  'pin.renamed': Pin
  'pin.icon_changed': Pin
  'pin.watts_set': Pin
  /** For how many seconds it is on when nobody says how long; null for as long as nobody asks. */
  'pin.time_set': Pin & { on_for: number | null }
  /** Whether pages ask before they turn it on; null: nobody has decided. */
  'pin.ask_set': Pin & { ask_first: boolean | null }
  /** The protection that its device keeps; null where it has none. */
  'pin.protected': Pin & {
    not_with: PinKey | null
    longest_on: number | null
    shortest_off: number | null
    after_power_on: AfterPowerOn | null
  }
  'pin.let_go': Pin
  'pin.confirmed': Pin
  'pin.removed': Pin
  /** Null: it counts for the room of its device again. */
  'pin.moved': Pin & { room: number | null }
  /** Somebody turned off a room, or the home (null), or took that back; each command has entries of its own. */
  'all_off.done': BulkOutcome & { room: number | null }
  'all_off.undone': BulkOutcome
  'scene.created': Scene
  'scene.changed': Scene
  'scene.deleted': Scene
  /** Somebody pressed a scene, or took that back; each command has entries of its own. */
  'scene.pressed': Scene & BulkOutcome
  'scene.undone': Scene & BulkOutcome
  'favourite.added': Pin
  'favourite.removed': Pin
  'device.connected': Device
  /** The home is told of one with its device: it has no address then, so that repeats are one row. */
  'device.refused':
    | (From & { why: 'no_such_device_and_secret' | 'secret_changed' | 'too_often' })
    | (Device & { why: ConnectRefusal })
  /** Two boards take the connection from each other. */
  'device.shared_secret': Device

  /** Commands were stored or have ended: the command log says which, by whom and how. */
  'commands.sealed': CommandSeals
  'activity.sealed': DaySeal

  /** Somebody asked for something that they may not do or see, or asked too often. */
  'call.refused': From & { call: string; code: ErrorCode }
  /** `message` is the type of the message. */
  'live_message.refused': { message: string; code: ErrorCode }
  'live_socket.refused': From & {
    why: 'foreign_origin' | 'not_signed_in' | 'too_often' | 'too_many'
  }
}

export type AuditEventName = keyof AuditEvents
