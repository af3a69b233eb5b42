/** The query key of the passes. */
export const passesKey = ['passes'] as const
