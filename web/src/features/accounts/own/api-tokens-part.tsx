import type {
  ApiToken,
  createApiTokenEndpoint,
  listApiTokensEndpoint,
  revokeApiTokenEndpoint,
} from '@roomwire/contracts/http/api-tokens.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { useSkeleton } from '../../../ui/browser/use-lasting.ts'
import { Button } from '../../../ui/control/button.tsx'
import { CopyLine } from '../../../ui/control/copy-button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog, Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { PasswordField, TextField } from '../../../ui/form/field.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime, dayOf } from '../../../ui/time/time-text.ts'
import styles from './own.module.css'

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
  token: { label, created_at, last_used_at, paused },
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
          {paused && <span> · paused since the restore</span>}
        </span>
      </div>
      <Button look="quiet" onClick={onRevoke}>
        Revoke<span className="visually-hidden">{` token ${label}`}</span>
      </Button>
    </li>
  )
}

/** Makes an API token, with the password, and shows it once. */
function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeToken | null>(null)
  // Another dialog takes its place, so its title takes the focus and is read out.
  return made ? (
    <TokenShown key="shown" made={made} onClose={onClose} />
  ) : (
    <TokenForm key="form" onMade={setMade} onClose={onClose} />
  )
}

function TokenForm({
  onMade,
  onClose,
}: {
  onMade: (made: MadeToken) => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: makeApiToken,
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: apiTokensKey })
      onMade(made)
    },
  })
  const { form, inputOf } = useCallForm({
    required: { label: 'Enter a name', password: 'Enter your password' },
    sending: making,
    why: (error) => errorMessage(error, 'Failed to make the token. Please try again.'),
    send: (typed) => making.mutate(typed),
  })
  return (
    <Dialog title="Make an API token" onClose={onClose}>
      <DialogForm {...form} confirm="Make token" busyText="Making…" onClose={onClose}>
        <TextField
          {...inputOf('label')}
          label="Name"
          maxLength={64}
          autoComplete="off"
          hint="The program that will use it"
        />
        <PasswordField
          {...inputOf('password')}
          label="Password"
          autoComplete="current-password"
          hint="To confirm that it is you"
        />
      </DialogForm>
    </Dialog>
  )
}

function TokenShown({
  made: { token, secret },
  onClose,
}: {
  made: MadeToken
  onClose: () => void
}) {
  return (
    <Dialog kept title={`API token ${bidiIsolate(token.label)}`} onClose={onClose}>
      <p>
        It is shown only once. The program sends it with every call, in the header Authorization,
        after the word Bearer.
      </p>
      <CopyLine name="Token" text={secret} />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Asks before an API token opens nothing more. */
function RevokeTokenDialog({
  token: { token_id, label },
  onRevoked,
  onClose,
}: {
  token: ApiToken
  onRevoked: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => endApiToken(token_id),
    onSuccess: () => {
      toast(`API token revoked: ${label}`)
      onRevoked()
    },
    // A token revoked on another page leaves the list too.
    onSettled: () => queries.invalidateQueries({ queryKey: apiTokensKey }),
  })
  return (
    <ConfirmDialog
      destructive
      title={`Revoke API token ${bidiIsolate(label)}?`}
      confirm="Revoke"
      busyText="Revoking…"
      busy={revoking.isPending}
      error={revoking.error && errorMessage(revoking.error, 'Failed to revoke the token')}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      Programs that use it lose access. Passes made with it stay.
    </ConfirmDialog>
  )
}

/** The query key of the person's API tokens. */
const apiTokensKey = ['api_tokens'] as const

/** A new API token, and the text that programs send. */
type MadeToken = Reply<typeof createApiTokenEndpoint>

/** The person's API tokens, newest first. Programs use them unnoticed, so they are fetched whenever they are shown. */
function useApiTokens() {
  return useQuery({
    queryKey: apiTokensKey,
    queryFn: async () => {
      const { tokens } = await callServer<typeof listApiTokensEndpoint>(
        'GET',
        '/api/account/tokens',
      )
      return tokens
    },
    staleTime: 0,
  })
}

/** Makes an API token for passes. */
function makeApiToken({ label, password }: { label: string; password: string }) {
  return callServer<typeof createApiTokenEndpoint>('POST', '/api/account/tokens', {
    body: { label, right: 'passes', password },
  })
}

/** Revokes an API token. */
function endApiToken(id: number) {
  return callServer<typeof revokeApiTokenEndpoint>('DELETE', '/api/account/tokens/{id}', {
    path: { id: String(id) },
  })
}
