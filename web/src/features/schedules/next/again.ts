/** How often what comes next is asked for again, ms: it changes when it is over. */
export const againMs = 30_000
