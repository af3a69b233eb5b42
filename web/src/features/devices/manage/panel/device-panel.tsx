import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isHub as isHubDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { paths } from '../../../../paths.ts'
import { useOffline } from '../../../../ui/browser/offline.ts'
import { useLastKnown } from '../../../../ui/browser/use-last-known.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { CopyButton } from '../../../../ui/control/copy-button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import type { Elements } from '../../../../ui/layout/elements.ts'
import { partFile } from '../../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../../ui/lazy/part-place.tsx'
import { LinkButton } from '../../../../ui/router/page-link.tsx'
import { ConnectionProblem } from '../../connect/connection-problem.tsx'
import { HowToConnect } from '../../connect/how-to-connect.tsx'
import { deviceLabel } from '../../plate/device-label.ts'
import { useDevice } from '../../state/use-device-states.ts'
import { DeviceGone } from '../device-call-error.ts'
import lines from '../error-lines.module.css'
import { foundTexts } from '../hub/found-texts.ts'
import { StaticIpPart } from '../network/static-ip-part.tsx'
import { ReplacePart } from '../replace/replace-part.tsx'
import { UndoReplacement } from '../replace/undo-replacement.tsx'
import { DeviceUsers } from '../users/device-users.tsx'
import { DeletePart } from './delete-part.tsx'
import { DeviceDetailsPart } from './details-part.tsx'
import styles from './device-panel.module.css'
import { Disclosure } from './disclosure.tsx'
import { HardwarePart } from './hardware-part.tsx'
import { MeterPart } from './meter-part.tsx'
import { NodeKeyPart } from './node-key-part.tsx'
import { PinNamesPart } from './pin-names-part.tsx'
import { SecretPart } from './secret-part.tsx'
import { type DeviceDraft, typedText, useDeviceDraft } from './use-device-draft.ts'

const { Part: FoundBoards } = partFile(
  async () => (await import('../hub/found-boards.tsx')).FoundBoards,
)

/** The panel that changes one device: beside the table where there is room, else over it. */
export function DevicePanel({
  listed,
  gone,
  beside,
  onUnsaved,
  onDeleted,
  onReplaced,
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
  onReplaced: () => void
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
  const isHub = isHubDialect(device.dialect) && !device.of_hub
  return (
    <Frame title={deviceLabel(device)} onClose={onClose}>
      <p className={styles.identifier} translate="no">
        {device.deviceIdentifier}
      </p>
      <OfflineLine />
      {!gone && (
        <div className={styles.connect}>
          <HowToConnect deviceIdentifier={device.deviceIdentifier} />
        </div>
      )}
      {!gone && <ConnectionProblem identifier={device.deviceIdentifier} />}
      {!gone && <UndoReplacement device={device} onUndone={onReplaced} />}
      <DeviceGone value={gone}>
        <div>
          <Disclosure title="Edit Device Details" startsOpen>
            <DeviceDetailsPart device={device} details={draft.details} />
            {!isHub && <PinNamesPart device={device} pins={draft.pins} />}
          </Disclosure>
          {isHub && (
            <Disclosure title={foundTexts(device).title} onlyOpened>
              <PartPlace>
                <FoundBoards device={device} />
              </PartPlace>
            </Disclosure>
          )}
          <CredentialsPart device={device} draft={draft} />
          <Disclosure title="Who can use this" onlyOpened>
            <DeviceUsers device={device} />
          </Disclosure>
          <Disclosure title="Consumption" onlyOpened>
            <MeterPart device={device} />
          </Disclosure>
          <Disclosure title={device.dialect ? 'Board details' : 'ESP32 details'}>
            <HardwarePart device={device} />
          </Disclosure>
        </div>
        <div className={styles.links}>
          <LinkButton
            look="quiet"
            to={paths.activityOfDevice(device.deviceIdentifier)}
            reloadDocument
          >
            Activity<span className="visually-hidden"> of this device</span>
          </LinkButton>
          <LinkButton
            look="quiet"
            to={paths.historyOfDevice(device.deviceIdentifier)}
            reloadDocument
          >
            History<span className="visually-hidden"> of this device</span>
          </LinkButton>
        </div>
        <ReplacePart device={device} onReplaced={onReplaced} />
        <DeletePart device={device} onDeleted={() => onDeleted(device)} />
      </DeviceGone>
      {gone && <GoneNotice device={device} draft={draft} />}
    </Frame>
  )
}

/** How the device and the server know each other. */
function CredentialsPart({ device, draft }: { device: Device; draft: DeviceDraft }) {
  if (device.of_hub) {
    return <p className={styles.ofHub}>{foundTexts(device).ofBoard}</p>
  }
  if (device.dialect === 'broker') return null
  if (device.dialect === 'esphome') {
    return (
      <Disclosure title="Encryption key">
        <NodeKeyPart device={device} />
      </Disclosure>
    )
  }
  return (
    <>
      <Disclosure title="Device Secret Management">
        <SecretPart device={device} made={draft.secret} onMade={draft.setSecret} />
      </Disclosure>
      {!device.dialect && (
        <Disclosure title="Static IP Configuration">
          <StaticIpPart device={device} ip={draft.details.value('ip')} network={draft.network} />
        </Disclosure>
      )}
    </>
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

/** Edits, or a secret, that would be lost if the panel closed now. */
type Unsaved = 'edits' | 'secret' | null

/** Leaves a device for another one, or for none, and asks first if something would be lost. */
export function useLeaving(leave: (to: string | null) => void) {
  const unsaved = useRef<Unsaved>(null)
  const [asking, setAsking] = useState<{ lost: Unsaved; to: string | null } | null>(null)
  const onUnsaved = useCallback((now: Unsaved) => {
    unsaved.current = now
  }, [])
  const goTo = useCallback(
    (to: string | null) => {
      if (unsaved.current) setAsking({ lost: unsaved.current, to })
      else leave(to)
    },
    [leave],
  )
  return {
    onUnsaved,
    /** The subject of the question; null while there is none. */
    lost: asking?.lost ?? null,
    goTo,
    go() {
      leave(asking?.to ?? null)
      setAsking(null)
    },
    stay: () => setAsking(null),
  }
}

/** The loss that somebody is asked about before typed text or a shown secret goes; `gone` where nothing can be saved. */
export function lossText(lost: Unsaved, gone: boolean): string {
  if (gone) return 'The device is gone: your changes can no longer be saved.'
  return lost === 'secret'
    ? 'The new secret will not be shown again. Without it the device stays offline.'
    : 'Your changes are not saved yet.'
}

/**
 * Says that the device of an open panel is gone, and what can still be done (MANAGE-6). It stands at
 * the end of the panel and stays in sight there, so that nothing above it moves.
 */
function GoneNotice({ device, draft }: { device: Device; draft: DeviceDraft }) {
  const typed = typedText(device.kind, draft)
  return (
    <div className={styles.gone}>
      <Notice
        tone="fault"
        action={typed !== '' && <CopyButton text={typed} noun="what you typed" />}
      >
        <span className={lines.message}>This device is gone.</span>
        <span className={lines.reason}>
          <span>It was removed, or you no longer manage it. Nothing more can be saved.</span>
          {typed !== '' && (
            <span> Your changes stay here until you close: copy them if you need them.</span>
          )}
        </span>
      </Notice>
    </div>
  )
}
