import { useEffect, useEffectEvent, useState } from 'react'

/** How far below the window something is reached already. */
const margin = '600px'

/**
 * Calls back when an element comes near the window; the answer is its ref.
 * @param isPaused nothing is called meanwhile; afterwards anew where it is still near
 */
export function useReached(isPaused: boolean, onReached: () => void) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (!element || isPaused) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reached(),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isPaused])
  return setElement
}
