import type { FromBrowser } from '@roomwire/contracts/live/from-browser.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { RefusalReason } from '../../platform/refusal.ts'

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
type Command = Device & { command: number; pin: PinKey; wanted: PinState }

export type AuditEvents = {
  'server started': { replica: string }
  'server stopped': { replica: string }
  'demo made': Record<string, never>
  /** What could not be kept because too much happened at once, or the database was away too long. */
  'events lost': { count: number }

  'account registered': { role: Role }
  'home founded': Record<string, never>
  /** On the server's machine, as what follows. */
  'operator made': Record<string, never>
  'account disabled': Member
  'account enabled': Member
  'lost authenticator turned off': Member
  'signed in': Record<string, never>
  'sign-in refused': From & {
    why:
      | 'unknown email'
      | 'wrong password'
      | 'wrong code'
      | 'wrong passkey'
      | 'account closed'
      | 'access not begun'
      | 'access ended'
  }
  'signed out': Record<string, never>
  'session ended': Record<string, never>
  'reset code sent': { by: 'mail' | 'sms' } | { by: 'operator'; member: number }
  'reset refused': From & { why: 'no code' | 'wrong code' }
  'password reset': Record<string, never>
  'password changed': Record<string, never>
  'other sessions ended': Record<string, never>
  'profile changed': { mobile: boolean }
  'data exported': Record<string, never>
  /** The last thing that is known of somebody. */
  'account deleted': Record<string, never>
  /** With everything in it: the accounts are told one by one. */
  'home deleted': { devices: number }
  'passkey added': { passkey: number }
  'passkey removed': { passkey: number }
  'authenticator turned on': Record<string, never>
  'authenticator turned off': Record<string, never>
  'recovery codes renewed': Record<string, never>

  'guest created': Member & { room: number | null; device: number | null; expires_at: number }
  'guest deleted': Member
  /** The time of the access is over, and the sessions with it. */
  'guest expired': Member
  'family created': Member
  'family updated': Member
  'family deleted': Member

  'co-owner made': Member
  'co-owner removed': Member
  'join code made': { join_code: number; role: Role }
  'join code voided': { join_code: number }
  'home joined': { role: Role }

  'room created': { room: number }
  'device registered': Device & { room: number | null }
  'device updated': Device & { name: boolean; local_ip: boolean }
  'device moved': Device & { room: number }
  'device removed': Device
  'secret reset': Device
  'static ip set': Device
  'pin renamed': Device & { pin: PinKey }
  'device connected': Device
  'device refused': From & { why: 'no such device and secret' | 'secret changed' | 'too often' }

  'command begun': Command
  'command done': Command
  'command failed': Command
  'command expired': Command
  'command superseded': Command

  /** Somebody asked for what is not theirs to do or to see, or too often. */
  'call refused': From & { call: string; reason: RefusalReason }
  'sentence refused': { sentence: FromBrowser['type']; reason: RefusalReason }
  'socket refused': From & { why: 'foreign origin' | 'not signed in' | 'too often' | 'too many' }
}

export type AuditEventName = keyof AuditEvents
