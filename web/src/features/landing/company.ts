/**
 * How visitors reach the company. Name, address and number are examples: the domain
 * and the number are reserved for that, so that nobody is called by mistake.
 */
export const company = {
  name: 'Roomwire',
  street: '100 Example Street',
  city: 'Sample City 00000',
  email: 'hello@roomwire.example',
  phone: '+1 202 555 0100',
} as const

/** The link that writes an email to the company. */
export const mailLink = `mailto:${company.email}`

/** The link that calls the company. */
export const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`
