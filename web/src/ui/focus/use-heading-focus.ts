import { type RefObject, useEffect, useRef } from 'react'

function openHeadingFocus() {
  let isFirst = true
  return (heading: HTMLElement | null): void => {
    if (!isFirst) heading?.focus({ preventScroll: true })
    isFirst = false
  }
}

const takeFocus = openHeadingFocus()

/**
 * Moves the focus to a heading that takes the place of another one, so that screen readers read what stands
 * there now. The first one of a document leaves it where the browser has put it: the first Tab reaches
 * 'Skip to content'.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => takeFocus(heading.current), [])
  return heading
}
