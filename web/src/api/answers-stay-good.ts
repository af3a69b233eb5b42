/** The time for which an answer of the server stays good, unless a live message says that something has changed, ms. */
export const answersStayGoodMs = 30_000
