import { useId, useMemo, useState } from 'react'
import { PageLink } from '../../../ui/router/page-link.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { hasOtherClocks } from '../../../ui/time/home-clocks.ts'
import { writerInZone } from '../../../ui/time/time-zone.ts'
import { historyAddress } from '../history-address.ts'
import type { ShownSeries } from '../shown-series.ts'
import type { TimeSpan } from '../span.ts'
import {
  captionText,
  lineText,
  pointText,
  runText,
  valueInstant,
  valueText,
  type WriteInstant,
} from './caption.ts'
import styles from './chart.module.css'
import { type ChartGroup, labelIn } from './chart-groups.ts'
import { inkOf, insetsOf } from './make-plot.ts'
import { dashes } from './paint-strips.ts'
import { Plot } from './plot.tsx'

const form = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const

/** Into how many steps the keyboard divides what is shown: ten minutes of a day. */
const steps = 144

const swatchInks = [styles.ink0, styles.ink1, styles.ink2, styles.ink3, styles.ink4, styles.ink5]

/** A chart that one sees, hears, walks along with the arrow keys, and reads as a table. */
export function HistoryChart({
  group,
  span,
  zone,
  onSpan,
  onReset,
}: {
  group: ChartGroup
  span: TimeSpan
  zone: string | null
  onSpan: (span: TimeSpan) => void
  onReset: () => void
}) {
  const write = useMemo(() => writerInZone(zone, form), [zone])
  const writeBoth = useMemo(() => writerOfBoth(zone), [zone])
  const [pointed, setPointed] = useState<number | null>(null)
  const [step, setStep] = useState<number | null>(null)
  const { from, until } = span
  const isOfSeveral = new Set(group.series.map((one) => one.deviceIdentifier)).size > 1
  // Until somebody walks, it stands at the newest that is known.
  const newestAt = Math.max(from, ...group.series.map(({ points }) => points.at(-1)?.until ?? from))
  const newest = Math.floor(((newestAt - from) / (until - from)) * steps)
  const walked = step ?? Math.min(steps, Math.max(0, newest))
  // Up to the newest nobody is led behind what is known; later nothing is.
  const instantOf = (one: number) =>
    Math.min(from + ((until - from) * one) / steps, one > newest ? until - 1 : newestAt - 1)
  const walkedAt = step === null ? Math.max(from, newestAt - 1) : instantOf(step)
  const isAlone = group.series.length === 1
  const valueAt = (one: ShownSeries, at: number) =>
    `${isAlone ? '' : `${labelIn(group.series, one)} `}${valueText(one, valueInstant(one, at, newestAt))}`
  const textAt = (at: number) =>
    `${writeBoth(at)}: ${group.series.map((one) => valueAt(one, at)).join(', ')}`
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h2>{group.title}</h2>
        <ul className={styles.captions}>
          {group.series.map((one, at) => (
            <li key={one.id}>
              {!group.isOfPins && <Swatch at={at} ink={swatchInks[inkOf(group.series, at)]} />}
              <b>
                <SeriesName one={one} />
                {isOfSeveral && <span>{`, ${bidiIsolate(one.deviceName)}`}</span>}
              </b>
              <span>{`: ${captionText(one, write)}`}</span>
            </li>
          ))}
        </ul>
      </figcaption>
      <Plot
        key={group.series.map(({ id }) => id).join()}
        group={group}
        span={span}
        zone={zone}
        onSpan={onSpan}
        onReset={onReset}
        cursorAt={pointed}
        onCursor={setPointed}
      />
      <div className={styles.cursor}>
        <input
          type="range"
          style={sliderPlace(group)}
          aria-label={`Time, ${group.title}`}
          aria-valuetext={textAt(walkedAt)}
          max={steps}
          value={walked}
          onChange={({ target }) => {
            const next = Number(target.value)
            setStep(next)
            setPointed(instantOf(next))
          }}
        />
        <p className={styles.readout} aria-hidden="true">
          {textAt(pointed ?? walkedAt)}
        </p>
      </div>
      <HistoryTable group={group} write={write} />
    </figure>
  )
}

