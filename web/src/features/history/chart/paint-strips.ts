import type uPlot from 'uplot'
import type { ShownSeries } from '../shown-series.ts'
import { labelIn } from './chart-groups.ts'

/** A strip with its name above it, px. */
export const stripHeight = 44
const barHeight = 18

/** Draws each pin as a strip: as high as it was on, and a line where it is known. */
export function paintStrips(plot: uPlot, series: readonly ShownSeries[], inks: Inks, font: string) {
  const { ctx, bbox } = plot
  const scale = bbox.width / plot.over.clientWidth
  const x = (at: number) =>
    Math.min(bbox.left + bbox.width, Math.max(bbox.left, plot.valToPos(at, 'x', true)))
  ctx.save()
  for (const [row, one] of series.entries()) {
    const base = bbox.top + ((row + 1) * stripHeight - 6) * scale
    ctx.fillStyle = inks.text
    ctx.font = font
    ctx.textAlign = 'left'
    ctx.textBaseline = 'alphabetic'
    ctx.fillText(labelIn(series, one), bbox.left, base - (barHeight + 6) * scale, bbox.width)
    for (const { from, until, share } of sharesOf(one)) {
      const [left, right] = [x(from), x(until)]
      if (right <= left) continue
      const width = Math.max(scale, right - left)
      ctx.fillStyle = inks.edge
      ctx.fillRect(left, base - scale, width, scale)
      if (share <= 0) continue
      const height = Math.max(2, barHeight * share) * scale
      ctx.fillStyle = inks.lamp
      ctx.fillRect(left, base - height, width, height)
      ctx.fillStyle = inks.lampEdge
      ctx.fillRect(left, base - height, width, scale)
    }
  }
  ctx.restore()
}

/** How much of the height a pin takes, from when until when. */
function sharesOf({ points, runs }: ShownSeries): { from: number; until: number; share: number }[] {
  if (runs) {
    const most = Math.max(1, ...runs.map(({ state }) => state))
    return runs.map(({ from, until, state }) => ({ from, until, share: state / most }))
  }
  return points.map(({ from, until, on_ms, known_ms }) => ({
    from,
    until,
    share: on_ms / Math.max(1, known_ms),
  }))
}

/** The colours of a chart, as the page has them now: themes and forced colours change them. */
export type Inks = {
  text: string
  edge: string
  grid: string
  lamp: string
  lampEdge: string
  /** The name of each line. */
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
