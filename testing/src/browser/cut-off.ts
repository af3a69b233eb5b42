import type { Page } from 'playwright'

/** With text twice as large: what runs out of its box, and whether the page runs out of its window. */
export async function cutOff(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const controls = [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, dt, dd')]
    const cut = controls.filter((one) => {
      const { overflowX, textOverflow, display } = getComputedStyle(one)
      const hides = overflowX !== 'visible' || textOverflow === 'ellipsis'
      const isHeardOnly = one.clientWidth <= 1
      return !isHeardOnly && display !== 'inline' && hides && one.scrollWidth > one.clientWidth + 1
    })
    return [...sideways, ...cut.map((one) => one.innerText)]
  })
}
