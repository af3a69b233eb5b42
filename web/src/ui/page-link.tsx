import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

/** Where a link leads: a path of the app, and what the page there is told. */
export type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string
  state?: unknown
  /** Fetches the document of that page instead of showing it in this one. */
  reloadDocument?: boolean | undefined
}

/** A link to another page of the app. The router's own would bring 4 KB for pages that a server renders. */
export function PageLink({ to, state, reloadDocument, onClick, ...rest }: PageLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!reloadDocument && !event.defaultPrevented) follow(event)
      }}
    />
  )
}
