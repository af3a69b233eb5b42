import { password } from '../clients/api-client.ts'
import { claimsOf } from './access-people.ts'
import type { HttpMatrix, MatrixRow } from './access-table.ts'
import { atPath, listOfManagers, missingId, openToEverybody, ownList } from './http-objects.ts'

/* Calls on accounts, sessions and ways to sign in. */

/** A call that everybody who is signed in may make for themselves, answered with this status. */
const forOneself = (body: object, status: number): MatrixRow => ({
  own: { request: () => ({ body }), answers: { nobody: 401, else: status } },
  malformed: {
    request: () => ({ body: { role: 'admin' } }),
    answers: { nobody: 401, else: 400 },
  },
})

/** A call that takes one's password again, tried with a wrong one. */
const behindPassword = (body: object): MatrixRow => ({
  wrong_password: { request: () => ({ body }), answers: { nobody: 401, else: 403 } },
  malformed: { request: () => ({ body: {} }), answers: { nobody: 401, else: 400 } },
})

/** A passkey in the path: only its own person knows of it, managers neither. */
const passkeyInPath = (body?: object): MatrixRow => ({
  foreign: {
    request: ({ foreign }) => ({ ...atPath(foreign.passkey), body }),
    answers: { nobody: 401, else: 404 },
  },
  missing: {
    request: () => ({ ...atPath(missingId), body }),
    answers: { nobody: 401, else: 404 },
  },
  malformed: { request: () => ({ ...atPath(0), body }), answers: { nobody: 401, else: 400 } },
})

const noPasskey = { id: 'x', client_data: 'x', attestation: 'x', transports: [] }

