/** The queries about schedules. */
export const schedulesKey = ['schedules'] as const
