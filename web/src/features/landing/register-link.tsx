import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'

/**
 * Whether a stranger can register. The build renders the page for both; the server takes away the
 * elements for what is not so, which it finds by the attribute (landing-file.ts).
 */
export type RegistrationState = 'open' | 'invited' | 'both'

/** The link to the registration, where strangers can register. */
export function RegisterLink({
  registration,
  className,
  children,
}: {
  registration: RegistrationState
  className?: string
  children: ReactNode
}) {
  if (registration === 'invited') return null
  return (
    <a data-registration="open" href={paths.register} className={className}>
      {children}
    </a>
  )
}

/** What a stranger reads where they cannot register. */
export function InvitedOnly({
  registration,
  className,
}: {
  registration: RegistrationState
  className?: string
}) {
  if (registration === 'open') return null
  return (
    <p data-registration="invited" className={className}>
      New accounts need an invitation: open its link, or scan its code.
    </p>
  )
}

/** Reads from a landing page, as the server has given it, whether strangers can register. */
export const readRegistrationState = (page: Document): RegistrationState =>
  page.querySelector('[data-registration="invited"]') ? 'invited' : 'open'
