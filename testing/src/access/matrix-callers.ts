/** Everybody who calls, by the access they have. */
export const matrixCallers = [
  /** All who have no valid session, however they lost it. */
  'nobody',
  /** `user`, `admin` and `super_admin` of the home. */
  'managers',
  'family',
  'guestOfHome',
  /** A guest of the living room. */
  'guestOfRoom',
  /** A guest of one device in the living room. */
  'guestOfDevice',
  /** Accounts of family and guests that no home has let in yet. */
  'withoutHome',
] as const
export type MatrixCaller = (typeof matrixCallers)[number]
