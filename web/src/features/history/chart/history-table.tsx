import { useId, useState } from 'react'
import type { WriteInstant } from '../caption.ts'
import { onText, runText } from '../caption.ts'
import type { ChartGroup } from '../chart-groups.ts'
import { numberText, type ShownSeries } from '../shown-series.ts'
import styles from './table.module.css'

/** The same as a chart, for those who read or copy it. Its rows are there once it is opened. */
export function HistoryTable({ group, write }: { group: ChartGroup; write: WriteInstant }) {
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
function rangeText(
  { min, mean, max }: ShownSeries['points'][number],
  one: Pick<ShownSeries, 'decimals' | 'unit'>,
): string {
  const [low, middle, high] = [min, mean, max].map((value) => numberText(value, one))
  return low === high ? `${middle}` : `${middle} (${low} to ${high})`
}

function PinTable({ series, write }: TableProps) {
  const rows = series.flatMap((one) =>
    one.runs
      ? one.runs.map(({ from, until, state }) => ({ one, from, until, text: runText(one, state) }))
      : one.points.map(({ from, until, on_ms }) => ({
          ...{ one, from, until },
          text: onText(on_ms),
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
