import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useState } from 'react'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import styles from './device-manager.module.css'
import { DeviceTable } from './device-table.tsx'
import { findDevices, type SortOrder } from './find-devices.ts'

/** Fewer devices than these are seen at a glance. */
const manyDevices = 8

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'room', label: 'Room' },
] as const

/** The table, and above it a search when there are many devices. */
export function FoundDevices({
  devices,
  openId,
  onManage,
}: {
  devices: readonly Device[]
  openId: string | null
  onManage: (deviceIdentifier: string, button: HTMLElement) => void
}) {
  const [query, setQuery] = useState('')
  const [order, setOrder] = useState<SortOrder>('name')
  const many = devices.length >= manyDevices
  const found = findDevices(devices, many ? query : '', order)
  return (
    <>
      {many && (
        <search className={styles.find}>
          <TextField
            type="search"
            label="Find by name, ID, IP or room"
            value={query}
            hint={query.trim() ? `${found.length} of ${devices.length} devices` : undefined}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
          />
          <SegmentedRadio legend="Sort by" value={order} choices={orders} onChange={setOrder} />
        </search>
      )}
      {found.length > 0 ? (
        <DeviceTable devices={found} openId={openId} onManage={onManage} />
      ) : (
        <EmptyState title="No device found">{`Nothing matches “${query.trim()}”.`}</EmptyState>
      )}
    </>
  )
}
