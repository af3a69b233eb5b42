import { useEffect, useRef } from 'react'
import { pageIn, useLocation } from '../ui/router/router.tsx'

/** What changes the address; the router sends those that browsers don't. */
const steps = ['pushState', 'replaceState', 'popstate']

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
    // A person who moves a chart, or filters a list, stays where they are.
    if (lastStep.current === 'replaceState' && pageIn(page) === pageIn(before)) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const smooth = lastStep.current === 'pushState' && !still
    window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' })
  }, [pathname, search])
  return null
}
