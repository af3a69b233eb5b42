import { useEffect, useRef, useState } from 'react'

/**
 * Follows a condition without flicker: true only after it has lasted `afterMs`, and
 * then for at least `atLeastMs`.
 */
export function useLasting(condition: boolean, afterMs: number, atLeastMs: number): boolean {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (condition === shown) return
    const wait = condition ? afterMs : since.current + atLeastMs - performance.now()
    const timer = setTimeout(
      () => {
        since.current = performance.now()
        setShown(condition)
      },
      Math.max(0, wait),
    )
    return () => clearTimeout(timer)
  }, [condition, shown, afterMs, atLeastMs])
  return shown
}

/**
 * Whether to draw the skeleton of something that loads: not for a wait that nobody
 * notices, and never beside what has loaded.
 */
export function useSkeleton(loading: boolean): boolean {
  return useLasting(loading, 150, 0) && loading
}
