import { useId, useState } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { Cell, RowTable, TableRow } from '../../../ui/layout/row-table.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import styles from '../members-section.module.css'
import { invitationFor, invitationGives } from './invite-text.ts'
import { type JoinCode, useJoinCodes } from './use-join-codes.ts'

const InviteDialog = laterDialog(async () => (await import('./invite-dialog.tsx')).InviteDialog)
const RevokeCodeDialog = laterDialog(
  async () => (await import('./revoke-code-dialog.tsx')).RevokeCodeDialog,
)

const columns = [
  { head: 'For', at: 'title' },
  { head: 'Access', at: 'detail' },
  { head: 'Made by', at: 'detail' },
  { head: 'Valid until', at: 'detail' },
  { head: 'Actions', at: 'action' },
] as const

/** Join codes, for people who manage the home: a new one, and the unused ones (REG-5). */
export function InvitationSection() {
  const query = useJoinCodes()
  const codes = query.data ?? []
  const offline = useOffline()
  const [asked, setAsked] = useState<'invite' | JoinCode | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const titleId = useId()
  const zone = usePerson().homeTimeZone
  const close = () => setAsked(null)
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        Invitations
      </h2>
      <p className={styles.about}>A code lets somebody join your home with their own account.</p>
      {query.isError && <RetryNotice query={query}>Could not load invitations</RetryNotice>}
      <div>
        <Button disabled={offline} onClick={() => setAsked('invite')}>
          Invite with a code
        </Button>
      </div>
      {codes.length > 0 && <CodeTable codes={codes} zone={zone} onRevoke={setAsked} />}
      {asked === 'invite' && <InviteDialog onClose={close} />}
      {asked && asked !== 'invite' && (
        <RevokeCodeDialog
          code={asked}
          onClose={close}
          onRevoked={() => {
            close()
            returnFocus()
          }}
        />
      )}
    </section>
  )
}

function CodeTable({
  codes,
  zone,
  onRevoke,
}: {
  codes: readonly JoinCode[]
  zone: string | null
  onRevoke: (code: JoinCode) => void
}) {
  const offline = useOffline()
  const now = useNow()
  return (
    <RowTable label="Invitations" columns={columns}>
      {codes.map((code) => (
        <TableRow key={code.join_code_id}>
          <Cell at="title">
            <span className={styles.whole}>{invitationFor[code.role]}</span>
          </Cell>
          <Cell at="detail">
            <Gives lines={invitationGives(code, { now, zone })} />
          </Cell>
          <Cell at="detail">
            <span className={styles.inRow}>Made by </span>
            <span>{code.made_by ?? '–'}</span>
          </Cell>
          <Cell at="detail">
            <span className={styles.inRow}>Valid until </span>
            <Time at={code.expires_at}>{timeAtHome(code.expires_at, zone)}</Time>
          </Cell>
          <Cell at="action">
            <Button look="quiet" disabled={offline} onClick={() => onRevoke(code)}>
              Revoke
              <span className="visually-hidden">
                {` code for a ${invitationFor[code.role].toLowerCase()}, valid until ${timeAtHome(code.expires_at, zone)}`}
              </span>
            </Button>
          </Cell>
        </TableRow>
      ))}
    </RowTable>
  )
}

function Gives({ lines: [first, ...others] }: { lines: readonly string[] }) {
  return (
    <>
      <span>{first}</span>
      {others.map((line) => (
        <span key={line} className={styles.term}>{`Also ${line}`}</span>
      ))}
    </>
  )
}
