import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/control/button.tsx'
import { CopyButton } from '../../../../ui/control/copy-button.tsx'
import { Notice } from '../../../../ui/control/notice.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx'
import { partFile } from '../../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../../ui/lazy/part-place.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { devicesKey } from '../../device-lists.ts'
import { deviceLabel } from '../../plate/device-label.ts'
import { DeviceCallError, useDeviceGone, useSavingPaused } from '../device-call-error.ts'
import { type MadeSecret, makeSecret } from '../device-calls.ts'
import part from './panel-part.module.css'
import styles from './secret-part.module.css'

const { Part: FirmwareSetup } = partFile(
  async () => (await import('../../connect/firmware-setup.tsx')).FirmwareSetup,
)

/**
 * 'Device Secret Management' (MANAGE-3): the server makes a new secret, and a person
 * puts it into the device by hand.
 */
export function SecretPart({
  device,
  made,
  onMade,
}: {
  device: Device
  made: MadeSecret | null
  onMade: (made: MadeSecret) => void
}) {
  const [asking, setAsking] = useState(false)
  const paused = useSavingPaused()
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: () => makeSecret(device.deviceIdentifier),
    // The list shows whether the device still exists.
    onError: () => void queries.invalidateQueries({ queryKey: devicesKey }),
    onSuccess: (reply) => {
      onMade(reply)
      setAsking(false)
    },
  })
  return (
    <div className={part.form}>
      <p className={part.note}>
        The device signs in with its secret. Nobody can look it up. If it is lost, make a new one.
      </p>
      {made && <NewSecret key={made.device_secret} secret={made.device_secret} />}
      {made && device.dialect && (
        <PartPlace>
          <FirmwareSetup device={device} dialect={device.dialect} made={made} />
        </PartPlace>
      )}
      <div className={part.actions}>
        <Button disabled={paused} onClick={() => setAsking(true)}>
          Generate new secret
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          destructive
          title={`Generate a new secret for ${bidiIsolate(deviceLabel(device))}?`}
          confirm="Generate"
          busyText="Generating…"
          busy={making.isPending}
          error={making.error && errorTextOf(making.error)}
          onConfirm={() => making.mutate()}
          onClose={() => {
            making.reset()
            setAsking(false)
          }}
        >
          The old secret stops working at once. The device stays offline until it has the new one.
        </ConfirmDialog>
      )}
    </div>
  )
}

function errorTextOf(error: Error): string {
  const why = error instanceof DeviceCallError ? error.why : null
  return why === null ? error.message : `${error.message} – ${why}`
}

/** Copied as it is, but shown in groups of four, because somebody may have to type it. */
function NewSecret({ secret }: { secret: string }) {
  const [shown, setShown] = useState(false)
  const [isExplained, setExplained] = useState(false)
  const groups = secret.match(/.{1,4}/g) ?? []
  return (
    <div className={styles.secretBox}>
      <p>
        <b>New secret.</b> It is shown only here and only now.
      </p>
      <p className={styles.secret} translate="no">
        {shown ? (
          groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is nothing but its place in the secret
            <span key={at}>{group}</span>
          ))
        ) : (
          <span>
            <span aria-hidden="true">•••• •••• •••• ••••</span>
            <span className="visually-hidden">Hidden</span>
          </span>
        )}
      </p>
      <div className={part.actions}>
        <Button onClick={() => setShown(!shown)}>
          <span>{shown ? 'Hide' : 'Show'}</span>
          <span className="visually-hidden"> secret</span>
        </Button>
        <CopyButton look="outline" text={secret} noun="Secret" />
        <Button disabled={useDeviceGone()} onClick={() => setExplained(true)}>
          Set on Device
        </Button>
      </div>
      {isExplained && (
        <Notice>
          Set this secret on the device itself, through its local API. It comes back online as soon
          as it signs in with it.
        </Notice>
      )}
    </div>
  )
}
