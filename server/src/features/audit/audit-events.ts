import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'

/*
 * Everything that is kept on record, and what is kept of it: ids and words of
 * the house, so that the record says nothing more of somebody who is deleted.
 * Never a name, an email, an address, a token, a secret or a text people typed.
 */

/** Where it came from, as a mark that tells nothing but that it is the same (see markOf). */
type From = { from: string }
/** A member of the home, who is somebody else than the one who acts. */
type Member = { member: number }
type Device = { device: number }
type Command = Device & { command: number; pin: PinKey; desired: PinState }

export type AuditEvents = {
  'server.started': { replica: string }
  'server.stopped': { replica: string }
  'demo.created': Record<string, never>
  /** What could not be kept because too much happened at once, or the database was away too long. */
  'audit.events_lost': { count: number }

  'account.registered': { role: Role }
  'home.founded': Record<string, never>
  /** On the server's machine, as what follows. */
  'operator.created': Record<string, never>
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
      | 'account_closed'
      | 'access_not_begun'
      | 'access_ended'
  }
  'session.signed_out': Record<string, never>
  'session.ended': Record<string, never>
  'reset_code.sent': { by: 'mail' | 'sms' } | { by: 'operator'; member: number }
  'password_reset.refused': From & { why: 'no_code' | 'wrong_code' }
  'password.reset': Record<string, never>
  'password.changed': Record<string, never>
  'session.others_ended': Record<string, never>
  'profile.changed': { mobile: boolean }
  'account.exported': Record<string, never>
  /** The last thing that is known of somebody. */
  'account.deleted': Record<string, never>
  /** With everything in it: the accounts are told one by one. */
  'home.deleted': { devices: number }
  'passkey.added': { passkey: number }
  'passkey.removed': { passkey: number }
  'authenticator.enabled': Record<string, never>
  'authenticator.disabled': Record<string, never>
  'recovery_codes.renewed': Record<string, never>

  'guest.created': Member & { room: number | null; device: number | null; expires_at: number }
  'guest.deleted': Member
  /** The time of the access is over, and the sessions with it. */
  'guest.expired': Member
  'family.created': Member
  'family.updated': Member
  'family.deleted': Member

  'co_owner.added': Member
  'co_owner.removed': Member
  'join_code.created': { join_code: number; role: Role }
  'join_code.revoked': { join_code: number }
  'home.joined': { role: Role }

  'room.created': { room: number }
  'device.registered': Device & { room: number | null }
  'device.updated': Device & { name: boolean; local_ip: boolean }
  'device.moved': Device & { room: number }
  'device.removed': Device
  'device.secret_reset': Device
  'device.static_ip_set': Device
  'pin.renamed': Device & { pin: PinKey }
  'device.connected': Device
  'device.refused': From & { why: 'no_such_device_and_secret' | 'secret_changed' | 'too_often' }

  'command.requested': Command
  'command.done': Command
  'command.failed': Command
  'command.expired': Command
  'command.superseded': Command

  /** Somebody asked for what is not theirs to do or to see, or too often. */
  'call.refused': From & { call: string; code: ErrorCode }
  /** `message` is the type of the message. */
  'live_message.refused': { message: string; code: ErrorCode }
  'live_socket.refused': From & {
    why: 'foreign_origin' | 'not_signed_in' | 'too_often' | 'too_many'
  }
}

export type AuditEventName = keyof AuditEvents
