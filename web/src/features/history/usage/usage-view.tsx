import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import { useId, useState } from 'react'
import { paths } from '../../../paths.ts'
import { useSkeleton } from '../../../ui/browser/use-lasting.ts'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../../ui/layout/page-header.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { useSearch } from '../../../ui/router/router.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import { useDevice } from '../../devices/state/use-device-states.ts'
import { useHomeMessages } from '../../devices/state/use-home-messages.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { placeOf } from '../../rooms/room-place.ts'
import { useRooms } from '../../rooms/use-rooms.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { forecastText } from '../now/tank-forecast.ts'
import { useTankForecast } from '../now/use-tank-forecast.ts'
import { readingText } from '../shown-series.ts'
import { DayBars } from '../today/day-bars.tsx'
import { type DaysShown, hasEnergy, hasWater, kwhText } from '../today/today-texts.ts'
import { useRecentDays } from '../today/use-recent-days.ts'
import styles from './usage.module.css'
import { byRooms, daysLeft, energyUsed, usualOf, waterUsed, withoutWatts } from './usage.ts'
import { UsedTable } from './used-table.tsx'

type Shown = { days: DaysShown; devices: readonly Device[] }

/** 'Energy': what used most this week, and what it costs. */
export function EnergyView() {
  return (
    <UsagePage
      title="Energy"
      has={hasEnergy}
      nothing="No electricity is measured yet"
      until="Numbers appear here once a device measures, or a switch has its watts."
    >
      {(shown) => <Energy {...shown} />}
    </UsagePage>
  )
}

/** 'Water': how much today, and when a tank will be empty. */
export function WaterView() {
  return (
    <UsagePage
      title="Water"
      has={hasWater}
      nothing="No water is measured yet"
      until="Numbers appear here once a device measures water or the level of a tank."
    >
      {(shown) => <Water {...shown} />}
    </UsagePage>
  )
}

/** The numbers of the last week, of the home or of the room that the address names, and the way back there. */
function UsagePage({
  title,
  has,
  nothing,
  until,
  children,
}: {
  title: string
  has: (days: DaysShown) => boolean
  nothing: string
  /** When there will be numbers. */
  until: string
  children: (shown: Shown) => Elements
}) {
  useHomeMessages()
  const rooms = useRooms()
  const isGuest = usePerson().role === 'guest'
  const asked = Number(useSearch().get('room'))
  const room = rooms.data?.find(({ room_id }) => room_id === asked)
  const query = useRecentDays(asked > 0 ? asked : undefined)
  const { data: devices } = useDevices()
  const { data: days } = query
  const skeleton = useSkeleton(!days)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <PageHeading>{title}</PageHeading>
          <p className={styles.about}>{`${placeText(room, isGuest)}, the last seven days`}</p>
        </div>
        {room ? (
          <LinkButton to={paths.controlPanel} state={placeOf(room)}>
            {`Back to ${bidiIsolate(room.room_name)}`}
          </LinkButton>
        ) : (
          <LinkButton to={paths.dashboard}>Back to Home</LinkButton>
        )}
      </div>
      {query.isError && <RetryNotice query={query}>Could not load the numbers</RetryNotice>}
      {skeleton && !days && <Skeleton height={320} />}
      {days && devices && has(days) && children({ days, devices })}
      {days && !has(days) && <EmptyState title={nothing}>{until}</EmptyState>}
    </div>
  )
}

/** Where the numbers are from; a guest sees those of what the guest may use. */
function placeText(room: { room_name: string } | undefined, isGuest: boolean): string {
  if (room) return bidiIsolate(room.room_name)
  return isGuest ? 'What you may use' : 'The whole home'
}

