import { useRef } from 'react'
import { paths } from '../../../paths.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { MoreMenu } from '../../../ui/control/more-menu.tsx'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { paintClass, paintOfNumber } from '../../rooms/house/paint-class.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import type { PassAsked } from '../passes/pass-table.tsx'
import type { PeopleAsked } from './people-dialogs.tsx'
import styles from './people-list.module.css'
import { initials, type PeopleRow, type Who } from './people-rows.ts'

type Ask = (asked: PeopleAsked) => void

/** Everybody who can use the home, each with what they can do and until when. */
export function PeopleList({ rows, onAsk }: { rows: readonly PeopleRow[]; onAsk: Ask }) {
  return (
    <div className={styles.frame}>
      <div className={styles.heads} aria-hidden="true">
        <span>Who</span>
        <span>What they can do</span>
        <span>Until when</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list */}
      <ul role="list" aria-label="Everybody in this home">
        <Growing items={rows}>{(row) => <Row key={row.key} row={row} onAsk={onAsk} />}</Growing>
      </ul>
    </div>
  )
}

function Row({ row, onAsk }: { row: PeopleRow; onAsk: Ask }) {
  const { name, role, can, until, hasEnded, gone, who } = row
  const opener = useRef<HTMLButtonElement>(null)
  const offline = useOffline()
  return (
    <li className={classNames(styles.row, hasEnded && styles.ended)}>
      <span className={classNames(styles.face, paintClass(paintOf(row)))} aria-hidden="true">
        {initials(name)}
      </span>
      <p className={styles.who}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.role}>{role}</span>
      </p>
      <p className={styles.can}>{can}</p>
      <div className={styles.until}>
        <span>{until}</span>
        {gone !== null && (
          <span className={styles.time} aria-hidden="true">
            <span style={{ transform: `scaleX(${gone})` }} />
          </span>
        )}
        {hasEnded && who.kind === 'guest' && (
          <Button
            disabled={offline}
            onClick={() => onAsk({ about: 'guest', action: 'edit', guest: who.guest })}
          >
            Let in again
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>
        )}
      </div>
      {who.kind !== 'self' && (
        <div className={styles.more}>
          <MoreMenu label={`More about ${name}`} opener={opener}>
            <Actions who={who} onAsk={onAsk} />
          </MoreMenu>
        </div>
      )}
    </li>
  )
}

/** Faces differ by name, and are the same on every page. */
const paintOf = ({ name, who }: PeopleRow) =>
  who.kind === 'pass' || who.kind === 'code'
    ? 'stone'
    : paintOfNumber([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0))

type Of<Kind extends Who['kind']> = Extract<Who, { kind: Kind }> & { onAsk: Ask }

/** The menu of a row; each choice opens the dialog that the tables of the dashboard open. */
function Actions({ who, onAsk }: { who: Exclude<Who, { kind: 'self' }>; onAsk: Ask }) {
  switch (who.kind) {
    case 'owner':
      return <OwnerActions {...who} onAsk={onAsk} />
    case 'family':
      return <FamilyActions {...who} onAsk={onAsk} />
    case 'guest':
      return <GuestActions {...who} onAsk={onAsk} />
    case 'pass':
      return <PassActions {...who} onAsk={onAsk} />
    case 'code':
      return <Item onPress={() => onAsk({ about: 'code', code: who.code })}>Revoke</Item>
  }
}

function OwnerActions({ person, onAsk }: Of<'owner'>) {
  const { role } = usePerson()
  const ask = (kind: 'family' | 'owner') => () =>
    onAsk({ about: 'family', action: { kind, person } })
  return (
    <>
      {person.role === 'admin' && <Item onPress={ask('family')}>Back to family member</Item>}
      {person.role === 'admin' && role === 'user' && <Item onPress={ask('owner')}>Make owner</Item>}
      <Activity to={paths.activityOfPerson(person.user_id)} />
    </>
  )
}

function FamilyActions({ person, onAsk }: Of<'family'>) {
  const ask = (kind: 'edit' | 'delete' | 'co-owner') => () =>
    onAsk({ about: 'family', action: { kind, person } })
  return (
    <>
      {/* Only they change an account that they came with. */}
      {!person.own_account && <Item onPress={ask('edit')}>Edit</Item>}
      <Item onPress={ask('co-owner')}>Make co-owner</Item>
      <Item onPress={ask('delete')}>Delete</Item>
      <Activity to={paths.activityOfPerson(person.user_id)} />
    </>
  )
}

function GuestActions({ guest, onAsk }: Of<'guest'>) {
  return (
    <>
      <Item onPress={() => onAsk({ about: 'guest', action: 'edit', guest })}>Edit</Item>
      <Item onPress={() => onAsk({ about: 'guest', action: 'delete', guest })}>Delete</Item>
      <Activity to={paths.activityOfPerson(guest.user_id)} />
    </>
  )
}

function PassActions({ pass, onAsk }: Of<'pass'>) {
  const ask = (action: PassAsked) => () => onAsk({ about: 'pass', action, pass })
  return (
    <>
      <Item onPress={ask('edit')}>Edit</Item>
      <Item onPress={ask('link')}>New link</Item>
      <Item onPress={ask('browsers')}>Browsers</Item>
      <Item onPress={ask('revoke')}>Revoke</Item>
      <Activity to={paths.activityOfPass(pass.pass_id)} />
    </>
  )
}

function Item({ onPress, children }: { onPress: () => void; children: string }) {
  const offline = useOffline()
  return (
    <Button look="quiet" disabled={offline} onClick={onPress}>
      {children}
    </Button>
  )
}

function Activity({ to }: { to: string }) {
  return (
    <LinkButton look="quiet" to={to}>
      Activity
    </LinkButton>
  )
}
