import { createContext, use, useMemo } from 'react'

/** Where the page is. Another one at each step, also to the same address. */
export type PageLocation = {
  pathname: string
  search: string
  hash: string
  /** What the link or call that led here has handed over; null when nothing. It survives a reload. */
  state: unknown
}

export const LocationContext = createContext<PageLocation | null>(null)

/**
 * Where the page is, as far as it is shown already: until a page's file has come, the one before.
 * @throws Error outside of a Router.
 */
export function useLocation(): PageLocation {
  const here = use(LocationContext)
  if (!here) throw new Error('A router is missing')
  return here
}

/** What stands behind the `?` of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** What of an address says which page it is; the rest says how that is looked at: from when a chart begins. */
export function pageIn(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin)
  return `${pathname} ${searchParams.get('view')}`
}
