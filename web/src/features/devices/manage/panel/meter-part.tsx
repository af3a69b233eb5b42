import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { callServer } from '../../../../api/call.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../../../ui/control/notice.tsx'
import { CheckBox } from '../../../../ui/form/field.tsx'
import { KeptForm } from '../../../../ui/form/kept/kept-form.tsx'
import { useDeviceGone, useSavingPaused } from '../device-call-error.ts'
import { saveDetails } from '../device-calls.ts'
import { ErrorNotice } from '../error-lines.tsx'
import styles from './panel-part.module.css'

type SeriesList = Reply<typeof listSeriesEndpoint>

/** Which of the readings of a device count for what the home uses. */
export function MeterPart({ device: { deviceIdentifier: identifier } }: { device: Device }) {
  const query = useQuery({
    queryKey: ['series', identifier],
    queryFn: () =>
      callServer<typeof listSeriesEndpoint>('GET', '/api/devices/{identifier}/series', {
        path: { identifier },
      }),
    staleTime: 0,
  })
  const { data } = query
  if (query.isLoadingError) {
    return <RetryNotice query={query}>Could not load its readings</RetryNotice>
  }
  if (!data) return <p className={styles.note}>Loading its readings…</p>
  const meters = metersIn(data.series)
  if (meters.length === 0) {
    return (
      <p className={styles.note}>
        This device measures no power, energy or volume in a unit that Roomwire knows.
      </p>
    )
  }
  return <MeterChoice identifier={identifier} meters={meters} chosen={data.meters} />
}

function MeterChoice({
  identifier,
  meters,
  chosen,
}: {
  identifier: string
  meters: readonly Meter[]
  /** Null where Roomwire chooses. */
  chosen: SeriesList['meters']
}) {
  const [edit, setEdit] = useState<readonly string[] | null>()
  const gone = useDeviceGone()
  const paused = useSavingPaused()
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (keys: readonly string[] | null) =>
      saveDetails({ device_identifier: identifier, meters: keys && [...keys] }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['series', identifier] })
      await queries.invalidateQueries({ queryKey: ['days'] })
      setEdit(undefined)
    },
  })
  const present = edit === undefined ? chosen : edit
  const ticked = present ?? proposedKeys(meters)
  const change = (keys: readonly string[] | null) => {
    setEdit(keys)
    saving.reset()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    saving.mutate(present)
  }

  return (
    <KeptForm onSubmit={submit} noValidate className={styles.form}>
      <p className={styles.note}>
        A meter may report the same use several times: in total, today, yesterday, by phase. Count
        each use once.
      </p>
      <CheckBox
        label="Choose automatically"
        checked={present === null}
        disabled={gone}
        onChange={() => change(present === null ? proposedKeys(meters) : null)}
      />
      <fieldset className={styles.pins}>
        <legend className={styles.note}>Counted readings</legend>
        {meters.map((meter) => (
          <CheckBox
            key={meter.key}
            label={meterText(meter)}
            checked={ticked.includes(meter.key)}
            disabled={gone || present === null}
            onChange={({ target }) =>
              change(
                meters.flatMap(({ key }) =>
                  (key === meter.key ? target.checked : ticked.includes(key)) ? key : [],
                ),
              )
            }
          />
        ))}
      </fieldset>
      {saving.error && <ErrorNotice error={saving.error} />}
      {saving.isSuccess && <Notice tone="success">Saved</Notice>}
      <div className={styles.actions}>
        <Button
          look="primary"
          type="submit"
          disabled={paused || edit === undefined}
          busy={saving.isPending}
          busyText="Saving…"
        >
          Save
        </Button>
      </div>
    </KeptForm>
  )
}

type Listed = Reply<typeof listSeriesEndpoint>['series'][number]

/** A reading that may count. */
type Meter = Pick<Listed, 'name' | 'unit' | 'decimals' | 'value' | 'counts' | 'proposed'> & {
  /** By which the device sends it. */
  key: string
}

/** The readings of a device that may count, as it declares them now. */
const metersIn = (series: readonly Listed[]): Meter[] =>
  series
    .filter(({ countable, former }) => countable && !former)
    .map((one) => ({ ...one, key: sentKeyOf(one.series) }))

/** Those of them that Roomwire would choose. */
const proposedKeys = (meters: readonly Meter[]): string[] =>
  meters.flatMap(({ key, proposed }) => (proposed ? key : []))

/** 'Total, 3,812.7 kWh'; what was fed in says so. */
function meterText({ key, name, unit, decimals, value, counts }: Meter): string {
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const number = value === null ? [] : [`${value.toLocaleString(undefined, places)} ${unit ?? ''}`]
  const fedIn = counts === 'fed_in' ? ['counts as fed in'] : []
  return [name ?? key, ...number.map((text) => text.trim()), ...fedIn].join(', ')
}
