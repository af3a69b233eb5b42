import type { Waiting } from '@roomwire/contracts/http/restored.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Notice, RetryNotice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog, Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime } from '../../../ui/time/time-text.ts'
import { RowAction } from '../row-parts.tsx'
import styles from './restored.module.css'
import { type Decision, sendDecision, useWaiting, waitingKey } from './use-waiting.ts'

/** Goes through what waits since a restore: each is kept or ended. */
export function RestoredDialog({ onClose }: { onClose: () => void }) {
  const query = useWaiting()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<readonly Waiting[] | null>(null)
  const waiting = query.data?.waiting ?? []
  const deciding = useMutation({
    mutationFn: sendDecision,
    onSuccess: (left, { decision, waiting: decided }) => {
      const [only] = decided.length === 1 ? waiting.filter(isSame(decided[0])) : []
      const what = only ? only.name : `${decided.length} entries`
      toast(`${decision === 'keep' ? 'Kept' : 'Ended'}: ${what}`)
      queries.setQueryData(waitingKey, left)
      setEnding(null)
      // Guests, passes and tokens look different now.
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== waitingKey[0],
      })
    },
  })
  const decide = (decision: Decision['decision'], some: readonly Waiting[]) =>
    deciding.mutate({ decision, waiting: some.map(({ kind, id }) => ({ kind, id })) })
  const error = deciding.error && errorMessage(deciding.error, 'Failed. Please try again.')
  return (
    <Dialog wide aside title="After the restore" onClose={onClose}>
      <p className={styles.text}>{introText}</p>
      {query.isError && <RetryNotice query={query}>Could not load the list</RetryNotice>}
      {error && !ending && <Notice tone="fault">{error}</Notice>}
      {query.data && waiting.length === 0 && <p role="status">Nothing is left to decide.</p>}
      {waiting.length > 0 && (
        <ul aria-label="Waiting">
          {waiting.map((one) => (
            <Row
              key={`${one.kind} ${one.id}`}
              one={one}
              onKeep={() => decide('keep', [one])}
              onEnd={() => setEnding([one])}
            />
          ))}
        </ul>
      )}
      <DialogActions>
        {waiting.length > 1 && (
          <Button disabled={deciding.isPending} onClick={() => setEnding(waiting)}>
            End all
          </Button>
        )}
        {waiting.length > 1 && (
          <Button disabled={deciding.isPending} onClick={() => decide('keep', waiting)}>
            Keep all
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
      {ending && (
        <ConfirmDialog
          destructive
          needsServer
          title={
            ending.length === 1
              ? `End ${bidiIsolate(ending[0]?.name ?? '')}?`
              : `End all ${ending.length}?`
          }
          confirm="End"
          busyText="Ending…"
          busy={deciding.isPending}
          error={error}
          onConfirm={() => decide('end', ending)}
          onClose={() => setEnding(null)}
        >
          The guest account, pass or API token is deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

const introText =
  'A backup does not know who lost access after it was made. These had access then. Keep those who still need it, and end the others.'

const isSame = (key: { kind: string; id: number } | undefined) => (one: Waiting) =>
  one.kind === key?.kind && one.id === key.id

const kinds: Record<Waiting['kind'], string> = { guest: 'Guest', pass: 'Pass', token: 'API token' }

function Row({ one, onKeep, onEnd }: { one: Waiting; onKeep: () => void; onEnd: () => void }) {
  const { kind, name, of, places, expires_at: until } = one
  const opens = places.length === 0 ? 'the whole home' : places.join(', ')
  const whose = of === null ? '' : kind === 'token' ? ` of ${of}` : `, ${of}`
  return (
    <li className={styles.row}>
      <div>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.about}>{`${kinds[kind]}${whose}`}</span>
        {kind !== 'token' && (
          <span className={styles.about}>
            <span>{`${opens}, until `}</span>
            <Time at={until}>{until === null ? '' : dayAndTime(until)}</Time>
          </span>
        )}
      </div>
      <div className={styles.actions}>
        <RowAction who={name} onPress={onKeep}>
          Keep
        </RowAction>
        <RowAction who={name} onPress={onEnd}>
          End
        </RowAction>
      </div>
    </li>
  )
}
