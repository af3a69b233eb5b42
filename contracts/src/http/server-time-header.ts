/**
 * The header of every answer to a call: what time it is by the clock of the server, epoch ms. Pages
 * go by it, since the clock of a phone or a tablet may show any time.
 */
export const serverTimeHeader = 'server-time'
