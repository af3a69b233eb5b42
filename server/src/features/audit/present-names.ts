import type { AuditEventName } from './audit-events.ts'

/*
 * Audit rows are sealed and never rewritten. Rows from before the standard words
 * carry older names; they are translated here, when a row is read for a person.
 */

/** Presses had entries of their own before they stood in the command log alone, and entries could be lost. */
type RetiredEventName =
  | `command.${'requested' | 'done' | 'failed' | 'expired' | 'superseded'}`
  | 'audit.events_lost'

const presentNames: Readonly<Record<string, AuditEventName | RetiredEventName>> = {
  'server started': 'server.started',
  'server stopped': 'server.stopped',
  'demo made': 'demo.created',
  'events lost': 'audit.events_lost',
  'account registered': 'account.registered',
  'home founded': 'home.founded',
  'operator made': 'operator.created',
  'account disabled': 'account.disabled',
  'account enabled': 'account.enabled',
  'lost authenticator turned off': 'authenticator.reset',
  'signed in': 'session.started',
  'sign-in refused': 'sign_in.refused',
  'signed out': 'session.signed_out',
  'session ended': 'session.ended',
  'reset code sent': 'reset_code.sent',
  'reset refused': 'password_reset.refused',
  'password reset': 'password.reset',
  'password changed': 'password.changed',
  'other sessions ended': 'session.others_ended',
  'profile changed': 'profile.changed',
  'data exported': 'account.exported',
  'account deleted': 'account.deleted',
  'home deleted': 'home.deleted',
  'passkey added': 'passkey.added',
  'passkey removed': 'passkey.removed',
  'authenticator turned on': 'authenticator.enabled',
  'authenticator turned off': 'authenticator.disabled',
  'recovery codes renewed': 'recovery_codes.renewed',
  'guest created': 'guest.created',
  'guest deleted': 'guest.deleted',
  'guest expired': 'guest.expired',
  'family created': 'family.created',
  'family updated': 'family.updated',
  'family deleted': 'family.deleted',
  'co-owner made': 'co_owner.added',
  'co-owner removed': 'co_owner.removed',
  'join code made': 'join_code.created',
  'join code voided': 'join_code.revoked',
  'home joined': 'home.joined',
  'room created': 'room.created',
  'device registered': 'device.registered',
  'device updated': 'device.updated',
  'device moved': 'device.moved',
  'device removed': 'device.removed',
  'secret reset': 'device.secret_reset',
  'static ip set': 'device.static_ip_set',
  'pin renamed': 'pin.renamed',
  'device connected': 'device.connected',
  'device refused': 'device.refused',
  'command begun': 'command.requested',
  'command done': 'command.done',
  'command failed': 'command.failed',
  'command expired': 'command.expired',
  'command superseded': 'command.superseded',
  'call refused': 'call.refused',
  'sentence refused': 'live_message.refused',
  'socket refused': 'live_socket.refused',
}

/** Today's name of a stored event; a name of today stays as it is. */
export const presentEventName = (stored: string): string => presentNames[stored] ?? stored

/** The names under which entries of an event may be stored. */
export const storedEventNames = (event: string): string[] => [
  event,
  ...Object.keys(presentNames).filter((stored) => presentNames[stored] === event),
]
