import { useEffect, useRef, useState } from 'react'

/**
 * Where the focus goes when a dialog closes and what opened it is gone with the
 * row it stood in: to the heading of its section, or to that of the page if the
 * whole section went.
 */
export function useReturnFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    if (returns === 0) return
    const target = heading.current ?? document.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [returns])
  return { heading, returnFocus: () => setReturns((before) => before + 1) }
}
