import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { useSkeleton } from '../../../ui/browser/use-lasting.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, dayAndTime } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { browserLabel } from './browser-label.ts'
import styles from './own.module.css'
import {
  endOtherSessions,
  type SessionEntry,
  sessionsKey,
  signOutOf,
  useOwnSessions,
} from './own-calls.ts'

/** The person's sessions, and buttons to end them. */
export function SessionsPart() {
  const query = useOwnSessions()
  const sessions = query.data
  const skeleton = useSkeleton(query.isPending)
  const [asking, setAsking] = useState(false)
  const { heading, returnFocus } = useReturnFocus()
  const ending = useEnding(returnFocus)
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId} aria-busy={query.isPending}>
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          Where you are signed in
        </h2>
        <Button look="quiet" busy={query.isFetching} onClick={() => query.refetch()}>
          Refresh<span className="visually-hidden"> where you are signed in</span>
        </Button>
      </div>
      {query.isError && (
        <RetryNotice query={query}>Could not load where you are signed in</RetryNotice>
      )}
      {ending.error && (
        <Notice tone="fault">{errorMessage(ending.error, 'Failed to sign out')}</Notice>
      )}
      {skeleton && !sessions && [1, 2].map((row) => <Skeleton key={row} height={64} />)}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session.session_id}
              session={session}
              busy={ending.isPending && ending.variables === session}
              onEnd={() => ending.mutate(session)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button onClick={() => setAsking(true)}>Sign out everywhere else</Button>
      )}
      {asking && (
        <OtherSessionsDialog
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            returnFocus()
          }}
        />
      )}
    </section>
  )
}

function useEnding(onEnded: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ session_id }: SessionEntry) => signOutOf(session_id),
    onSuccess: (_answer, { user_agent }) => {
      toast(`Signed out: ${browserLabel(user_agent)}`)
      onEnded()
    },
    // A session that has ended by itself meanwhile leaves the list too.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}

function SessionRow({
  session: { user_agent, created_at, last_used_at, current },
  busy,
  onEnd,
}: {
  session: SessionEntry
  busy: boolean
  onEnd: () => void
}) {
  const now = useNow()
  const browser = browserLabel(user_agent)
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <span className={styles.name}>{browser}</span>
        {current && <span className={styles.here}>This browser</span>}
        <span className={styles.times}>
          <span>Signed in </span>
          <Time at={created_at}>{dayAndTime(created_at)}</Time>
          <span>, last used </span>
          <Time at={last_used_at} title={dayAndTime(last_used_at)}>
            {lastUsed(last_used_at, now)}
          </Time>
        </span>
      </div>
      {!current && (
        <Button look="quiet" busy={busy} onClick={onEnd}>
          Sign out
          <span className="visually-hidden">{` ${browser}, signed in ${dayAndTime(created_at)}`}</span>
        </Button>
      )}
    </li>
  )
}

function OtherSessionsDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const queries = useQueryClient()
  const ending = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsKey })
      toast('Signed out everywhere else')
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title="Sign out everywhere else?"
      needsServer
      confirm="Sign out"
      busyText="Signing out…"
      busy={ending.isPending}
      error={ending.error && errorMessage(ending.error, 'Failed to sign out')}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      Every other browser has to sign in again. This one stays signed in.
    </ConfirmDialog>
  )
}

/** The server stores it to the minute. */
function lastUsed(at: number, now: number): string {
  return now - at < 60_000 ? 'just now' : ageOf(at, now)
}
