import { useEffect, useRef, useState } from 'react'

/**
 * Returns the focus when a dialog closes and its opener is gone with its row: to the
 * heading of the section, or to that of the page if the whole section is gone.
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
