import { z } from 'zod'
import { deviceCodes } from './device-codes.ts'

/*
 * Every refusal carries one of these codes beside its text. The text is for a person and may
 * be translated; programs decide by the code. A code is kept once it has been published, and
 * it tells no more than its text: where one text answers for two causes, so does one code.
 */

/** Each code once: the HTTP status it goes with, and what it means for a reader of the API. */
export const errorCodes = {
  // The request itself
  invalid_input: {
    status: 400,
    meaning: 'What was sent is not valid; `field` names the first field that is not.',
  },
  unreadable_request: { status: 400, meaning: 'The request is not HTTP that can be read.' },
  bad_message: {
    status: 400,
    meaning: 'A message of the live socket could not be read, or is not valid.',
  },
  request_timeout: { status: 408, meaning: 'The request took too long to arrive.' },
  request_too_large: { status: 413, meaning: 'The body is larger than 64 KiB.' },
  address_too_long: { status: 414, meaning: 'The address is longer than any that exists here.' },
  wrong_content_type: { status: 415, meaning: 'The body is not declared as JSON.' },
  headers_too_large: { status: 431, meaning: 'The headers are larger than the server reads.' },

  // Any call
  not_signed_in: { status: 401, meaning: 'There is no valid session: sign in again.' },
  session_expired: {
    status: 401,
    meaning: 'The access of an open live socket has ended; it closes with 1008.',
  },
  forbidden: { status: 403, meaning: 'The caller may see this, but may not do this.' },
  foreign_origin: {
    status: 403,
    meaning:
      'The page comes from an address that the server does not know as its own: the log says what to set.',
  },
  https_only: {
    status: 403,
    meaning: 'The server takes calls over HTTPS alone; the text names the address.',
  },
  access_closed: {
    status: 403,
    meaning:
      'The access of this guest is closed for now: it is paused, or open only at some times of the week.',
  },
  not_found: { status: 404, meaning: 'There is no such thing, or the caller may not see it.' },
  changed_meanwhile: {
    status: 409,
    meaning: 'Somebody else has changed this in the meantime: read it again.',
  },
  deleted_meanwhile: {
    status: 409,
    meaning: 'What this needs was deleted in the meantime: read it again.',
  },
  too_many_attempts: {
    status: 429,
    meaning: 'Tried too often: wait as long as the header `Retry-After` says.',
  },
  slow_down: {
    status: 429,
    meaning:
      'Too fast for one page, person, device or address: wait a second, or as long as `Retry-After` says, then send it again.',
  },
  quota_used_up: {
    status: 429,
    meaning:
      'This person, home or device has reached its limit for the day (UTC). Switching off still works.',
  },
  quota_full: {
    status: 409,
    meaning: 'The home, the person or the server has reached its limit of these.',
  },
  server_error: { status: 500, meaning: 'The server has failed; it has logged the cause.' },
  not_delivered: { status: 502, meaning: 'A mail or an SMS could not be sent.' },
  server_busy: {
    status: 503,
    meaning: 'The server has no room for this at the moment: try again shortly.',
  },
  server_stood_still: {
    status: 503,
    meaning:
      'The server was stopped or suspended after this was sent, so nothing was switched. Send it again if you still want it.',
  },
  time_not_known: {
    status: 503,
    meaning:
      'The server is not sure of the time, and this depends on it, as guests’ access does: try again later.',
  },
  database_away: {
    status: 503,
    meaning: 'The database does not answer: try again when the header `Retry-After` says.',
  },
  disk_full: {
    status: 503,
    meaning:
      'The disk of the server is full. Reading works; changes work again once there is room.',
  },
  disk_not_writable: {
    status: 503,
    meaning:
      'The disk of the server is read-only or failing: changes work again once that is mended.',
  },
  server_outdated: {
    status: 503,
    meaning:
      'A newer version has updated the database. This older server can no longer do this; the newer ones can.',
  },

  // Signing in
  wrong_credentials: {
    status: 403,
    meaning: 'The email or the password is wrong; the answer does not say which.',
  },
  wrong_code: {
    status: 403,
    meaning:
      'The code of the authenticator app, or the recovery code, is wrong or was used before.',
  },
  sign_in_expired: {
    status: 404,
    meaning: 'The second step came too late: begin again with the password.',
  },
  passkey_not_accepted: {
    status: 403,
    meaning: 'This passkey does not work here; the answer does not say why.',
  },
  passkeys_unavailable: {
    status: 400,
    meaning: 'Passkeys need a page that was opened over HTTPS and by name.',
  },
  account_closed: { status: 403, meaning: 'The account is closed.' },
  guest_access_not_started: { status: 403, meaning: 'The access of this guest begins later.' },
  guest_access_ended: { status: 403, meaning: 'The access of this guest is over.' },

  // Ways to sign in
  authenticator_on: { status: 409, meaning: 'An authenticator app is on already.' },
  authenticator_off: { status: 409, meaning: 'No authenticator app is on.' },
  authenticator_not_begun: {
    status: 409,
    meaning: 'There is no secret to confirm: begin again with the password.',
  },
  passkey_invalid: {
    status: 400,
    meaning: 'The new passkey does not answer the request: ask the browser again.',
  },
  passkey_already_added: { status: 409, meaning: 'This passkey is in an account already.' },
  too_many_tokens: { status: 409, meaning: 'The person has reached the limit of API tokens.' },
  too_many_passkeys: { status: 409, meaning: 'The account has reached the limit of passkeys.' },

  // Accounts
  email_taken: { status: 409, meaning: 'An account with this email exists.' },
  registration_closed: {
    status: 403,
    meaning: 'New accounts are made with an invitation only.',
  },
  email_not_registered: { status: 404, meaning: 'No account has this email.' },
  no_mobile_number: { status: 400, meaning: 'The account has no mobile number: use mail.' },
  sms_limit_reached: {
    status: 429,
    meaning: 'No SMS can be sent for now: send the code by mail, or wait.',
  },
  too_many_codes: {
    status: 429,
    meaning:
      'Too many reset codes were asked for: send `mail_key` from the newest mail with a code, or wait.',
  },
  reset_code_invalid: {
    status: 400,
    meaning: 'The reset code is wrong, used, or too old: ask for a new one.',
  },
  email_code_invalid: {
    status: 400,
    meaning: 'The code for a new email is wrong, used, or too old: ask for a new one.',
  },
  wrong_password: { status: 403, meaning: 'The caller’s own password, asked for again, is wrong.' },
  password_required: { status: 400, meaning: 'This change needs the caller’s password.' },
  password_too_common: {
    status: 400,
    meaning: 'The new password is among the first that are guessed.',
  },
  home_would_be_deleted: {
    status: 409,
    meaning: 'The caller is the last to manage the home: confirm that it goes too.',
  },
  last_operator: {
    status: 409,
    meaning: 'The caller’s account is the last operator’s: confirm that it goes.',
  },

  // Members of a home
  join_code_invalid: { status: 404, meaning: 'The code is wrong, used, or too old.' },
  join_code_other_role: { status: 403, meaning: 'The code is for accounts of another role.' },
  already_in_home: { status: 409, meaning: 'The account belongs to a home already.' },
  role_not_changeable: { status: 409, meaning: 'The caller cannot change this person’s role.' },

  // Passes
  pass_not_found: { status: 404, meaning: 'The link of a pass is wrong, or was replaced.' },
  pass_ended: { status: 403, meaning: 'The time of the pass is over.' },
  pass_pin_needed: { status: 400, meaning: 'The pass asks for its PIN.' },
  pass_pin_wrong: { status: 403, meaning: 'The PIN of the pass is wrong.' },
  pass_full: { status: 409, meaning: 'The pass is in use in as many browsers as it allows.' },
  too_many_passes: { status: 409, meaning: 'The home has reached the limit of passes.' },

  // Schedules
  too_many_schedules: {
    status: 409,
    meaning: 'The home has reached the limit of schedules.',
  },
  home_has_no_place: {
    status: 409,
    meaning: 'The location of the home is not set, so sunrise and sunset are unknown.',
  },

  ...deviceCodes,
} as const satisfies Record<string, { status: number; meaning: string }>

export type ErrorCode = keyof typeof errorCodes

const [first, ...others] = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]] // The keys above.
/** A code, as an answer carries it. */
export const errorCode = z.enum([first, ...others])
