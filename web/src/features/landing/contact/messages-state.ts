/**
 * What becomes of a message: it is mailed to the operator, or stored on the server until that reads
 * it. The build renders the page for both; the server takes away the elements for what is not so,
 * which it finds by the attribute (server/src/transports/http/landing-file.ts).
 */
export type MessagesState = 'mailed' | 'stored' | 'both'

/** Reads it from a landing page as the server has given it. */
export const readMessagesState = (page: Document): MessagesState =>
  page.querySelector('[data-messages="mailed"]') ? 'mailed' : 'stored'
