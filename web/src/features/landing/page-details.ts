/** A way to reach the operator: what is read, and where it leads. */
type ContactDetail = { text: string; href?: string | undefined }

const kinds = ['email', 'phone', 'address'] as const
export type ContactKind = (typeof kinds)[number]

/** The ways to reach the operator that the settings name; the others are left out (LAND-1). */
export type ContactDetails = Partial<Record<ContactKind, ContactDetail>>

/**
 * The build's placeholders: the server fills them in when it starts, or takes away the
 * elements around them (server/src/transports/http/landing-file.ts).
 */
export const contactPlaceholders: ContactDetails = {
  email: { text: '{{email}}', href: '{{emailLink}}' },
  phone: { text: '{{phone}}', href: '{{phoneLink}}' },
  address: { text: '{{address}}' },
}

/** Reads them from a landing page as the server has given it. */
export function readContactDetails(page: Document): ContactDetails {
  const details: ContactDetails = {}
  for (const kind of kinds) {
    const shown = page.querySelector(`footer [data-contact="${kind}"]`)
    const href = shown?.querySelector('a')?.getAttribute('href')
    if (shown?.textContent) details[kind] = { text: shown.textContent, href: href ?? undefined }
  }
  return details
}

/**
 * The way of a message: it is mailed to the operator, or stored on the server until that reads
 * it. The build renders the page for both; the server takes away the elements for what is not so,
 * which it finds by the attribute (server/src/transports/http/landing-file.ts).
 */
export type MessagesState = 'mailed' | 'stored' | 'both'

/** Reads it from a landing page as the server has given it. */
export const readMessagesState = (page: Document): MessagesState =>
  page.querySelector('[data-messages="mailed"]') ? 'mailed' : 'stored'
