/** The colours of a chart, as the page has them now: themes and forced colours change them. */
export type Inks = {
  text: string
  edge: string
  grid: string
  lamp: string
  lampEdge: string
  /** Of each line. */
  lines: string[]
}

/** The order in which an element holds the inks, one child each; those of lines follow. */
const names = ['text', 'edge', 'grid', 'lamp', 'lampEdge'] as const

/** Reads the inks from the children of an element, each of which has one as its colour. */
export function inksOf(element: Element): Inks {
  const colours = [...element.children].map((child) => getComputedStyle(child).color)
  const [text = '', edge = '', grid = '', lamp = '', lampEdge = ''] = colours
  return { text, edge, grid, lamp, lampEdge, lines: colours.slice(names.length) }
}

/** Calls back when the theme may have changed; the answer ends that. */
export function watchTheme(onChange: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    matchMedia(query),
  )
  const attribute = new MutationObserver(onChange)
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    attribute.disconnect()
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

/** How lines differ where colours do not tell them apart. */
export const dashes: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 2]]
