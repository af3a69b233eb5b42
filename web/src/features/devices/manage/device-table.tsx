import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Cell, RowTable, TableRow } from '../../../ui/row-table.tsx'
import { deviceLabel } from '../device-label.ts'
import styles from './device-table.module.css'
import { ipOf } from './find-devices.ts'

const columns = [
  { head: 'Device', at: 'title' },
  { head: 'IP', at: 'detail' },
  { head: 'Room', at: 'detail' },
  { head: 'Actions', at: 'action' },
] as const

/** All devices of the home, each with a button that opens its panel (MANAGE-1). */
export function DeviceTable({
  devices,
  openId,
  onManage,
}: {
  devices: readonly Device[]
  openId: string | null
  onManage: (deviceIdentifier: string, button: HTMLElement) => void
}) {
  return (
    <div className={styles.devices}>
      <RowTable label="Devices" columns={columns}>
        {devices.map((device) => {
          const { deviceIdentifier, device_name, room_name } = device
          const ip = ipOf(device)
          return (
            <TableRow
              key={deviceIdentifier}
              tone={deviceIdentifier === openId ? 'chosen' : undefined}
            >
              <Cell at="title">
                <span className={classNames(styles.name, !device_name && styles.none)}>
                  {deviceLabel(device)}
                </span>
                <span className={styles.identifier}>
                  {deviceIdentifier}
                  <CopyButton text={deviceIdentifier} what={`device ID ${deviceIdentifier}`} />
                </span>
              </Cell>
              <Cell at="detail">
                <span className={ip ? styles.ip : styles.none}>{ip ?? 'Not set'}</span>
              </Cell>
              <Cell at="detail">
                <span className={room_name ? undefined : styles.none}>
                  {room_name ?? 'Unassigned'}
                </span>
              </Cell>
              <Cell at="action">
                <Button onClick={(event) => onManage(deviceIdentifier, event.currentTarget)}>
                  Manage<span className="visually-hidden"> {deviceLabel(device)}</span>
                </Button>
              </Cell>
            </TableRow>
          )
        })}
      </RowTable>
    </div>
  )
}
