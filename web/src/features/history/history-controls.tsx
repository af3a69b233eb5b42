import { Button } from '../../ui/control/button.tsx'
import { SegmentedRadio } from '../../ui/control/segmented-radio.tsx'
import { clock } from '../../ui/time/clock.ts'
import { dayAtHome } from '../../ui/time/home-clocks.ts'
import { writerInZone } from '../../ui/time/time-zone.ts'
import { type HistoryPlace, historyPlaceIn, spanAt } from './history-address.ts'
import styles from './history-view.module.css'
import {
  historyRanges,
  isOneDay,
  lastDayBeside,
  rangeLabels,
  shifted,
  type TimeSpan,
  untilToday,
  zoomed,
} from './span.ts'

const dayForm = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const timeForm = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** Which time is shown: a range, the one before or after, closer or farther. */
export function HistoryControls({
  place,
  span,
  zone,
  onPlace,
}: {
  place: HistoryPlace
  span: TimeSpan
  zone: string | null
  onPlace: (place: HistoryPlace) => void
}) {
  const { range, day, from, until, ...what } = place
  const now = clock.now()
  const isZoomed = from !== undefined && until !== undefined
  const beside = (direction: -1 | 1) => onPlace(placeBeside(placeNow(), direction, zone))
  const zoom = (factor: number) => {
    const shown = placeNow()
    const { from: start, until: end } = spanAt(shown, now, zone)
    const next = zoomed({ from: start, until: end }, (start + end) / 2, factor)
    onPlace({ ...shown, ...untilToday(next, now, zone) })
  }
  return (
    <div className={styles.controls}>
      <SegmentedRadio
        legend="Range"
        value={range}
        choices={historyRanges.map((value) => ({ value, label: rangeLabels[value] }))}
        onChange={(next) => onPlace({ ...what, range: next, ...(day && { day }) })}
      />
      <fieldset className={styles.steps}>
        <legend className="visually-hidden">Time shown</legend>
        <span className={styles.shown}>{spanText(span, zone, isZoomed)}</span>
        <Button onClick={() => beside(-1)}>Earlier</Button>
        <Button
          className={styles.later}
          // The newest time is reached by pressing it: it keeps the focus.
          aria-disabled={hasNow(span) || undefined}
          onClick={() => !hasNow(spanAt(placeNow(), clock.now(), zone)) && beside(1)}
        >
          Later
        </Button>
        <Button aria-label="Zoom in" onClick={() => zoom(0.5)}>
          +
        </Button>
        <Button aria-label="Zoom out" onClick={() => zoom(2)}>
          −
        </Button>
      </fieldset>
    </div>
  )
}

/** What the address says already: who presses again does so before the page has followed. */
const placeNow = () => historyPlaceIn(new URLSearchParams(location.search))

/** Whether nothing later has happened yet. */
const hasNow = ({ until }: TimeSpan) => until > clock.now()

/** The time before, or after: as long as what somebody has zoomed to, or a range of days. */
function placeBeside(place: HistoryPlace, direction: -1 | 1, zone: string | null): HistoryPlace {
  const now = clock.now()
  const { range, day, from, until, ...what } = place
  if (from !== undefined && until !== undefined) {
    const span = spanAt(place, now, zone)
    const next = shifted(span, direction * (span.until - span.from))
    return { ...place, ...untilToday(next, now, zone) }
  }
  const today = dayAtHome(now, zone)
  return { ...what, range, day: lastDayBeside(range, day ?? today, direction, today) }
}

/** 'Tue, 24 Nov 2026', or from when until when. */
function spanText({ from, until }: TimeSpan, zone: string | null, isZoomed: boolean): string {
  const write = writerInZone(zone, isZoomed ? timeForm : dayForm)
  if (!isZoomed && isOneDay({ from, until }, zone)) return write(from)
  return `${write(from)} to ${write(isZoomed ? until : until - 1)}`
}
