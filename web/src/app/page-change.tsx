import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Scrolls to the top of a new page, smoothly when the person went there (NAV-5). */
export function PageChange() {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname + search)
  useEffect(() => {
    const page = pathname + search
    if (shown.current === page) return
    shown.current = page
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const smooth = kind === 'PUSH' && !still
    window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' })
  }, [pathname, search, kind])
  return null
}
