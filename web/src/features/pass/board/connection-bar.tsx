import { useEffect, useRef } from 'react'
import { useConnection, useLive } from '../../../live/live.tsx'
import { addressRefusedText, type ConnectionState, isLost } from '../../../live/live-connection.ts'
import { useAsOf } from '../../../ui/browser/offline.ts'
import { useLasting } from '../../../ui/browser/use-lasting.ts'
import { Button } from '../../../ui/control/button.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { useFloatingBar } from '../../../ui/layout/floating-bar.ts'
import styles from './connection-bar.module.css'

const givenUpText = (error: NonNullable<ConnectionState['error']>): string =>
  error === 'address_refused' ? addressRefusedText : 'Cannot reach the server'

/** Floats while the live connection is down; a loss of less than a second shows nothing. */
export function ConnectionBar() {
  const { connection } = useLive()
  const state = useConnection()
  const { error } = state
  const isShown = useLasting(isLost(state), 1_000, 600)
  const wasShown = useRef(false)
  const asOf = useAsOf()
  useEffect(() => {
    if (isShown) announce(error ? `${givenUpText(error)}.` : 'Connection lost. Reconnecting.')
    else if (wasShown.current) announce('Reconnected.')
    wasShown.current = isShown
  }, [isShown, error])
  const bar = useRef<HTMLElement>(null)
  useFloatingBar(bar, '--banner-height', isShown)
  if (!isShown) return null
  return (
    <section ref={bar} aria-label="Connection" className={styles.bar}>
      <div>
        <p className={styles.title}>{error ? givenUpText(error) : 'Reconnecting…'}</p>
        <p>{asOf ? `States ${asOf}` : 'States may be out of date'}</p>
      </div>
      {error && (
        <Button className={styles.retry} onClick={() => connection.retry()}>
          Try again
        </Button>
      )}
    </section>
  )
}
