import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Everything within this distance of the window is drawn, so that scrolling finds it there. */
const margin = '150% 0%'

/**
 * Whether a place is in the window or near it, and how high it was then, px: what is far away is not drawn, and its
 * place stays. What has the focus stays too.
 * @param isNearAtFirst what counts until the browser has looked
 */
export function useNearView(place: RefObject<HTMLElement | null>, isNearAtFirst = true) {
  const [view, setView] = useState({ isNear: isNearAtFirst, height: 0 })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isNear = entry?.isIntersecting || element.contains(document.activeElement)
        const { offsetHeight } = element
        // Many may come near at once; a press goes first.
        startTransition(() =>
          setView((before) =>
            isNear === before.isNear
              ? before
              : { isNear, height: isNear ? before.height : offsetHeight },
          ),
        )
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return view
}
