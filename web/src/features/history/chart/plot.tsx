import { useEffect, useEffectEvent, useRef } from 'react'
import type uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { shifted, type TimeSpan, zoomed } from '../span.ts'
import styles from './chart.module.css'
import type { ChartGroup } from './chart-groups.ts'
import { dataOf, heightOf, makePlot } from './make-plot.ts'
import { inksOf, watchTheme } from './paint-strips.ts'

const inkClasses = [
  styles.text,
  styles.edge,
  styles.grid,
  styles.lamp,
  styles.lampEdge,
  styles.ink0,
  styles.ink1,
  styles.ink2,
  styles.ink3,
  styles.ink4,
  styles.ink5,
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

/** How soon after the last turn of a wheel a gesture is over, ms. */
const wheelRestMs = 200

/**
 * Moves and zooms a chart by hand: dragging moves it, two fingers or Ctrl with the wheel zoom it, a
 * double click shows all of it again.
 * @param onSpan hears each step; the last one of a gesture with `isDone`
 * @returns ends it
 */
function watchGestures(
  plot: uPlot,
  spanNow: () => TimeSpan,
  onSpan: (span: TimeSpan, isDone: boolean) => void,
  onReset: () => void,
): () => void {
  const ends = new AbortController()
  const { over } = plot
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => over.addEventListener(name, handle, { signal: ends.signal, passive: false })
  const fingers = new Map<number, number>()
  let begun: { span: TimeSpan; middle: number; apart: number } | undefined
  const at = (x: number, { from, until }: TimeSpan) =>
    from + ((x - over.getBoundingClientRect().left) / over.clientWidth) * (until - from)
  const places = () => {
    const xs = [...fingers.values()]
    const [low, high] = [Math.min(...xs), Math.max(...xs)]
    return { middle: (low + high) / 2, apart: Math.max(20, high - low) }
  }
  const begin = () => {
    begun = fingers.size > 0 ? { span: spanNow(), ...places() } : undefined
  }
  on('pointerdown', (event) => {
    over.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, event.clientX)
    begin()
  })
  on('pointermove', ({ pointerId, clientX }) => {
    if (!fingers.has(pointerId) || !begun) return
    fingers.set(pointerId, clientX)
    const { middle, apart } = places()
    const factor = fingers.size > 1 ? begun.apart / apart : 1
    const span = zoomed(begun.span, at(begun.middle, begun.span), factor)
    onSpan(shifted(span, at(begun.middle, span) - at(middle, span)), false)
  })
  const lift = ({ pointerId }: PointerEvent) => {
    if (!fingers.delete(pointerId)) return
    const { from, until } = spanNow()
    if (begun && (begun.span.from !== from || begun.span.until !== until)) onSpan(spanNow(), true)
    begin()
  }
  on('pointerup', lift)
  on('pointercancel', lift)
  on('dblclick', onReset)
  let rest: ReturnType<typeof setTimeout> | undefined
  on('wheel', (event) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    onSpan(zoomed(spanNow(), at(event.clientX, spanNow()), 2 ** (event.deltaY / 200)), false)
    clearTimeout(rest)
    rest = setTimeout(() => onSpan(spanNow(), true), wheelRestMs)
  })
  return () => {
    clearTimeout(rest)
    ends.abort()
  }
}
