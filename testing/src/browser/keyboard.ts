import type { Page } from 'playwright'
import { expect } from 'vitest'

/* The keyboard alone: where Tab leads, and that each stop on the way shows its focus. */

/** Presses Tab until the element of this name has the focus; each stop on the way shows its ring. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const { called, style, width } = await focusRing(page)
    passed.push(called)
    expect([called, style, width]).toEqual([called, 'solid', '3px'])
    if (called === name) return
  }
  throw new Error(`No way to ${name} by Tab: ${passed.join(', ')}`)
}

/** The element that has the focus, and the ring around it, its label or its tile. */
export function focusRing(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement // Nothing else takes the focus here.
    const labels = (focused as Partial<HTMLInputElement>).labels
    const text = labels?.[0]?.innerText ?? focused.innerText
    const called = focused.getAttribute('aria-label') ?? text.trim().replaceAll(/\s+/g, ' ')
    const tile = focused.closest('li') ?? focused
    const styles = [focused, ...(labels ?? []), tile].map((one) => getComputedStyle(one))
    const ring = styles.find((style) => style.outlineStyle !== 'none') ?? styles[0]
    return { called, style: ring?.outlineStyle, width: ring?.outlineWidth }
  })
}
