import type { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { callServer } from '../../../api/call.ts'
import { useConnection } from '../../../live/live.tsx'
import { useAsOf, useOffline } from '../../../ui/browser/offline.ts'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'
import { historyAddress } from '../history-address.ts'
import styles from './today.module.css'
import { dayNumbers } from './today-texts.ts'

/** How soon the numbers are read anew, ms. */
const againMs = 60_000

/** The few numbers of today: hours on, electricity, water; each beside the days before. */
export function TodayNumbers({ roomId }: { roomId?: number }) {
  const { phase } = useConnection()
  const query = useQuery({
    queryKey: ['days', roomId ?? null],
    queryFn: () =>
      callServer<typeof recentDaysEndpoint>('GET', '/api/history/days', {
        query: { ...(roomId !== undefined && { room_id: String(roomId) }) },
      }),
    // The rest of the page is asked for first.
    enabled: phase === 'connected',
    refetchInterval: againMs,
  })
  const { data } = query
  const isOffline = useOffline()
  const titleId = useId()
  const asOf = useAsOf()
  const { homeUnits } = usePerson()
  const numbers = data ? dayNumbers(data, homeUnits) : []
  const room = roomId === undefined ? {} : { room: String(roomId) }
  return (
    <section className={styles.numbers} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{`Today${data && asOf ? `, ${asOf}` : ''}`}</h2>
        <LinkButton look="quiet" to={historyAddress({ ...room, range: 'day' })}>
          History
        </LinkButton>
      </div>
      {numbers.length > 0 ? (
        <dl className={styles.list}>
          {numbers.map(({ name, text, days, before }) => (
            <div key={name} className={styles.number}>
              <dt>{name}</dt>
              <dd>
                <span>{text}</span>
                <span className="visually-hidden">{`. ${before}`}</span>
              </dd>
              <dd>
                <DayBars days={days} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          {query.isPending && isOffline && <p className={styles.none}>Not known yet.</p>}
          {data && <p className={styles.none}>Nothing is recorded yet.</p>}
          {query.isLoadingError && (
            <RetryNotice query={query}>Could not load today’s numbers</RetryNotice>
          )}
        </>
      )}
    </section>
  )
}

const [width, height, gap] = [12, 32, 4]

/** Days as small bars, today's last and full. */
function DayBars({ days }: { days: readonly (number | null)[] }) {
  const most = Math.max(...days.map((value) => value ?? 0), Number.EPSILON)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * (width + gap) - gap} ${height}`}
      aria-hidden="true"
    >
      {days.map((value, at) => {
        const tall = value === null ? 0 : Math.max(1, (value / most) * height)
        const today = at === days.length - 1
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days have nothing but their order
            key={at}
            className={today ? styles.today : styles.before}
            x={at * (width + gap)}
            y={height - tall}
            width={width}
            height={tall}
            rx="1"
          />
        )
      })}
    </svg>
  )
}
