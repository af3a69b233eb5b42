import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useEffect, useId, useRef } from 'react'
import { paths } from '../../../../paths.ts'
import { useOffline } from '../../../../ui/browser/offline.ts'
import { useLastKnown } from '../../../../ui/browser/use-last-known.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import type { Elements } from '../../../../ui/layout/elements.ts'
import { LinkButton } from '../../../../ui/router/page-link.tsx'
import { ConnectionProblem } from '../../connect/connection-problem.tsx'
import { deviceLabel } from '../../plate/device-label.ts'
import { useDevice } from '../../state/use-device-states.ts'
import { StaticIpPart } from '../network/static-ip-part.tsx'
import { DeviceUsers } from '../users/device-users.tsx'
import { DeletePart } from './delete-part.tsx'
import { DeviceDetailsPart } from './details-part.tsx'
import { DeviceGone } from './device-gone.ts'
import styles from './device-panel.module.css'
import type { Unsaved } from './discard-question.tsx'
import { Disclosure } from './disclosure.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { HardwarePart } from './hardware-part.tsx'
import { MeterPart } from './meter-part.tsx'
import { PinNamesPart } from './pin-names-part.tsx'
import { SecretPart } from './secret-part.tsx'
import { useDeviceDraft } from './use-device-draft.ts'

/** The panel that changes one device: beside the table where there is room, else over it. */
export function DevicePanel({
  listed,
  gone,
  beside,
  onUnsaved,
  onDeleted,
  onClose,
}: {
  /** The device as the list has it; live updates are newer. */
  listed: Device
  /**
   * Whether a refreshed list no longer contains the device; `listed` is then its
   * last known state.
   */
  gone: boolean
  beside: boolean
  onUnsaved: (unsaved: Unsaved) => void
  onDeleted: (device: Device) => void
  onClose: () => void
}) {
  const device = useLastKnown(useDevice(listed.deviceIdentifier)) ?? listed
  const draft = useDeviceDraft(device)
  const unsaved = draft.hasEdits ? 'edits' : draft.secret === null || gone ? null : 'secret'
  useEffect(() => {
    onUnsaved(unsaved)
    return () => onUnsaved(null)
  }, [unsaved, onUnsaved])
  const Frame = beside ? Region : Sheet
  return (
    <Frame title={deviceLabel(device)} onClose={onClose}>
      <p className={styles.identifier} translate="no">
        {device.deviceIdentifier}
      </p>
      <OfflineLine />
      {!gone && <ConnectionProblem identifier={device.deviceIdentifier} />}
      <DeviceGone value={gone}>
        <div>
          <Disclosure title="Edit Device Details" startsOpen>
            <DeviceDetailsPart device={device} details={draft.details} />
            <PinNamesPart device={device} pins={draft.pins} />
          </Disclosure>
          <Disclosure title="Device Secret Management">
            <SecretPart device={device} secret={draft.secret} onSecret={draft.setSecret} />
          </Disclosure>
          <Disclosure title="Static IP Configuration">
            <StaticIpPart device={device} ip={draft.details.value('ip')} network={draft.network} />
          </Disclosure>
          <Disclosure title="Who can use this" onlyOpened>
            <DeviceUsers device={device} />
          </Disclosure>
          <Disclosure title="Consumption" onlyOpened>
            <MeterPart device={device} />
          </Disclosure>
          <Disclosure title="ESP32 details">
            <HardwarePart device={device} />
          </Disclosure>
        </div>
        <LinkButton
          look="quiet"
          to={paths.activityOfDevice(device.deviceIdentifier)}
          reloadDocument
        >
          Activity<span className="visually-hidden"> of this device</span>
        </LinkButton>
        <LinkButton look="quiet" to={paths.historyOfDevice(device.deviceIdentifier)} reloadDocument>
          History<span className="visually-hidden"> of this device</span>
        </LinkButton>
        <DeletePart device={device} onDeleted={() => onDeleted(device)} />
      </DeviceGone>
      {gone && <GoneNotice device={device} draft={draft} />}
    </Frame>
  )
}

type Frame = { title: string; onClose: () => void; children: Elements }

function Sheet({ title, onClose, children }: Frame) {
  return (
    <Dialog aside title={title} onClose={onClose}>
      {children}
    </Dialog>
  )
}

function Region({ title, onClose, children }: Frame) {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.region} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </header>
      {children}
    </section>
  )
}

function OfflineLine() {
  return useOffline() ? (
    <Notice tone="plain">No connection to the server. Saving is paused.</Notice>
  ) : null
}
