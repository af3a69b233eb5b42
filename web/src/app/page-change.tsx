import { useEffect, useRef } from 'react'
import { useLocation } from '../ui/router/page-location.ts'

/** Scrolls to the top of a new page, smoothly when the person went there (NAV-5). */
export function PageChange() {
  const { pathname, search, arrival } = useLocation()
  const shown = useRef(pathname + search)
  useEffect(() => {
    const page = pathname + search
    if (shown.current === page) return
    shown.current = page
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const smooth = arrival === 'push' && !still
    window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' })
  }, [pathname, search, arrival])
  return null
}
