import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMemo, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { RetryNotice } from '../../ui/control/notice.tsx'
import { SegmentedRadio } from '../../ui/control/segmented-radio.tsx'
import type { Elements } from '../../ui/layout/elements.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { useNearView } from '../../ui/lazy/use-near-view.ts'
import { PageLink } from '../../ui/router/page-link.tsx'
import { navigate, useSearch } from '../../ui/router/router.tsx'
import { clock } from '../../ui/time/clock.ts'
import { dayAtHome } from '../../ui/time/home-clocks.ts'
import { writerInZone } from '../../ui/time/time-zone.ts'
import { RecentActivity } from '../activity/activity-list.tsx'
import { MadeUpNote } from '../activity/made-up-note.tsx'
import { useHomeMessages } from '../devices/state/use-home-messages.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import type { HistorySubject } from './ask-history.ts'
import { type ChartGroup, chartGroups, isDiagnostic } from './chart/chart-groups.ts'
import { HistoryChart } from './chart/history-chart.tsx'
import { type HistoryPlace, historyAddress, historyPlaceIn, spanAt } from './history-address.ts'
import styles from './history-view.module.css'
import { type ShownSeries, shownSeries } from './shown-series.ts'
import {
  historyRanges,
  isOneDay,
  lastDayAfter,
  rangeLabels,
  shifted,
  type TimeSpan,
  untilToday,
  zoomed,
} from './span.ts'
import { useHistory, useHistoryOf } from './use-history.ts'

/** The history: pins as strips, numbers as lines, and who did it. */
export function HistoryView() {
  const place = historyPlaceIn(useSearch())
  // The history of something else is another page, which screen readers read from its heading on.
  return <HistoryOf key={[place.device, place.pin, place.room].join()} place={place} />
}

function HistoryOf({ place }: { place: HistoryPlace }) {
  const zone = usePerson().homeTimeZone
  useHomeMessages()
  const go = (to: HistoryPlace) => navigate(historyAddress(to), { replace: true })
  const { title, about, room, devices, isKnown, of } = useHistoryOf(place)
  // The minute decides until when: a span that changed with each render would be asked for anew.
  const minute = Math.floor(clock.now() / 60_000) * 60_000
  const { from, until } = spanAt(place, minute, zone)
  const span = useMemo(() => ({ from, until }), [from, until])
  const { day, from: _from, until: _until, ...whole } = place
  const toWhole = () => go({ ...whole, ...(day && { day }) })
  return (
    <div className={styles.page}>
      <div>
        {room && (
          <PageLink to={paths.controlPanel} state={room} className={styles.back}>
            <span aria-hidden="true">‹ </span>
            <span>Back to </span>
            <bdi translate="no">{room.roomName}</bdi>
          </PageLink>
        )}
        <PageHeading>{title}</PageHeading>
        <p className={styles.about}>{about}</p>
        <MadeUpNote since={from} className={styles.about} />
      </div>
      <HistoryControls place={place} span={span} zone={zone} onPlace={go} />
      <div className={styles.sides}>
        <div className={styles.charts}>
          {!isKnown && <LoadingCharts />}
          {isKnown && of === null && <NothingRecorded />}
          {isKnown && of && (
            <HistoryPages
              of={of}
              devices={devices}
              span={span}
              zone={zone}
              onSpan={({ from: start, until: end }) => go({ ...place, from: start, until: end })}
              onReset={toWhole}
            />
          )}
        </div>
        <RecentActivity {...whoseActivity(place)} />
      </div>
    </div>
  )
}

const whoseActivity = ({ device, pin, room }: HistoryPlace) => ({
  filter: { ...(device && { device }), ...(pin && { pin }), ...(room && { room }) },
  title: 'Activity',
})

