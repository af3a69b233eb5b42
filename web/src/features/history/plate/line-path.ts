import type { HistoryPoint } from '@roomwire/contracts/http/history.ts'

/** In which a line is drawn, from 0 to 100 %. */
export const lineBox = { width: 240, height: 32 }

/** A line from point to point that is broken where nothing is known. */
export function linePath(
  points: readonly Pick<HistoryPoint, 'from' | 'until' | 'mean'>[],
  { from, to }: { from: number; to: number },
): string {
  const { width, height } = lineBox
  const x = (at: number) => (((at - from) / (to - from)) * width).toFixed(1)
  const y = (value: number) => (height - 2 - (value / 100) * (height - 4)).toFixed(1)
  return points
    .map((point, at) => {
      const before = points[at - 1]
      const goesOn = before && point.from - before.until < 60_000
      return `${goesOn ? 'L' : 'M'}${x(point.from)} ${y(point.mean)}H${x(point.until)}`
    })
    .join('')
}
