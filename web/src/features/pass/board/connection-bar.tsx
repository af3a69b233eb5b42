import { useEffect, useRef } from 'react'
import { addressRefusedText, type ConnectionState, isLost } from '../../../live/live-connection.ts'
import { useConnection, useLive } from '../../../live/use-live.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { useFloatingBar } from '../../../ui/floating-bar.ts'
import { useAsOf } from '../../../ui/offline.ts'
import { useLasting } from '../../../ui/use-lasting.ts'
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
