import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Cell, RowTable, TableRow } from '../../../ui/layout/row-table.tsx'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { placeName } from '../guests/guest-places.ts'
import member from '../members-section.module.css'
import { ActivityLink, Folded, RowAction } from '../row-parts.tsx'

import { sendPause } from './pass-calls.ts'
import { browsersText, isOver, passStateLines } from './pass-text.ts'
import styles from './passes.module.css'
import { passesKey } from './passes-key.ts'

const columns = [
  { head: 'Label', at: 'title' },
  { head: 'For', at: 'detail' },
  { head: 'Open', at: 'detail' },
  { head: 'Browsers', at: 'detail' },
  { head: 'Actions', at: 'actions' },
] as const

/** The dialog that a button of a row asks for. */
export type PassAsked = 'edit' | 'link' | 'browsers' | 'revoke'

/** The passes, those that are over last. */
export function PassTable({
  passes,
  onAsk,
}: {
  passes: readonly Pass[]
  onAsk: (action: PassAsked, pass: Pass) => void
}) {
  const now = useNow()
  const pausing = usePausing()
  const lastOver = passes.toSorted((a, b) => Number(isOver(a, now)) - Number(isOver(b, now)))
  return (
    <>
      {pausing.error && (
        <Notice tone="fault">{errorMessage(pausing.error, 'Failed to save the pass')}</Notice>
      )}
      <RowTable label="Passes" columns={columns}>
        <Growing items={lastOver}>
          {(pass) => (
            <PassRow
              key={pass.pass_id}
              pass={pass}
              now={now}
              onAsk={(action) => onAsk(action, pass)}
              onPause={() => pausing.isPending || pausing.mutate(pass)}
            />
          )}
        </Growing>
      </RowTable>
    </>
  )
}

function usePausing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (pass: Pass) => sendPause(pass, pass.paused_at === null),
    onSuccess: async ({ pass: { label, paused_at } }) => {
      await queries.invalidateQueries({ queryKey: passesKey })
      toast(paused_at === null ? `Pass resumed: ${label}` : `Pass paused: ${label}`)
    },
  })
}

type RowProps = {
  pass: Pass
  onAsk: (action: PassAsked) => void
  onPause: () => void
}

function PassRow({ pass, now, onAsk, onPause }: RowProps & { now: number }) {
  const over = isOver(pass, now)
  return (
    <TableRow tone={over ? 'fault' : undefined}>
      <Cell at="title">
        <span className={styles.label}>
          <ActivityLink to={paths.activityOfPass(pass.pass_id)}>{pass.label}</ActivityLink>
        </span>
        <span> </span>
        {pass.has_pin && (
          <span className={styles.tag}>
            <span className="visually-hidden">asks for a </span>PIN
          </span>
        )}
      </Cell>
      <Cell at="detail">
        <Places pass={pass} />
      </Cell>
      <Cell at="detail">
        <State pass={pass} now={now} />
      </Cell>
      <Cell at="detail">
        <Browsers pass={pass} now={now} />
      </Cell>
      <Cell at="actions">
        <Actions pass={pass} isOver={over} onAsk={onAsk} onPause={onPause} />
      </Cell>
    </TableRow>
  )
}

/** The places a pass opens. */
function Places({ pass: { has_access, places, may_switch } }: { pass: Pass }) {
  if (!has_access) return <span>Deleted</span>
  const names = places.map((place) => bidiIsolate(placeName(place)))
  const [first = 'Whole home', ...others] = names
  return (
    <>
      {others.length > 0 ? (
        <Folded short={`${first} and ${others.length} more`}>{others.join(', ')}</Folded>
      ) : (
        <span>{first}</span>
      )}
      {!may_switch && <span className={member.term}>View only</span>}
    </>
  )
}

function State({ pass, now }: { pass: Pass; now: number }) {
  const zone = usePerson().homeTimeZone
  return passStateLines(pass, now, zone).map((line, at) => (
    <span key={line} className={styles.line}>
      {at === 0 && isOver(pass, now) ? <span className={member.expired}>{line}</span> : line}
    </span>
  ))
}

function Browsers({ pass, now }: { pass: Pass; now: number }) {
  const zone = usePerson().homeTimeZone
  return <span>{browsersText(pass, now, zone)}</span>
}

function Actions({
  pass: { label, paused_at },
  isOver: over,
  onAsk,
  onPause,
}: RowProps & { isOver: boolean }) {
  const who = `pass ${label}`
  return (
    <div className={styles.actions}>
      <RowAction who={who} onPress={() => onAsk('edit')}>
        Edit
      </RowAction>
      {/* A pass that is over can be given again, and has nothing to pause. */}
      {!over && (
        <RowAction who={who} onPress={onPause}>
          {paused_at === null ? 'Pause' : 'Resume'}
        </RowAction>
      )}
      <RowAction who={`for ${who}`} onPress={() => onAsk('link')}>
        New link
      </RowAction>
      <RowAction who={`of ${who}`} onPress={() => onAsk('browsers')}>
        Browsers
      </RowAction>
      <RowAction who={who} onPress={() => onAsk('revoke')}>
        Revoke
      </RowAction>
    </div>
  )
}
