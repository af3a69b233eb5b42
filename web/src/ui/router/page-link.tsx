import type { ComponentProps, MouseEvent } from 'react'
import { buttonLooks, type Looks } from '../control/button.tsx'
import type { Elements } from '../layout/elements.ts'
import { navigate } from './router.tsx'
import './page-link.css'

/** The goal of a link: a path of the app, and the state for the page there. */
type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  state?: unknown
  /** Fetches the document of that page instead of showing it in this one. */
  reloadDocument?: boolean | undefined
}

/** A link to another page of the app. A link to the present one makes no second entry in the history. */
export function PageLink({ to, state, reloadDocument, onClick, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (reloadDocument || event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        const { pathname, search, hash } = location
        navigate(to, { state, replace: to === pathname + search + hash })
      }}
    />
  )
}

/** Other clicks open a new tab or window, or save the page. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** A link that looks like a button. It only leads to another page. */
export function LinkButton({
  look,
  large,
  full,
  icon,
  children,
  ...rest
}: Looks & PageLinkProps & { icon?: Elements }) {
  return (
    <PageLink {...rest} className={buttonLooks({ look, large, full })}>
      {icon}
      <span>{children}</span>
    </PageLink>
  )
}
