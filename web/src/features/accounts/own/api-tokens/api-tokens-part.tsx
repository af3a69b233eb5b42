import type { ApiToken } from '@roomwire/contracts/http/api-tokens.ts'
import { useState } from 'react'
import { useSkeleton } from '../../../../ui/browser/use-lasting.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { RetryNotice } from '../../../../ui/control/notice.tsx'
import { useReturnFocus } from '../../../../ui/focus/use-return-focus.ts'
import { Skeleton } from '../../../../ui/layout/skeleton.tsx'
import { Time } from '../../../../ui/time/time.tsx'
import { dayAndTime, dayOf } from '../../../../ui/time/time-text.ts'
import styles from '../own.module.css'
import { useApiTokens } from './api-token-calls.ts'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { RevokeTokenDialog } from './revoke-token-dialog.tsx'

/** The API tokens of somebody who manages a home: programs make passes with them. */
export function ApiTokensPart() {
  const query = useApiTokens()
  const tokens = query.data
  const skeleton = useSkeleton(query.isPending)
  const [asked, setAsked] = useState<'new' | ApiToken | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const close = () => setAsked(null)
  return (
    <section className={styles.part} aria-labelledby="api-tokens" aria-busy={query.isPending}>
      <h2 ref={heading} id="api-tokens" tabIndex={-1}>
        API tokens
      </h2>
      <p className={styles.intro}>
        With a token, a program such as a booking calendar makes, changes and revokes passes. It can
        do nothing else. <a href="/api/docs">API reference</a>
      </p>
      {query.isError && <RetryNotice query={query}>Could not load your API tokens</RetryNotice>}
      {skeleton && !tokens && <Skeleton height={64} />}
      {tokens && tokens.length > 0 && (
        <ul className={styles.sessions} aria-label="API tokens">
          {tokens.map((token) => (
            <TokenRow key={token.token_id} token={token} onRevoke={() => setAsked(token)} />
          ))}
        </ul>
      )}
      <Button onClick={() => setAsked('new')}>Make an API token</Button>
      {asked === 'new' && <NewTokenDialog onClose={close} />}
      {asked !== null && asked !== 'new' && (
        <RevokeTokenDialog
          token={asked}
          onRevoked={() => {
            close()
            returnFocus()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

function TokenRow({
  token: { label, created_at, last_used_at },
  onRevoke,
}: {
  token: ApiToken
  onRevoke: () => void
}) {
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <span className={styles.name} translate="no">
          {label}
        </span>
        <span className={styles.times}>
          <Time at={created_at}>{`Made ${dayOf(created_at)}`}</Time>
          <span> · </span>
          <Time at={last_used_at}>
            {last_used_at === null ? 'not used yet' : `last used ${dayAndTime(last_used_at)}`}
          </Time>
        </span>
      </div>
      <Button look="quiet" onClick={onRevoke}>
        Revoke<span className="visually-hidden">{` token ${label}`}</span>
      </Button>
    </li>
  )
}
