import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorMessage } from '../../api/call-failed.ts'
import { paths } from '../../paths.ts'
import { saveFile } from '../../ui/browser/save-file.ts'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../ui/control/notice.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { navigate, useSearch } from '../../ui/router/router.tsx'
import { deviceLabel } from '../devices/plate/device-label.ts'
import { pinLabel } from '../devices/plate/pin-text.ts'
import { pinOf, pinsIn } from '../devices/state/pins-of.ts'
import { useHomeMessages } from '../devices/state/use-home-messages.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useVisibleNames } from '../devices/use-visible-names.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { type ActivityFilter, activityPath, causeLabels, filterIn } from './activity-filter.ts'
import { ActivityList } from './activity-list.tsx'
import type { ActivityReader } from './activity-text.ts'
import styles from './activity-view.module.css'
import { allActivity, csvOf, fileMost, jsonOf } from './export-activity.ts'
import { MadeUpNote } from './made-up-note.tsx'
import { askActivity, useActivity } from './use-activity.ts'

/** The activity of the home, the newest first: who changed what, and why. */
export function ActivityView() {
  const search = useSearch()
  const filter = filterIn(search)
  const { isAdmin: isManager, role } = usePerson()
  const isGuest = role === 'guest'
  useHomeMessages()
  const { list, newCount, isMoreNew, showNew } = useActivity(filter)
  // A failed list is tried again by hand.
  const isPaused = list.isFetchingNextPage || list.isFetchNextPageError
  const reached = useReached(isPaused, () => void list.fetchNextPage())
  const skeleton = useSkeleton(list.isPending)
  const entries = list.data?.pages.flatMap((page) => page.entries)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>Activity</PageHeading>
        <LinkButton to={paths.schedules}>Schedules</LinkButton>
        <LinkButton to={paths.scenes}>Scenes</LinkButton>
        <ExportButtons filter={filter} reader={{ isManager, isGuest }} />
      </div>
      <ActivityFilters filter={filter} />
      <MadeUpNote since={0} className={styles.about} />
      {list.isError && <RetryNotice query={list}>Could not load the activity</RetryNotice>}
      <p className={styles.news} role="status">
        {newCount > 0 && (
          <Button onClick={showNew}>{`Show ${newCount}${isMoreNew ? '+' : ''} new`}</Button>
        )}
      </p>
      {skeleton && !entries && [1, 2, 3].map((row) => <Skeleton key={row} height={72} />)}
      {entries?.length === 0 && !list.hasNextPage && (
        <EmptyState title={isFiltered ? 'No matching activity' : 'No activity yet'}>
          {isFiltered
            ? 'Change the filters above to see more.'
            : 'Presses, wall switches and device changes appear here.'}
        </EmptyState>
      )}
      {entries && entries.length > 0 && <ActivityList entries={entries} />}
      {list.hasNextPage && (
        <Button
          ref={reached}
          busy={list.isFetchingNextPage}
          busyText="Loading…"
          onClick={() => list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

type Choice = readonly [value: string, label: string]

/** The filters: place, person and cause. Each choice stands in the address of the page. */
function ActivityFilters({ filter }: { filter: ActivityFilter }) {
  const { role } = usePerson()
  const rooms = useRooms()
  const devices = useDevices()
  const names = useVisibleNames()
  const device = devices.data?.find((one) => one.deviceIdentifier === filter.device)
  const nameOf = (pin: PinKey) =>
    pinLabel(kindOf(filter.device ?? ''), pin, device && pinOf(device, pin)?.name)
  const choose = (change: ActivityFilter) =>
    navigate(activityPath({ ...filter, ...change }), { replace: true })
  const people = [
    ...(names?.people ?? []).map((one): Choice => [`user-${one.user_id}`, one.username]),
    ...(names?.passes ?? []).map((one): Choice => [`pass-${one.pass_id}`, `Pass: ${one.label}`]),
    ...(names?.tokens ?? []).map(
      (one): Choice => [`token-${one.token_id}`, `API token: ${one.label}`],
    ),
  ]
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">Filters</legend>
      <Choices
        label="Room"
        every="Every room"
        value={filter.room}
        choices={(rooms.data ?? []).map((room) => [String(room.room_id), room.room_name])}
        onChange={(room) => choose({ room })}
      />
      <Choices
        label="Device"
        every="Every device"
        value={filter.device}
        choices={(devices.data ?? []).map((device) => [
          device.deviceIdentifier,
          device.device_name || role === 'guest' ? deviceLabel(device) : device.deviceIdentifier,
        ])}
        onChange={(device) => choose({ device, pin: '' })}
      />
      {filter.device && (
        <Choices
          label="Pin"
          every="Every pin"
          value={filter.pin}
          choices={(device ? pinsIn(device) : pinsOf(kindOf(filter.device))).map((pin) => [
            pin,
            nameOf(pin),
          ])}
          onChange={(pin) => choose({ pin })}
        />
      )}
      {role !== 'guest' && (
        <Choices
          label="Who"
          every="Everybody"
          value={filter.who}
          choices={people}
          onChange={(who) => choose({ who })}
        />
      )}
      <Choices
        label="How"
        every="Any way"
        value={filter.how}
        choices={[['failed', 'Failed only'], ...Object.entries(causeLabels)]}
        onChange={(how) => choose({ how })}
      />
    </fieldset>
  )
}

function Choices({
  label,
  every,
  value = '',
  choices,
  onChange,
}: {
  label: string
  every: string
  value: string | undefined
  choices: readonly Choice[]
  onChange: (value: string) => void
}) {
  // A name in an address may be gone, or not known yet.
  const isKnown = value === '' || choices.some(([one]) => one === value)
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{every}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

/** How far below the window something is reached already. */
const margin = '600px'

/**
 * Calls back when an element comes near the window; the answer is its ref.
 * @param isPaused nothing is called meanwhile; afterwards anew where it is still near
 */
function useReached(isPaused: boolean, onReached: () => void) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (!element || isPaused) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reached(),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isPaused])
  return setElement
}

const forms = { CSV: 'text/csv', JSON: 'application/json' } as const
type Form = keyof typeof forms

/** The most that one call brings. */
const entriesOfCall = 100

/** Saves what is shown as a file, with all that is older. */
function ExportButtons({ filter, reader }: { filter: ActivityFilter; reader: ActivityReader }) {
  const [count, setCount] = useState(0)
  const saving = useMutation({
    mutationFn: async (form: Form) => {
      const ask = (before?: string) => askActivity(filter, before, entriesOfCall)
      const { entries, isAll } = await allActivity(ask, setCount)
      const text = (form === 'CSV' ? csvOf : jsonOf)(entries, reader)
      saveFile(`activity.${form.toLowerCase()}`, forms[form], text)
      return { isAll }
    },
    onMutate: () => setCount(0),
  })
  return (
    <div className={styles.export}>
      {(['CSV', 'JSON'] as const).map((form) => (
        <Button
          key={form}
          look="quiet"
          busy={saving.isPending && saving.variables === form}
          busyText={`${count} so far…`}
          onClick={() => saving.mutate(form)}
        >{`Save as ${form}`}</Button>
      ))}
      {saving.data?.isAll === false && (
        <Notice>{`The file has the newest ${fileMost} entries. Filter to save older ones.`}</Notice>
      )}
      {saving.error && (
        <Notice tone="fault">{errorMessage(saving.error, 'Could not save the file')}</Notice>
      )}
    </div>
  )
}
