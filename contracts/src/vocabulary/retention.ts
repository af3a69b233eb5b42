/** How short and how long readings, the log and the activity may be kept, days; a month of the log is there in any case. */
export const retentionLimits = { leastDays: 30, mostDays: 3_650 } as const
