import { useEffect, useEffectEvent, useRef } from 'react'
import type uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ChartGroup } from '../chart-groups.ts'
import type { TimeSpan } from '../span.ts'
import styles from './chart.module.css'
import { watchGestures } from './gestures.ts'
import { inksOf, watchTheme } from './inks.ts'
import { dataOf, heightOf, makePlot } from './make-plot.ts'

const inkClasses = [
  ...[styles.text, styles.edge, styles.grid, styles.lamp, styles.lampEdge],
  ...[styles.ink0, styles.ink1, styles.ink2, styles.ink3, styles.ink4, styles.ink5],
]

/** The picture of a chart. Screen readers hear the caption, the slider and the table instead. */
export function Plot({
  group,
  span,
  zone,
  cursorAt,
  onCursor,
  onSpan,
  onReset,
}: {
  group: ChartGroup
  span: TimeSpan
  zone: string | null
  /** The instant that is pointed at; null for none. */
  cursorAt: number | null
  onCursor: (at: number | null) => void
  /** Somebody has moved or zoomed the chart by hand. */
  onSpan: (span: TimeSpan) => void
  onReset: () => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const inks = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(null)
  const shown = useRef(span)
  const cursorMoved = useEffectEvent(onCursor)
  const spanChosen = useEffectEvent(onSpan)
  const spanReset = useEffectEvent(onReset)
  const input = useEffectEvent(() => ({ group, span }))
  useEffect(() => {
    const [place, colours] = [frame.current, inks.current]
    if (!place || !colours) return
    const made = makePlot(place, {
      ...input(),
      zone,
      width: place.clientWidth,
      strips: () => input().group.series,
      inks: () => inksOf(colours),
      font: `12px ${getComputedStyle(place).fontFamily}`,
      onCursor: (at) => cursorMoved(at),
    })
    plot.current = made
    const resize = new ResizeObserver(() => {
      made.setSize({ width: place.clientWidth, height: heightOf(input().group) })
    })
    resize.observe(place)
    const endTheme = watchTheme(() => made.redraw(false, true))
    const endGestures = watchGestures(
      made,
      () => shown.current,
      (next, isDone) => {
        shown.current = next
        made.setScale('x', { min: next.from, max: next.until })
        if (isDone) spanChosen(next)
      },
      () => spanReset(),
    )
    return () => {
      resize.disconnect()
      endTheme()
      endGestures()
      made.destroy()
    }
  }, [zone])
  useEffect(() => {
    shown.current = span
  }, [span])
  useEffect(() => {
    const made = plot.current
    if (!made) return
    made.setData(dataOf(group, span, made.width), false)
    // Numbers that come while somebody moves it do not move it back.
    made.setScale('x', { min: shown.current.from, max: shown.current.until })
  }, [group, span])
  useEffect(() => {
    const made = plot.current
    if (!made) return
    const left = cursorAt === null ? -10 : made.valToPos(cursorAt, 'x')
    made.setCursor({ left, top: 10 }, false)
  }, [cursorAt])
  return (
    <div className={styles.plot} aria-hidden="true">
      <div ref={inks} className={styles.inks}>
        {inkClasses.map((name) => (
          <i key={name} className={name} />
        ))}
      </div>
      <div ref={frame} style={{ height: heightOf(group) }} />
    </div>
  )
}
