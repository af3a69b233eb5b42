import type { Page } from 'playwright'

/**
 * Texts under 12 px, and controls that are less than 8 px apart: what, and how many px. The rows
 * of a bar that floats and of a list that folds out touch, and so do the rooms in the drawing of the
 * house: each fills its own place.
 */
export function tightPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (one: HTMLElement) =>
      (one.getAttribute('aria-label') ?? one.innerText).trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1,
    )
    const small = shown.flatMap((one) => {
      const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const hasText = texts.some(({ textContent }) => textContent?.trim())
      const size = Number.parseFloat(getComputedStyle(one).fontSize)
      return hasText && size < 12 ? [`${nameOf(one)}: ${size} px of text`] : []
    })
    const floats = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'fixed' || floats(one.parentElement))
    const dialog = document.querySelector('dialog[open]')
    const controls = shown
      .filter((one) => one.matches('button, a, select') && !(dialog && !dialog.contains(one)))
      .filter((one) => (dialog ? true : !floats(one)))
      .map((one) => ({
        name: nameOf(one),
        box: one.getBoundingClientRect(),
        fills: one.matches('[aria-expanded], [aria-label="Rooms of the house"] a'),
      }))
    const near = controls.flatMap(({ name, box: a, fills }, place) =>
      controls.slice(place + 1).flatMap(({ name: next, box: b, fills: nextFills }) => {
        if (fills && nextFills) return []
        const across = Math.max(a.left - b.right, b.left - a.right)
        const gap = Math.max(across, a.top - b.bottom, b.top - a.bottom)
        return gap < 7.5 ? [`${name} | ${next}: ${Math.round(gap)} px apart`] : []
      }),
    )
    return [...small, ...near]
  })
}
