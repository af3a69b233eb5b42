import { useLayoutEffect, useState } from 'react'
import type { Box } from './lay-out-house.ts'

/** The size of an element, px; null before it is known. */
export function useBox(place: { current: HTMLElement | null }): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setBox((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      )
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [place])
  return box
}
