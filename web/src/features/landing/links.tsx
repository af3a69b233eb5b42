import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { buttonLooks } from '../../ui/control/button.tsx'

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

/** The text for strangers if they cannot register. */
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

/*
 * Links of the landing page that look like buttons. They are plain anchors and not
 * the router's links, so that they work before any script has run.
 */

/** The look of a link. */
export const outlineLink = buttonLooks({})

/** The look of a quiet link. */
export const quietLink = buttonLooks({ look: 'quiet' })

/** The look of the large main link. */
export const largePrimaryLink = buttonLooks({ look: 'primary', large: true })

/** The look of a large link. */
export const largeLink = buttonLooks({ large: true })
