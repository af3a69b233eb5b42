import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/control/button.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { LinkButton } from '../../../ui/router/page-link.tsx'
import { navigate } from '../../../ui/router/router.tsx'
import type { RoomPlace } from '../../rooms/room-place.ts'
import type { ConnectSettings } from '../connect/fill-sketch.ts'
import { SecretLine } from '../connect/secret-line.tsx'
import styles from './register-device.module.css'

const { Part: ConnectDevice } = partFile(
  async () => (await import('../connect/connect-device.tsx')).ConnectDevice,
)

/** A node that was added: the server dials it, and nothing has to be set on it. */
export function NodeAdded({
  settings,
  place,
}: {
  settings: ConnectSettings
  place: RoomPlace | null
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    announce('Device registered. This server connects to it.')
  }, [])
  return (
    <section className={styles.done}>
      <h2 ref={title} tabIndex={-1}>
        Device registered
      </h2>
      <p>{`This server connects to ${settings.dialect === 'broker' ? 'the broker by itself' : 'the node by itself, with its encryption key'}.`}</p>
      <div className={styles.connect}>
        <PartPlace>
          <ConnectDevice settings={settings} place={place} />
        </PartPlace>
      </div>
      <div className={styles.actions}>
        <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
      </div>
    </section>
  )
}

const waitS = limits.afterDeviceRegisteredMs / 1000

/**
 * Shows the secret once. The redirect after three seconds can be stopped, so that
 * nobody loses the secret (ADDDEV-3); then the page stays until the device is online.
 */
export function SecretShown({
  settings,
  place,
}: {
  settings: ConnectSettings
  place: RoomPlace | null
}) {
  const { secret } = settings
  const [staying, setStaying] = useState(false)
  const [left, setLeft] = useState(waitS)
  const title = useRef<HTMLHeadingElement>(null)
  const stay = () => setStaying(true)

  useEffect(() => {
    title.current?.focus()
    announce(
      `Device registered. Its secret is shown here. Going to the dashboard in ${waitS} seconds. Press Connect it for the next steps.`,
    )
  }, [])
  useEffect(() => {
    if (staying) return
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      else navigate(paths.dashboard)
    }, 1_000)
    return () => clearTimeout(timer)
  }, [left, staying])

  return (
    <section className={styles.done}>
      <h2 ref={title} tabIndex={-1}>
        Device registered
      </h2>
      <p>
        Put this secret into the device. It is shown only once; the device manager can make a new
        one.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: somebody who touches or focuses the secret is reading it */}
      <div onPointerEnter={stay} onFocus={stay}>
        <SecretLine secret={secret} />
      </div>
      <div className={styles.actions}>
        {!staying && <p className={styles.countdown}>{`Going to the dashboard in ${left} s`}</p>}
        {!staying && (
          <Button look="primary" onClick={stay}>
            Connect it
          </Button>
        )}
        <LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>
      </div>
      {staying && (
        <div className={styles.connect}>
          <PartPlace>
            <ConnectDevice settings={settings} place={place} />
          </PartPlace>
        </div>
      )}
    </section>
  )
}
