/** Everybody who calls, by the access they have. */
export const matrixCallers = [
  /** All who have no valid session, however they lost it. */
  'nobody',
  /** `user` and `admin` of the home. */
  'managers',
  /** `super_admin`: the operator of the server, who manages the home too. */
  'operator',
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