/** A question with its answer. */
function Question({ title, children }: { title: string; children: Elements }) {
  const titleId = useId()
  return (
    <section className={styles.question} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}

const groups = [
  { value: 'things', label: 'Devices' },
  { value: 'rooms', label: 'Rooms' },
] as const

function Energy({ days, devices }: Shown) {
  const { isAdmin } = usePerson()
  const [by, setBy] = useState<(typeof groups)[number]['value']>('things')
  const { price_per_kwh: price, currency } = days
  const all = energyUsed(days, devices)
  const unknown = withoutWatts(days)
  const costOf = price === null ? undefined : (kwh: number) => moneyText(kwh * price, currency)
  const costs = days.days.map(({ cost }) => cost)
  const week = costs.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return (
    <>
      <Question title="What used most this week?">
        <SegmentedRadio legend="Group by" value={by} choices={groups} onChange={setBy} />
        {all.length > 0 ? (
          <UsedTable
            caption="Electricity used this week, the most first"
            of="electricity"
            used={by === 'rooms' ? byRooms(all) : all}
            textOf={kwhText}
            costOf={costOf}
          />
        ) : (
          <p className={styles.more}>Nothing has used electricity this week.</p>
        )}
        {unknown > 0 && (
          <p className={styles.more}>
            {unknown === 1
              ? '1 switch without watts is not counted.'
              : `${unknown} switches without watts are not counted.`}
          </p>
        )}
      </Question>
      {price !== null && (
        <Question title="What does it cost?">
          <p className={styles.answer}>{`${moneyText(week, currency)} this week`}</p>
          <DayBars days={costs} />
          <p className={styles.more}>
            {`Today ${moneyText(costs.at(-1) ?? 0, currency)}, at ${moneyText(price, currency)} a kWh.`}
          </p>
        </Question>
      )}
      {price === null && isAdmin && (
        <Question title="What does it cost?">
          <p className={styles.more}>Set the price of electricity to see costs.</p>
          <div>
            <LinkButton to={paths.settings}>Settings</LinkButton>
          </div>
        </Question>
      )}
    </>
  )
}

function Water({ days, devices }: Shown) {
  const { homeUnits } = usePerson()
  const textOf = (litres: number) =>
    readingText({ value: litres, unit: 'l', decimals: 0 }, homeUnits)
  const litres = days.days.map((day) => day.litres)
  const today = litres.at(-1) ?? null
  const usual = usualOf(litres)
  const used = waterUsed(days, devices)
  // An answer that was kept by an older page has none.
  const { levels = [] } = days
  return (
    <>
      {litres.some((one) => one !== null) && (
        <Question title="How much water today, compared to usual?">
          <p className={styles.answer}>{today === null ? '–' : `${textOf(today)} so far`}</p>
          <DayBars days={litres} />
          <p className={styles.more}>
            {usual === null
              ? 'It is not known yet how much is usual.'
              : `Usually ${textOf(usual)} a day.`}
          </p>
        </Question>
      )}
      {levels.length > 0 && (
        <Question title="When will the tank be empty?">
          {levels.map(({ device_identifier: identifier, fell }) => {
            const device = devices.find((one) => one.deviceIdentifier === identifier)
            return device && <TankLeft key={identifier} device={device} fell={fell} />
          })}
        </Question>
      )}
      {used.length > 1 && (
        <Question title="What used most this week?">
          <UsedTable
            caption="Water used this week, the most first"
            of="water"
            used={used}
            textOf={textOf}
          />
        </Question>
      )}
    </>
  )
}

/** By where the tank goes now; where it stands still, by the usual use. */
function TankLeft({ device: listed, fell }: { device: Device; fell: readonly (number | null)[] }) {
  const device = useDevice(listed.deviceIdentifier) ?? listed
  const soon = useTankForecast(device)
  const level = readWaterLevel(device.waterLevelString)
  const days = level.kind === 'unknown' ? null : daysLeft(level.percent, fell)
  const assumed = soon
    ? 'This assumes that it goes on as now.'
    : 'This assumes the usual use, and that nobody fills it.'
  return (
    <div>
      <p className={styles.answer}>{soon ? forecastText(soon) : leftText(days)}</p>
      <p className={styles.more}>
        {`${bidiIsolate(deviceLabel(device))} is at ${device.waterLevelString ?? 'an unknown level'}. ${assumed}`}
      </p>
    </div>
  )
}

/** 'In about 3 days' */
function leftText(days: number | null): string {
  if (days === null) return 'Not known yet'
  if (days === Number.POSITIVE_INFINITY) return 'Not within two months'
  if (days < 1) return 'Within a day'
  return Math.round(days) === 1 ? 'In about a day' : `In about ${Math.round(days)} days`
}
