import { useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { QrCode } from '../../ui/control/qr-code.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Cell, RowTable, TableRow } from '../../ui/layout/row-table.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Mark } from '../../ui/look/logo.tsx'
import { SortList } from '../../ui/sort/sort-list.tsx'
import { EmailText } from '../../ui/text/email-text.tsx'
import { ofMore } from '../shell/destinations.ts'
import { MoreDialog } from '../shell/more-dialog.tsx'
import styles from './components-page.module.css'
import type { ShownPart } from './shown-controls.tsx'

const columns = [
  { head: 'Username', at: 'title' },
  { head: 'Email', at: 'detail' },
  { head: 'Expiry', at: 'aside' },
  { head: 'Actions', at: 'action' },
] as const

const guests = [
  { name: 'Anna', email: 'anna@example.com', expiry: '2d left', tone: undefined },
  { name: 'Ben', email: 'ben@example.com', expiry: 'Expired', tone: 'fault' },
  { name: 'Cleo', email: 'cleo@example.com', expiry: '5d left', tone: 'chosen' },
] as const

/** The parts that lay out a page. */
export const layout: readonly ShownPart[] = [
  { part: 'Mark', states: { 'at rest': () => <Mark /> } },
  {
    part: 'PageHeader',
    states: {
      'with what it is about, and an action': () => (
        <PageHeader title="Welcome, Meera" name="Components" about="User (Admin)">
          <Button>Logout</Button>
        </PageHeader>
      ),
    },
  },
  {
    part: 'RowTable and EmailText',
    states: {
      'a usual row, one that has ended, and one that is open beside it': () => (
        <RowTable label="Guest Users" columns={columns}>
          {guests.map(({ name, email, expiry, tone }) => (
            <TableRow key={name} tone={tone}>
              <Cell at="title">{name}</Cell>
              <Cell at="detail">
                <EmailText email={email} />
              </Cell>
              <Cell at="aside">{expiry}</Cell>
              <Cell at="action">
                <Button look="quiet">Delete</Button>
              </Cell>
            </TableRow>
          ))}
        </RowTable>
      ),
    },
  },
  {
    part: 'MoreDialog',
    states: { 'with the pages of an owner, once it is opened': () => <ShownMore /> },
  },
  {
    part: 'SortList',
    states: {
      'three rooms': () => <SortedRooms isPaused={false} />,
      'without a connection': () => <SortedRooms isPaused />,
    },
  },
  { part: 'Skeleton', states: { 'in place of a card': () => <Skeleton height={114} /> } },
  {
    part: 'QrCode',
    states: {
      'of an address': () => (
        <div className={styles.small}>
          <QrCode text="https://example.com/join" label="QR code of the invitation" />
        </div>
      ),
    },
  },
]

function ShownMore() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>More</Button>
      {isOpen && (
        <MoreDialog
          destinations={ofMore({ isAdmin: true })}
          onSearch={close}
          onPhone={close}
          onClose={close}
        />
      )}
    </>
  )
}

function SortedRooms({ isPaused }: { isPaused: boolean }) {
  const [rooms, setRooms] = useState(['Hall', 'Kitchen', 'Garage'])
  const items = rooms.map((name) => ({ key: name, name }))
  return (
    <SortList label="Rooms" items={items} isPaused={isPaused} onSort={setRooms}>
      {({ name }) => <span>{name}</span>}
    </SortList>
  )
}
