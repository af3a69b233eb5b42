import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import styles from './register-device.module.css'

const waitS = limits.afterDeviceRegisteredMs / 1000

/**
 * Shows the secret once. The redirect after three seconds can be stopped, so that
 * nobody loses the secret (ADDDEV-3).
 */
export function SecretShown({ secret }: { secret: string }) {
  const navigate = useNavigate()
  const [staying, setStaying] = useState(false)
  const [left, setLeft] = useState(waitS)
  const title = useRef<HTMLHeadingElement>(null)
  const stay = () => setStaying(true)

  useEffect(() => {
    title.current?.focus()
    announce(
      `Device registered. Secret shown. Going to the dashboard in ${waitS} seconds. Stay here button.`,
    )
  }, [])
  useEffect(() => {
    if (staying) return
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1)
      else void navigate(paths.dashboard)
    }, 1_000)
    return () => clearTimeout(timer)
  }, [left, staying, navigate])

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
      <div className={styles.secret} onPointerEnter={stay} onFocus={stay}>
        <code>{secret}</code>
        <CopyButton text={secret} what="Device secret" />
      </div>
      <div className={styles.actions}>
        {!staying && <p className={styles.countdown}>Going to the dashboard in {left} s</p>}
        {!staying && <Button onClick={stay}>Stay here</Button>}
        <LinkButton look={staying ? 'primary' : 'outline'} to={paths.dashboard}>
          Go to Dashboard
        </LinkButton>
      </div>
    </section>
  )
}