/** Calls that need no session, or only one's own. */
export const accountMatrix: HttpMatrix = {
  'POST /api/contact': openToEverybody,
  'GET /api/server/address': {
    any: { request: () => ({}), answers: { nobody: 401, managers: 200, else: 403 } },
  },
  'GET /api/server/backups': {
    any: { request: () => ({}), answers: { nobody: 401, managers: 200, else: 403 } },
  },
  // Somebody has registered here, so there is nothing at this path.
  'POST /api/restore': {
    any: { request: () => ({ body: { code: 'none', step: 'look' } }), answers: { else: 404 } },
    malformed: { request: () => ({ body: {} }), answers: { else: 400 } },
  },
  'GET /api/restored': listOfManagers,
  'POST /api/restored': {
    none: {
      request: () => ({ body: { decision: 'end', waiting: [{ kind: 'guest', id: missingId }] } }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: { decision: 'perhaps', waiting: [] } }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'GET /api/server/state': {
    any: { request: () => ({}), answers: { nobody: 401, managers: 200, else: 403 } },
  },
  // There is more than one home here.
  'PUT /api/server/retention': {
    any: {
      request: () => ({ body: { readings_days: 90 } }),
      answers: { nobody: 401, operator: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: { readings_days: 1 } }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'PUT /api/server/backups/schedule': {
    any: {
      request: () => ({ body: { hour: 4 } }),
      answers: { nobody: 401, operator: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: { hour: 24 } }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  // This server makes no backups.
  'POST /api/server/backups': {
    any: { request: () => ({}), answers: { nobody: 401, operator: 404, else: 403 } },
  },
  'GET /api/server/contact': {
    any: { request: () => ({}), answers: { nobody: 401, operator: 200, else: 403 } },
  },
  'PUT /api/server/contact': {
    any: {
      request: () => ({ body: { phone: '+1 202 555 0100' } }),
      answers: { nobody: 401, operator: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: { email: 'nobody' } }),
      answers: { nobody: 401, operator: 400, else: 403 },
    },
  },
  'POST /api/users/register': openToEverybody,
  'GET /api/users/registration': { any: { request: () => ({}), answers: { else: 200 } } },
  'POST /api/users/login': openToEverybody,
  'POST /api/users/login/second-factor': openToEverybody,
  'POST /api/users/login/start-link': openToEverybody,
  'POST /api/users/login/phone-link': openToEverybody,
  'POST /api/users/login/passkey': openToEverybody,
  // Passkeys need a page with a name; these requests come from none.
  'POST /api/users/login/passkey/options': {
    any: { request: () => ({}), answers: { else: 400 } },
  },
  'POST /api/users/forgot-password': openToEverybody,
  'POST /api/users/reset-password': openToEverybody,
  'GET /api/users/profile-by-email': {
    malformed: { request: () => ({}), answers: { else: 400 } },
  },
  'POST /api/auth/ws-ticket': ownList,
  'POST /api/auth/phone-link': {
    any: {
      request: () => ({}),
      answers: { nobody: 401, managers: 200, family: 200, else: 403 },
    },
  },
  'GET /api/auth/sessions': ownList,
  'DELETE /api/auth/sessions/{id}': {
    foreign: {
      request: ({ stranger }) => atPath(claimsOf(stranger.token).jti),
      answers: { nobody: 401, else: 404 },
    },
    missing: {
      request: () => atPath('AAAAAAAAAAAAAAAAAAAAAA'),
      answers: { nobody: 401, else: 404 },
    },
    malformed: { request: () => atPath('a.b'), answers: { nobody: 401, else: 400 } },
  },
  'PUT /api/account/password': behindPassword({
    current_password: 'a wrong one',
    new_password: password,
  }),
  'POST /api/account/email': behindPassword({
    email: 'new@example.com',
    current_password: 'a wrong one',
  }),
  'POST /api/account/email/confirm': forOneself({ code: '000000' }, 400),
  'PUT /api/account/profile': forOneself({ contact: '080 1' }, 200),
  'POST /api/account/export': behindPassword({ password: 'a wrong one' }),
  'POST /api/account/export/more': forOneself({ next: 'none' }, 400),
  'POST /api/users/leave': behindPassword({ password: 'a wrong one' }),
  'POST /api/account/delete': behindPassword({ password: 'a wrong one' }),
  'GET /api/account/tokens': ownList,
  'POST /api/account/tokens': {
    wrong_password: {
      request: () => ({ body: { label: 'Calendar', right: 'passes', password: 'a wrong one' } }),
      answers: { nobody: 401, else: 403 },
    },
    malformed: {
      request: () => ({ body: {} }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'DELETE /api/account/tokens/{id}': {
    foreign: {
      request: ({ foreign }) => atPath(foreign.apiToken),
      answers: { nobody: 401, else: 404 },
    },
    missing: { request: () => atPath(missingId), answers: { nobody: 401, else: 404 } },
    malformed: { request: () => atPath(0), answers: { nobody: 401, else: 400 } },
  },
  'GET /api/auth/ways-to-sign-in': ownList,
  'POST /api/auth/passkeys/options': forOneself({ password }, 400),
  'POST /api/auth/passkeys': forOneself({ name: 'Phone', passkey: noPasskey }, 400),
  'PUT /api/auth/passkeys/{id}': passkeyInPath({ name: 'Phone' }),
  'DELETE /api/auth/passkeys/{id}': passkeyInPath(),
  'POST /api/auth/authenticator': forOneself({ password }, 200),
  'POST /api/auth/authenticator/confirm': forOneself({ code: 'x' }, 403),
  'POST /api/auth/authenticator/off': forOneself({ password, code: 'x' }, 409),
  'POST /api/auth/authenticator/recovery-codes': forOneself({ password, code: 'x' }, 409),
  'GET /api/users/profile/{userId}': {
    member: {
      request: async ({ addMember }) => atPath(await addMember('family')),
      answers: { nobody: 401, managers: 200, else: 404 },
    },
    owner: {
      request: ({ owner }) => atPath(owner.userId),
      answers: { nobody: 401, managers: 200, else: 404 },
    },
    foreign: {
      request: ({ stranger }) => atPath(stranger.userId),
      answers: { nobody: 401, else: 404 },
    },
    missing: { request: () => atPath(missingId), answers: { nobody: 401, else: 404 } },
    malformed: { request: () => atPath(0), answers: { nobody: 401, else: 400 } },
  },
}

/** Calls that end sessions. They are tried last: rows after them would not notice a lost one. */
export const signOutMatrix: HttpMatrix = {
  'DELETE /api/auth/sessions': ownList,
  'POST /api/auth/logout': { any: { request: () => ({}), answers: { else: 200 } } },
}
