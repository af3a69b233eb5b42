import { useId } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { useAsOf } from '../../../ui/time/use-as-of.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { historyAddress, usageAddress } from '../history-address.ts'
import { DayBars } from './day-bars.tsx'
import styles from './today.module.css'
import { dayNumbers, hasEnergy, hasWater } from './today-texts.ts'
import { useRecentDays } from './use-recent-days.ts'

/** The few numbers of today: hours on, electricity, water; each beside the days before. */
export function TodayNumbers({ roomId }: { roomId?: number }) {
  const query = useRecentDays(roomId)
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
        <div className={styles.ways}>
          {data && hasEnergy(data) && (
            <LinkButton look="quiet" to={usageAddress('energy', roomId)}>
              Energy
            </LinkButton>
          )}
          {data && hasWater(data) && (
            <LinkButton look="quiet" to={usageAddress('water', roomId)}>
              Water
            </LinkButton>
          )}
          <LinkButton look="quiet" to={historyAddress({ ...room, range: 'day' })}>
            History
          </LinkButton>
        </div>
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
