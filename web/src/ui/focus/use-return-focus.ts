import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

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

/**
 * The heading of what an element stands in, such as its plate, card or section; that of the page if
 * there is none. It can take the focus.
 */
export function headingAround(element: Element): HTMLHeadingElement | null {
  const group = element.parentElement?.closest(':is(article, li, section):has(:is(h2, h3))')
  const heading = (group ?? document).querySelector<HTMLHeadingElement>(group ? 'h2, h3' : 'h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/** When an element goes while the focus is in it, the focus goes to the heading of what it stood in. */
export function useFocusLeft(ref: RefObject<HTMLElement | null>): void {
  // In the layout phase, whose clean-up runs while the element is still in the page.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      headingAround(element)?.focus({ preventScroll: true })
    }
  }, [ref])
}