const dayForm = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const timeForm = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** Which time is shown: a range, the one before or after, closer or farther. */
function HistoryControls({
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
  const { range, day, from, until, ...subject } = place
  const now = clock.now()
  const isZoomed = from !== undefined && until !== undefined
  const step = (direction: -1 | 1) => onPlace(placeAfter(placeNow(), direction, zone))
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
        onChange={(next) => onPlace({ ...subject, range: next, ...(day && { day }) })}
      />
      <fieldset className={styles.steps}>
        <legend className="visually-hidden">Time shown</legend>
        <span className={styles.shown}>{spanText(span, zone, isZoomed)}</span>
        <Button onClick={() => step(-1)}>Earlier</Button>
        <Button
          className={styles.later}
          // The newest time is reached by pressing it: it keeps the focus.
          aria-disabled={hasNow(span) || undefined}
          onClick={() => !hasNow(spanAt(placeNow(), clock.now(), zone)) && step(1)}
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

/** The place in the address, which is ahead of the page: somebody may press again before the page has followed. */
const placeNow = () => historyPlaceIn(new URLSearchParams(location.search))

/** Whether nothing later has happened yet. */
const hasNow = ({ until }: TimeSpan) => until > clock.now()

/** The place one step earlier or later: by a zoomed span, or by a range of days. */
function placeAfter(place: HistoryPlace, direction: -1 | 1, zone: string | null): HistoryPlace {
  const now = clock.now()
  const { range, day, from, until, ...subject } = place
  if (from !== undefined && until !== undefined) {
    const span = spanAt(place, now, zone)
    const next = shifted(span, direction * (span.until - span.from))
    return { ...place, ...untilToday(next, now, zone) }
  }
  const today = dayAtHome(now, zone)
  return { ...subject, range, day: lastDayAfter(range, day ?? today, direction, today) }
}

/** 'Tue, 24 Nov 2026', or from when until when. */
function spanText({ from, until }: TimeSpan, zone: string | null, isZoomed: boolean): string {
  const write = writerInZone(zone, isZoomed ? timeForm : dayForm)
  if (!isZoomed && isOneDay({ from, until }, zone)) return write(from)
  return `${write(from)} to ${write(isZoomed ? until : until - 1)}`
}

type Shown = {
  of: HistorySubject
  /** All that the person may see: history of others is not shown. */
  devices: readonly Device[]
  span: TimeSpan
  zone: string | null
  onSpan: (span: TimeSpan) => void
  onReset: () => void
}

/** The charts of a history, some devices at a time: a large home has thousands of them. */
function HistoryPages(shown: Shown) {
  const [pages, setPages] = useState([0])
  const last = useHistory(shown.of, pages.at(-1) ?? 0, shown.span, { isFollowed: false })
  const next = last.data?.next ?? null
  return (
    <>
      {pages.map((page) => (
        <OnePage key={page} page={page} {...shown} />
      ))}
      {(next !== null || (pages.length > 1 && last.isPending)) && (
        <Button
          busy={last.isPending}
          busyText="Loading…"
          onClick={() => next !== null && setPages([...pages, next])}
        >
          Show more devices
        </Button>
      )}
    </>
  )
}

/** A page of charts; far from the window only its place. */
function OnePage({ page, ...shown }: Shown & { page: number }) {
  const place = useRef<HTMLDivElement>(null)
  const { isNear, height } = useNearView(place)
  return (
    <div ref={place} className={styles.charts} style={isNear ? undefined : { height }}>
      {isNear && <Charts page={page} {...shown} />}
    </div>
  )
}

function Charts({ page, of, devices, ...shown }: Shown & { page: number }) {
  const history = useHistory(of, page, shown.span, { isFollowed: true })
  const { homeUnits } = usePerson()
  const series = history.data?.devices.flatMap(({ device_identifier, series: all }) => {
    const device = devices.find(({ deviceIdentifier }) => deviceIdentifier === device_identifier)
    return device ? all.map((one): ShownSeries => shownSeries(device, one, homeUnits)) : []
  })
  const groups = chartGroups(series ?? [])
  const ofHome = groups.filter((group) => !isDiagnostic(group))
  const ofBoards = groups.filter(isDiagnostic)
  const draw = (group: ChartGroup) => <HistoryChart key={group.id} group={group} {...shown} />
  return (
    <>
      {history.isError && <RetryNotice query={history}>Could not load the history</RetryNotice>}
      {history.isPending && <LoadingCharts />}
      {series?.length === 0 && !history.isError && <NothingRecorded />}
      {ofHome.map(draw)}
      {ofBoards.length > 0 && <Diagnostics>{ofBoards.map(draw)}</Diagnostics>}
    </>
  )
}

/** As high as the window, so that what stands below the charts is not seen before them. */
function LoadingCharts() {
  const skeleton = useSkeleton(true)
  return (
    <div className={styles.loading}>
      {skeleton && [1, 2].map((one) => <Skeleton key={one} height={320} />)}
    </div>
  )
}

/** Readings of the board itself, folded: their charts are drawn once somebody opens them. */
function Diagnostics({ children }: { children: Elements }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.diagnostics}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Diagnostics: signal, memory and uptime of devices</summary>
      <div className={styles.charts}>{isOpen && children}</div>
    </details>
  )
}

/** Says that there is no history yet. */
const NothingRecorded = () => (
  <EmptyState title="Nothing is recorded yet">
    Charts appear here once your devices report.
  </EmptyState>
)
