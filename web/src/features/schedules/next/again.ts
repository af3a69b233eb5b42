/** What comes next is asked for again so often, ms: it moves when it is over. */
export const againMs = 30_000
