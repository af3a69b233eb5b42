import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { Fragment, memo } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { CopyButton } from '../../../ui/control/copy-button.tsx'
import { Cell, RowTable, TableRow } from '../../../ui/layout/row-table.tsx'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { classNames } from '../../../ui/look/class-names.ts'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, dayAndTime } from '../../../ui/time/time-text.ts'
import { useAsOf } from '../../../ui/time/use-as-of.ts'
import { useOfNow } from '../../../ui/time/use-now.ts'
import { firmwareNames } from '../firmware-names.ts'
import { addressesOf, deviceLabel, kindText } from '../plate/device-label.ts'
import { roomNamesOf } from '../state/pins-of.ts'
import { useDevice } from '../state/use-device-states.ts'
import styles from './device-table.module.css'
import { signalText } from './panel/hardware-text.ts'

const columns = [
  { head: 'Device', at: 'title' },
  { head: 'Online', at: 'detail' },
  { head: 'Kind', at: 'wide' },
  { head: 'Last seen', at: 'wide' },
  { head: 'Signal', at: 'wide' },
  { head: 'IP', at: 'detail' },
  { head: 'Room', at: 'detail' },
  { head: 'Actions', at: 'action' },
] as const

/** Opens the panel of a device, to which the focus returns from it. */
type Managing = (deviceIdentifier: string, button: HTMLElement) => void

/** All devices of the home, each with a button that opens its panel (MANAGE-1). */
export function DeviceTable({
  devices,
  openId,
  onManage,
}: {
  devices: readonly Device[]
  openId: string | null
  onManage: Managing
}) {
  const asOf = useAsOf()
  return (
    <div className={classNames(styles.devices, asOf && styles.remembered)}>
      {asOf && <p className={styles.asOf}>{`Last known, ${asOf}`}</p>}
      <RowTable label="Devices" columns={columns}>
        <Growing items={devices}>
          {(device) => (
            <DeviceRow
              key={device.deviceIdentifier}
              listed={device}
              isOpen={device.deviceIdentifier === openId}
              onManage={onManage}
            />
          )}
        </Growing>
      </RowTable>
    </div>
  )
}

/** One device, live: the list is as old as the page. Of hundreds only those are drawn again that have changed. */
const DeviceRow = memo(function DeviceRow({
  listed,
  isOpen,
  onManage,
}: {
  listed: Device
  isOpen: boolean
  onManage: Managing
}) {
  const device = useDevice(listed.deviceIdentifier) ?? listed
  const { deviceIdentifier, device_name } = device
  const rooms = roomNamesOf(device)
  const addresses = addressesOf(device)
  return (
    <TableRow tone={isOpen ? 'chosen' : undefined}>
      <Cell at="title">
        <span translate="no" className={classNames(styles.name, !device_name && styles.none)}>
          {deviceLabel(device)}
        </span>
        <span className={styles.identifier}>
          <span translate="no">{deviceIdentifier}</span>
          <CopyButton text={deviceIdentifier} noun={`device ID ${deviceIdentifier}`} />
        </span>
      </Cell>
      <OnlineCells device={device} />
      <Cell at="detail">
        {addresses.length === 0 && <span className={styles.none}>Not set</span>}
        {addresses.map((address) => (
          <span key={address} className={styles.ip}>
            {address}
          </span>
        ))}
      </Cell>
      <Cell at="detail">
        <span className={classNames(styles.room, rooms.length === 0 && styles.none)}>
          {rooms.join(', ') || 'Unassigned'}
        </span>
      </Cell>
      <Cell at="action">
        <Button onClick={(event) => onManage(deviceIdentifier, event.currentTarget)}>
          Manage<span className="visually-hidden">{` ${deviceLabel(device)}`}</span>
        </Button>
      </Cell>
    </TableRow>
  )
})

const seenText = (lastSeenAt: number | null, age: string) =>
  lastSeenAt === null ? 'never seen' : `seen ${age.toLowerCase()}`

/** Facts in one line, which breaks only between them. */
function Parts({ texts }: { texts: readonly (string | null)[] }) {
  return texts
    .filter((text) => text !== null)
    .map((text, at) => (
      <Fragment key={text}>
        {at > 0 && <span> · </span>}
        <span className={styles.part}>{text}</span>
      </Fragment>
    ))
}

/** Whether a device is there, and how well: in columns where there is room, else in one line. */
function OnlineCells({ device }: { device: Device }) {
  const { connected, lastSeenAt, rssi, dialect } = device
  const kind = kindText(device) ?? (dialect ? firmwareNames[dialect] : null)
  const signal = connected && rssi !== null ? signalText(rssi) : null
  const age = useOfNow((now) => (lastSeenAt === null ? 'Never' : ageOf(lastSeenAt, now)))
  return (
    <>
      <Cell at="detail">
        <span className={classNames(styles.online, !connected && styles.none)}>
          <span className={classNames(styles.dot, connected && styles.there)} />
          <span>{connected ? 'Online' : 'Offline'}</span>
        </span>
        <span className={styles.inRow}>
          <Parts texts={[connected ? null : seenText(lastSeenAt, age), kind, signal]} />
        </span>
      </Cell>
      <Cell at="wide">{kind ?? <span className={styles.none}>–</span>}</Cell>
      <Cell at="wide">
        {lastSeenAt === null ? (
          <span className={styles.none}>{age}</span>
        ) : (
          <Time at={lastSeenAt} title={dayAndTime(lastSeenAt)}>
            {age}
          </Time>
        )}
      </Cell>
      <Cell at="wide">{signal ?? <span className={styles.none}>–</span>}</Cell>
    </>
  )
}
