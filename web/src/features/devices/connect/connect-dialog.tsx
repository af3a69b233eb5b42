import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { isDialled } from '@roomwire/contracts/vocabulary/dialect.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOffline } from '../../../ui/browser/offline.ts'
import { useLastKnown } from '../../../ui/browser/use-last-known.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { type MadeSecret, makeSecret } from '../manage/device-calls.ts'
import { ErrorNotice } from '../manage/error-lines.tsx'
import { foundTexts } from '../manage/hub/found-texts.ts'
import { deviceLabel } from '../plate/device-label.ts'
import { useDevice } from '../state/use-device-states.ts'
import { ConnectDevice, FirstHello } from './connect-device.tsx'
import styles from './connect-dialog.module.css'
import { SecretLine } from './secret-line.tsx'
import { useConnectSettings } from './use-connect-settings.ts'

/** The steps for a device that was added and has not connected yet. */
export function ConnectDialog({
  deviceIdentifier,
  onClose,
}: {
  deviceIdentifier: string
  onClose: () => void
}) {
  const device = useLastKnown(useDevice(deviceIdentifier))
  const making = useMutation({ mutationFn: () => makeSecret(deviceIdentifier) })
  if (!device) return null
  return (
    <Dialog
      wide
      kept={making.isSuccess}
      title={`Connect ${bidiIsolate(deviceLabel(device))}`}
      onClose={onClose}
    >
      <div className={styles.steps}>
        {device.of_hub ? (
          <p>{foundTexts(device).ofBoard}</p>
        ) : isDialled(device.dialect) ? (
          <Steps device={device} made={noSecret} onDone={onClose} />
        ) : making.data ? (
          <StepsWithSecret device={device} made={making.data} onDone={onClose} />
        ) : (
          <>
            <FirstHello identifier={deviceIdentifier} place={null} onDone={onClose} />
            {!device.connected && <AskForSecret making={making} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The server dials such a device: it needs no secret. */
const noSecret: MadeSecret = { device_secret: '', mqtt_port: 0 }

type StepsProps = { device: Device; made: MadeSecret; onDone: () => void }

function Steps({ device, made, onDone }: StepsProps) {
  const settings = useConnectSettings(device, made)
  return <ConnectDevice settings={settings} place={null} onDone={onDone} />
}

function StepsWithSecret(props: StepsProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    title.current?.focus()
    announce('New secret made. The steps follow.')
  }, [])
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        Its new secret
      </h3>
      <p>Put this secret into the device. It is shown only here and only now.</p>
      <SecretLine secret={props.made.device_secret} />
      <Steps {...props} />
    </>
  )
}

/** Makes the secret that goes with the steps: the first one was shown once, and nobody can look it up. */
function AskForSecret({
  making: { mutate, isPending, error },
}: {
  making: { mutate: () => void; isPending: boolean; error: Error | null }
}) {
  const isOffline = useOffline()
  return (
    <>
      <p>
        Its secret was shown once, when the device was added. If the device has it already, check
        its power and its Wi-Fi: it connects by itself.
      </p>
      <p>
        Otherwise make a new secret. All steps follow with it, ready to copy. An earlier secret
        stops working at once.
      </p>
      {error && <ErrorNotice error={error} />}
      <div>
        <Button
          look="primary"
          disabled={isOffline}
          busy={isPending}
          busyText="Making…"
          onClick={() => mutate()}
        >
          Make a new secret
        </Button>
      </div>
    </>
  )
}
