import type { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../../api/call.ts'
import { RetryNotice } from '../../../../ui/control/notice.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import { withMatch } from './match-pins.ts'
import { type Measured, proposedReadings, readingsIn } from './match-readings.ts'
import styles from './replace-dialog.module.css'

/** Which reading of a new board goes on with each one of the device, as somebody has chosen; undefined before. */
export type ReadingChoice = ReadonlyMap<string, string> | undefined

/** The readings of a device and of its new board, and which of them is which. */
export function useReadingMatches(
  device: Device,
  board: Device | undefined,
  chosen: ReadingChoice,
) {
  const own = useReadings(device.deviceIdentifier)
  const others = useReadings(board?.deviceIdentifier)
  const matches =
    own.data && others.data ? (chosen ?? proposedReadings(own.data, others.data)) : undefined
  return { own, others, matches }
}

function useReadings(identifier: string | undefined) {
  return useQuery({
    queryKey: ['series', identifier],
    enabled: identifier !== undefined,
    queryFn: () =>
      callServer<typeof listSeriesEndpoint>('GET', '/api/devices/{identifier}/series', {
        path: { identifier: identifier ?? '' },
      }),
    select: ({ series }) => readingsIn(series),
    staleTime: 0,
  })
}

/** Which reading of the board goes on with each one of the device. */
export function ReadingMatches({
  readings: { own, others, matches },
  onMatch,
}: {
  readings: ReturnType<typeof useReadingMatches>
  onMatch: (matches: ReadonlyMap<string, string>) => void
}) {
  const failed = own.isLoadingError ? own : others
  if (failed.isLoadingError) {
    return <RetryNotice query={failed}>Could not load what they measure</RetryNotice>
  }
  if (!own.data || !others.data || !matches) return <p>Loading what they measure…</p>
  if (own.data.length === 0) return null
  if (others.data.length === 0) {
    return <p>The new board measures nothing yet. What the old one has measured stays.</p>
  }
  return (
    <fieldset className={styles.pins}>
      <legend>Which reading is which?</legend>
      {own.data.map((one) => (
        <SelectField
          key={one.key}
          label={labelOf(one)}
          value={matches.get(one.key) ?? ''}
          hint={hintFor(one, others.data, matches.get(one.key))}
          onChange={({ target }) => onMatch(withMatch(matches, one.key, target.value || null))}
        >
          <option value="">No reading of the new board</option>
          {others.data.map((by) => (
            <option key={by.key} value={by.key}>
              {labelOf(by)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  )
}

const labelOf = ({ name, unit }: Measured) => (unit === null ? name : `${name} (${unit})`)

function hintFor(one: Measured, others: readonly Measured[], by: string | undefined) {
  const other = others.find(({ key }) => key === by)
  if (!other) return 'It measures no more then. Its history stays.'
  return other.kind === one.kind
    ? undefined
    : 'It measures something else. A new line begins in the history.'
}
