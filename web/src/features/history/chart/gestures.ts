import type uPlot from 'uplot'
import { shifted, type TimeSpan, zoomed } from '../span.ts'

/** How soon after the last turn of a wheel a gesture is over, ms. */
const wheelRestMs = 200

/**
 * Moves and zooms a chart by hand: dragging moves it, two fingers or Ctrl with the wheel zoom it, a
 * double click shows all of it again.
 * @param onSpan hears each step; the last one of a gesture with `isDone`
 * @returns ends it
 */
export function watchGestures(
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
