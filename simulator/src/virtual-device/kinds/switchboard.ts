import type { Kind } from './kind.ts'

/** SC, PC and every unknown kind: pins keep the state they were given. */
export const switchboard: Kind = {
  firstLevel: undefined,
  pass: (body) => body,
  reportFields: () => ({}),
}
