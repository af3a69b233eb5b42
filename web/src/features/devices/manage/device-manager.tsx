import type { listDevicesToManageEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { session } from '../../../api/this-session.ts'
import { paths } from '../../../paths.ts'
import { useLastKnown } from '../../../ui/browser/use-last-known.ts'
import { useSkeleton } from '../../../ui/browser/use-lasting.ts'
import { useMedia } from '../../../ui/browser/use-media.ts'
import { Button } from '../../../ui/control/button.tsx'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { DiscardQuestion } from '../../../ui/dialog/discard-question.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { devicesToManageKey } from '../device-lists.ts'
import { deviceLabel } from '../plate/device-label.ts'
import { useHomeMessages } from '../state/use-home-messages.ts'
import { DeviceCallError, deviceListError } from './device-call-error.ts'
import styles from './device-manager.module.css'
import { DeviceTable } from './device-table.tsx'
import { ErrorNotice } from './error-lines.tsx'
import { findDevices, type SortOrder } from './find-devices.ts'
import { DevicePanel, lossText, useLeaving } from './panel/device-panel.tsx'
import { UndoDeletion } from './undo-deletion.tsx'

/** Below this width the panel beside it would squeeze the table. */
const roomForBoth = '(min-width: 1400px)'

/** Fewer devices than these are seen at a glance. */
const manyDevices = 8

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'room', label: 'Room' },
] as const

/** The table of all devices, and the panel of the device that somebody is changing. */
export function DeviceManager() {
  const [openId, setOpenId] = useState<string | null>(null)
  const { data: devices, error, isPending, isFetching, refetch } = useDevicesToManage()
  // Devices in a room and in none.
  useHomeMessages()
  const skeleton = useSkeleton(isPending)
  const isWide = useMedia(roomForBoth)
  const opener = useRef<HTMLElement | null>(null)
  const listed = devices?.find(({ deviceIdentifier }) => deviceIdentifier === openId)
  const lastKnown = useLastKnown(listed)
  // The panel stays when a refreshed list no longer contains the device.
  const open = lastKnown?.deviceIdentifier === openId ? lastKnown : undefined
  const gone = listed === undefined
  const leaving = useLeaving(setOpenId)
  const { goTo } = leaving
  const manage = useCallback(
    (deviceIdentifier: string, button: HTMLElement) => {
      opener.current = button
      goTo(deviceIdentifier)
    },
    [goTo],
  )
  const [deleted, setDeleted] = useState<Device | null>(null)

  useEffect(() => {
    if (openId !== null || !opener.current) return
    const target = opener.current.isConnected ? opener.current : document.querySelector('h1')
    target?.focus()
  }, [openId])

  if (skeleton) return <Rows />
  return (
    <div className={open && isWide ? styles.both : undefined}>
      <div className={styles.list}>
        {error && (
          <ErrorNotice
            error={deviceListError(error)}
            action={
              <Button busy={isFetching} busyText="Trying…" onClick={() => refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {deleted && (
          <UndoDeletion
            key={deleted.deviceIdentifier}
            device={deleted}
            onOver={() => setDeleted(null)}
          />
        )}
        {devices?.length === 0 && <NoDevices />}
        {devices && devices.length > 0 && (
          <FoundDevices devices={devices} openId={openId} onManage={manage} />
        )}
      </div>
      {open && (
        <DevicePanel
          key={openId}
          listed={open}
          gone={gone}
          beside={isWide}
          onUnsaved={leaving.onUnsaved}
          onDeleted={(device) => {
            setDeleted(device)
            setOpenId(null)
          }}
          onReplaced={() => setOpenId(null)}
          onClose={() => leaving.goTo(null)}
        />
      )}
      {open && leaving.lost && (
        <DiscardQuestion
          name={bidiIsolate(deviceLabel(open))}
          text={lossText(leaving.lost, gone)}
          onDiscard={leaving.go}
          onStay={leaving.stay}
        />
      )}
    </div>
  )
}

/** The table, and above it a search when there are many devices. */
function FoundDevices({
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

function NoDevices() {
  return (
    <EmptyState
      title="No devices yet"
      action={
        <LinkButton look="primary" to={paths.registerDevice}>
          Add First Device
        </LinkButton>
      }
    >
      Registered devices appear here.
    </EmptyState>
  )
}

/** Five rows of the size that the real ones have. */
function Rows() {
  return (
    <div className={styles.rows} aria-busy="true">
      <span className="visually-hidden">Loading devices</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="var(--row)" />
      ))}
    </div>
  )
}

/** The devices of the home, for people who manage it. */
function useDevicesToManage() {
  return useQuery({
    queryKey: devicesToManageKey,
    queryFn: async () => {
      if (!session.isStored()) throw new DeviceCallError('No authentication token')
      const { devices } = await callServer<typeof listDevicesToManageEndpoint>(
        'GET',
        '/api/devices/listdevice',
      )
      return devices
    },
  })
}
