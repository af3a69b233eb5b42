import type { HttpMatrix, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import {
  atPath,
  guestScopes,
  guestTime,
  listOfManagers,
  missingId,
  newPerson,
  placesAtOtherTimes,
} from './http-objects.ts'

/* Calls on the members of a home: family, guests, co-owners, and codes to join it. */

/** A member of this role in the path, who is changed or deleted. */
function memberInPath(role: 'family' | 'guest', body?: () => object): MatrixRow {
  const at = (id: number) => ({ ...atPath(id), body: body?.() })
  const otherRole = role === 'family' ? 'guest' : 'family'
  return {
    own: {
      request: async ({ addMember }) => at(await addMember(role)),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    'of the other role': {
      request: async ({ addMember }) => at(await addMember(otherRole)),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    owner: {
      request: ({ owner }) => at(owner.userId),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    foreign: {
      request: ({ foreign }) => at(foreign[role].userId),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    missing: {
      request: () => at(missingId),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    malformed: {
      request: () => at(0),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  }
}

const makeCoOwner = (id: number) => ({ ...atPath(id), body: { co_owner: true } })

/** Makes family of the home co-owners and takes it back. */
const coOwner: MatrixRow = {
  own: {
    request: async ({ addMember }) => makeCoOwner(await addMember('family')),
    answers: { nobody: 401, managers: 200, else: 403 },
  },
  guest: {
    request: async ({ addMember }) => makeCoOwner(await addMember('guest')),
    answers: { nobody: 401, managers: 409, else: 403 },
  },
  founder: {
    request: ({ owner }) => ({ ...atPath(owner.userId), body: { co_owner: false } }),
    answers: { nobody: 401, managers: 409, else: 403 },
  },
  foreign: {
    request: ({ foreign }) => makeCoOwner(foreign.family.userId),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  missing: {
    request: () => makeCoOwner(missingId),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  malformed: {
    request: () => ({ ...atPath(0), body: {} }),
    answers: { nobody: 401, managers: 400, else: 403 },
  },
}

const onlyWithPassword = { nobody: 401, else: 403 } as const
const handOnTo = (id: number) => ({ ...atPath(id), body: { password: 'a wrong one' } })

/** The ownership of the home, tried with a wrong password: whom it is for is not looked at before. */
const handOn: MatrixRow = {
  own: {
    request: async ({ addMember }) => handOnTo(await addMember('family')),
    answers: onlyWithPassword,
  },
  foreign: { request: ({ foreign }) => handOnTo(foreign.family.userId), answers: onlyWithPassword },
  missing: { request: () => handOnTo(missingId), answers: onlyWithPassword },
  malformed: {
    request: () => ({ ...atPath(0), body: {} }),
    answers: { nobody: 401, managers: 400, else: 403 },
  },
}

const guestCode = (scope: object) => ({ role: 'guest', ...guestTime(), ...scope })
const joinCodeOf = (whose: 'owner' | 'stranger') => async (world: AccessWorld) =>
  atPath(await world.addJoinCode(world[whose]))

/** Calls on the members of a home. */
export const memberMatrix: HttpMatrix = {
  'PUT /api/home': {
    own: {
      request: () => ({ body: { name: 'Green Villa' } }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: { name: '' } }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'GET /api/users/owner/list': listOfManagers,
  'PUT /api/users/co-owner/{id}': coOwner,
  'PUT /api/users/owner/hand-on/{id}': handOn,
  'GET /api/users/join-code/list': listOfManagers,
  'POST /api/users/join-code/create': {
    family: {
      request: () => ({ body: { role: 'family' } }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    guest: {
      request: () => ({ body: guestCode({}) }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    ...guestScopes(guestCode),
    ...placesAtOtherTimes(() => guestCode({})),
    malformed: {
      request: () => ({ body: { role: 'admin' } }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'DELETE /api/users/join-code/delete/{id}': {
    own: {
      request: joinCodeOf('owner'),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    foreign: {
      request: joinCodeOf('stranger'),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    missing: {
      request: () => atPath(missingId),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    malformed: {
      request: () => atPath(0),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'POST /api/users/join': {
    // Somebody with a home gets a 409; the code itself is only looked at for the others.
    missing: {
      request: () => ({ body: { code: '00000000000000000000000000' } }),
      answers: { nobody: 401, withoutHome: 404, else: 409 },
    },
    malformed: { request: () => ({ body: { code: 'x' } }), answers: { nobody: 401, else: 400 } },
  },
  'GET /api/users/guest/list/{userId}': {
    foreign: {
      request: ({ stranger }) => atPath(stranger.userId),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    missing: {
      request: () => atPath(missingId),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    malformed: {
      request: () => atPath(0),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'POST /api/users/guest/create': {
    new: {
      request: () => ({ body: { ...newPerson(), ...guestTime() } }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    ...guestScopes((scope) => ({ ...newPerson(), ...guestTime(), ...scope })),
    ...placesAtOtherTimes(() => ({ ...newPerson(), ...guestTime() })),
    malformed: {
      request: () => ({ body: {} }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'PUT /api/users/guest/update/{id}': {
    ...memberInPath('guest', guestTime),
    ...guestScopes(
      (scope) => ({ ...guestTime(), ...scope }),
      async ({ addMember }) => atPath(await addMember('guest')),
    ),
    ...placesAtOtherTimes(guestTime, async ({ addMember }) => atPath(await addMember('guest'))),
  },
  'DELETE /api/users/guest/delete/{id}': memberInPath('guest'),
  'GET /api/users/family/list': listOfManagers,
  'POST /api/users/family/create': {
    new: {
      request: () => ({ body: newPerson() }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: {} }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'PUT /api/users/family/update/{id}': memberInPath('family', newPerson),
  'DELETE /api/users/family/delete/{id}': memberInPath('family'),
}
