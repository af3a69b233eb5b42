import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useId, useState } from 'react'
import { paths } from '../../../paths.ts'
import { useOffline } from '../../../ui/browser/offline.ts'
import { Button } from '../../../ui/control/button.tsx'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { PageLink } from '../../../ui/router/page-link.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'
import { HowToConnect } from '../connect/how-to-connect.tsx'
import { deviceLabel, shortIdentifier } from '../plate/device-label.ts'
import { useDevices } from '../use-devices.ts'
import styles from './unassigned-section.module.css'

const AssignDialog = laterDialog(async () => (await import('./assign-dialog.tsx')).AssignDialog)

/** Devices that are in no room, for people who manage the home (DASH-6). */
export function UnassignedSection() {
  const { isAdmin } = usePerson()
  const { data: devices } = useDevices()
  const [assigned, setAssigned] = useState<Device | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const titleId = useId()
  const unassigned = devices?.filter(({ room_id }) => room_id === null) ?? []

  if (!isAdmin) return null
  return (
    <>
      {unassigned.length > 0 && (
        <section className={styles.section} aria-labelledby={titleId}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            Unassigned Devices
          </h2>
          <DeviceList devices={unassigned} onAssign={setAssigned} />
        </section>
      )}
      {assigned && (
        <AssignDialog
          device={assigned}
          onAssigned={returnFocus}
          onClose={() => setAssigned(null)}
        />
      )}
    </>
  )
}

function DeviceList({
  devices,
  onAssign,
}: {
  devices: readonly Device[]
  onAssign: (device: Device) => void
}) {
  const shown = devices.slice(0, limits.unassignedDevicesShown)
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list */}
      <ul role="list" className={styles.devices}>
        {shown.map((device) => (
          <UnassignedDevice
            key={device.deviceIdentifier}
            device={device}
            onAssign={() => onAssign(device)}
          />
        ))}
      </ul>
      {devices.length > shown.length && (
        <p className={styles.more}>
          <span>{`${shown.length} of ${devices.length} shown. See all in `}</span>
          {/* Only the document of the device manager may call devices directly. */}
          <PageLink to={paths.manageDevices} reloadDocument>
            Manage Devices
          </PageLink>
        </p>
      )}
    </>
  )
}

function UnassignedDevice({ device, onAssign }: { device: Device; onAssign: () => void }) {
  const { deviceIdentifier } = device
  const offline = useOffline()
  return (
    <li>
      <div>
        <p className={styles.name} translate="no">
          {deviceLabel(device)}
        </p>
        <p className={styles.identifier} translate="no" title={deviceIdentifier}>
          <span aria-hidden="true">{shortIdentifier(deviceIdentifier)}</span>
          <span className="visually-hidden">{deviceIdentifier}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <HowToConnect deviceIdentifier={deviceIdentifier} />
        <Button disabled={offline} onClick={onAssign}>
          Assign Room<span className="visually-hidden">{` to ${deviceLabel(device)}`}</span>
        </Button>
      </div>
    </li>
  )
}
