import type uPlot from 'uplot'
import { labelIn } from '../chart-groups.ts'
import type { ShownSeries } from '../shown-series.ts'
import type { Inks } from './inks.ts'

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
