import { type RefObject, useLayoutEffect } from 'react'

/** Between two bars, and between a bar and the last row of the page, px. */
const gapPx = 8

/**
 * Keeps the place of a bar that floats over the lower edge: the other bars stand above it, the
 * last row can be scrolled out from under it, and what has the focus is never beneath it.
 * @param heightOf the custom property that takes the bar's height (tokens.css).
 */
export function useFloatingBar(
  bar: RefObject<HTMLElement | null>,
  heightOf: '--banner-height' | '--result-height' | '--away-height',
  shown = true,
): void {
  useLayoutEffect(() => {
    const shownBar = bar.current
    if (!shown || !shownBar) return
    const { style } = document.documentElement
    const measure = () => {
      style.setProperty(heightOf, `${shownBar.offsetHeight + gapPx}px`)
      uncoverFocus(shownBar)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shownBar)
    return () => {
      observer.disconnect()
      style.removeProperty(heightOf)
    }
  }, [bar, heightOf, shown])
}

function uncoverFocus(bar: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || bar.contains(focused)) return
  const [under, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
  const isCovered = under.bottom > over.top && under.top < over.bottom
  if (isCovered) focused.scrollIntoView({ block: 'nearest' })
}
