import { useEffect, useRef } from 'react'
import { useLocation } from '../ui/router/page-location.ts'

/** What changes the address; the router sends those that browsers don't. */
const steps = ['pushState', 'replaceState', 'popstate']

/** What of an address says which page it is; the rest says how that is looked at: from when a chart begins. */
const pageOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.origin)
  return `${pathname} ${searchParams.get('view')}`
}

/** Scrolls to the top of a new page, smoothly when the person went there (NAV-5). */
export function PageChange() {
  const { pathname, search } = useLocation()
  const lastStep = useRef('')
  const shown = useRef(pathname + search)
  useEffect(() => {
    const note = ({ type }: Event) => {
      lastStep.current = type
    }
    for (const step of steps) addEventListener(step, note)
    return () => {
      for (const step of steps) removeEventListener(step, note)
    }
  }, [])
  useEffect(() => {
    const [page, before] = [pathname + search, shown.current]
    if (page === before) return
    shown.current = page
    // Who moves a chart, or filters a list, stays where they are.
    if (lastStep.current === 'replaceState' && pageOf(page) === pageOf(before)) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const smooth = lastStep.current === 'pushState' && !still
    window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' })
  }, [pathname, search])
  return null
}