/** Writes what is pointed at by the clocks of the home and, where these show another time, by those here. */
function writerOfBoth(zone: string | null): WriteInstant {
  const [atHome, here] = [writerInZone(zone, form), writerInZone(null, form)]
  return hasOtherClocks(zone) ? (at) => `${atHome(at)} (${here(at)} here)` : atHome
}

/** Its thumb, 16 px wide, stands under the instant that it is at. */
function sliderPlace(group: ChartGroup) {
  const { left, right } = insetsOf(group)
  return { marginInlineStart: left - 8, width: `calc(100% - ${left + right - 16}px)` }
}

/** The name of a series; that of a pin leads to its own history. */
function SeriesName({ one: { pin, name, deviceIdentifier } }: { one: ShownSeries }) {
  const place = { device: deviceIdentifier, range: 'day' } as const
  if (pin === undefined) return <span>{name}</span>
  return <PageLink to={historyAddress({ ...place, pin })}>{name}</PageLink>
}

function Swatch({ at, ink }: { at: number; ink: string | undefined }) {
  return (
    <svg className={`${styles.swatch} ${ink}`} viewBox="0 0 28 8" aria-hidden="true">
      <path d="M0 4h28" stroke="currentColor" strokeDasharray={dashes[at]?.join(' ')} />
    </svg>
  )
}

/** The same as a chart, for those who read or copy it. Its rows are there once it is opened. */
function HistoryTable({ group, write }: { group: ChartGroup; write: WriteInstant }) {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  return (
    <details className={styles.table} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={titleId}>
        As a table<span className="visually-hidden">{`: ${group.title}`}</span>
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className={styles.frame} aria-labelledby={titleId} tabIndex={0}>
          {group.isOfPins ? (
            <PinTable series={group.series} write={write} />
          ) : (
            <NumberTable series={group.series} write={write} />
          )}
        </section>
      )}
    </details>
  )
}

type TableProps = { series: readonly ShownSeries[]; write: WriteInstant }

function NumberTable({ series, write }: TableProps) {
  const instants = [...new Set(series.flatMap(({ points }) => points.map(({ from }) => from)))]
  const byInstant = series.map(({ points }) => new Map(points.map((point) => [point.from, point])))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          {series.map(({ id, name, deviceName }) => (
            <th key={id} scope="col">{`${name}, ${deviceName}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {instants
          .sort((a, b) => b - a)
          .map((at) => (
            <tr key={at}>
              <th scope="row">{write(at)}</th>
              {series.map((one, index) => {
                const point = byInstant[index]?.get(at)
                return <td key={one.id}>{point ? rangeText(point, one) : 'not known'}</td>
              })}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** '21.4 °C', or with what it went between: '21.4 °C (21.0 °C to 22.1 °C)'. */
function rangeText({ min, mean, max }: ShownSeries['points'][number], one: ShownSeries): string {
  const [low, middle, high] = [min, mean, max].map((value) => lineText(value, one))
  return low === high ? `${middle}` : `${middle} (${low} to ${high})`
}

function PinTable({ series, write }: TableProps) {
  const rows = series.flatMap((one) =>
    one.runs
      ? one.runs.map(({ from, until, state }) => ({ one, from, until, text: runText(one, state) }))
      : one.points.map((point) => ({
          one,
          from: point.from,
          until: point.until,
          text: pointText(point, one.form),
        })),
  )
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Until</th>
          <th scope="col">Switch</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((a, b) => b.from - a.from)
          .map(({ one, from, until, text }) => (
            <tr key={`${one.id} ${from}`}>
              <th scope="row">{write(from)}</th>
              <td>{write(until)}</td>
              <td>{`${one.name}, ${one.deviceName}`}</td>
              <td>{text}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
