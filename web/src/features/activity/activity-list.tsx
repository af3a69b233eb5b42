import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { clockTimeWithSeconds } from '../../ui/time-text.ts'
import styles from './activity-list.module.css'
import { entryText } from './activity-text.ts'

const dayName = new Intl.DateTimeFormat(undefined, {
  ...({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const),
})

/** Entries by days. A browser draws only the days that are in sight. */
export function ActivityList({
  entries,
  isManager,
}: {
  entries: readonly ActivityEntry[]
  isManager: boolean
}) {
  const days = Map.groupBy(entries, ({ at }) => dayName.format(at))
  return [...days].map(([day, some]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h2>{day}</h2>
      <ol className={styles.entries}>
        {some.map((entry) => (
          <Entry key={entry.id} entry={entry} isManager={isManager} />
        ))}
      </ol>
    </section>
  ))
}

const Entry = memo(function Entry({
  entry,
  isManager,
}: {
  entry: ActivityEntry
  isManager: boolean
}) {
  const { subject, happened, detail, isFailed } = entryText(entry, isManager)
  return (
    <li className={classNames(styles.entry, styles[entry.kind], isFailed && styles.failed)}>
      <time className={styles.time} dateTime={new Date(entry.at).toISOString()}>
        {clockTimeWithSeconds(entry.at)}
      </time>
      <span className={styles.mark} data-on={isOn(entry)} />
      <div className={styles.text}>
        <p>
          <b>{subject}</b> {happened}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </li>
  )
})

/** Whether electricity flows since then. */
const isOn = ({ kind, value, outcome }: ActivityEntry): boolean | undefined =>
  kind === 'pin' || (kind === 'command' && outcome === 'done') ? Number(value) > 0 : undefined
