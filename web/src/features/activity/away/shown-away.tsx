import type { showAwayEndpoint } from '@roomwire/contracts/http/away.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { useFocusLeft } from '../../../ui/focus/use-return-focus.ts'
import { useFloatingBar } from '../../../ui/layout/floating-bar.ts'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime } from '../../../ui/time/time-text.ts'
import { activityPath } from '../activity-filter.ts'
import type { ActivityReader } from '../activity-text.ts'
import { awayText } from './away-text.ts'
import styles from './shown-away.module.css'

/** The changes while somebody was away. */
export type Away = NonNullable<Reply<typeof showAwayEndpoint>['away']>

type Shown = { away: Away; reader: ActivityReader; onDismiss: () => void }

/** The lines over the lower edge of the page, where they move nothing. */
export function FloatingAway(shown: Shown) {
  const { lines, more } = shown.away
  const count = lines.length + more
  const place = useRef<HTMLDivElement>(null)
  useFloatingBar(place, '--away-height')
  useFocusLeft(place)
  useEffect(() => announce(`${title}: ${count === 1 ? '1 change' : `${count} changes`}`), [count])
  return (
    <div ref={place} className={styles.floating}>
      <ShownAway {...shown} />
    </div>
  )
}

const title = 'While you were away'

/** The lines, with ways to the rest and out. */
export function ShownAway({ away, reader, onDismiss }: Shown) {
  const titleId = useId()
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p className={styles.since}>
        <span>Since </span>
        <Time at={away.from}>{dayAndTime(away.from)}</Time>
      </p>
      <ul className={styles.lines}>
        {away.lines.map((line) => (
          <li key={`${line.kind} ${line.newest.id}`} data-kind={line.kind}>
            {awayText(line, reader)}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton look="quiet" to={activityPath()}>
          {away.more > 0 ? `${away.more} more in Activity` : 'Show activity'}
        </LinkButton>
        <Button onClick={onDismiss}>Dismiss</Button>
      </div>
    </section>
  )
}
