import type { Kind } from './kind.ts'

/** SC, PC and everything unknown: pins that stay as they are put. */
export const switchboard: Kind = {
  firstLevel: undefined,
  pass: (body) => body,
  words: () => ({}),
}
