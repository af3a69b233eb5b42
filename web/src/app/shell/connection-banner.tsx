import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useEffect, useRef } from 'react'
import { useConnection, useLive } from '../../live/live.tsx'
import { addressRefusedText, type ConnectionState } from '../../live/live-connection.ts'
import { useLasting } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { announce } from '../../ui/focus/announce.ts'
import { useFloatingBar } from '../../ui/layout/floating-bar.ts'
import styles from './connection-banner.module.css'

const errorText: Record<NonNullable<ConnectionState['error']>, string> = {
  max_attempts_reached: 'Max reconnect attempts exceeded',
  blocked_by_browser: 'WebSocket blocked by browser policy',
  closed_by_peer: 'The connection was closed',
  address_refused: 'The log of the server says what to set',
}

/** Floats while the live connection is down; a loss of less than a second shows nothing (NAV-6). */
export function ConnectionBanner() {
  const { connection } = useLive()
  const state = useConnection()
  const down = state.phase !== 'connected' && state.phase !== 'idle'
  const shown = useLasting(down, 1_000, 600)
  useAnnouncements(shown, state)
  const banner = useRef<HTMLElement>(null)
  useFloatingBar(banner, '--banner-height', shown)
  if (!shown) return null
  const { attempt, error } = state
  const isRefused = error === 'address_refused'
  return (
    <section ref={banner} aria-label="Connection" className={styles.banner}>
      <div>
        <p className={styles.title}>{isRefused ? addressRefusedText : 'Connecting to server...'}</p>
        <p className={styles.detail} aria-hidden={error ? undefined : true}>
          {error ? errorText[error] : `Attempt ${Math.max(1, attempt)}/${limits.reconnectAttempts}`}
        </p>
      </div>
      {error && (
        <Button className={styles.retry} onClick={() => connection.retry()}>
          Retry Connection
        </Button>
      )}
    </section>
  )
}

function announcedOf(error: NonNullable<ConnectionState['error']>): string {
  if (error === 'address_refused') return addressRefusedText
  return error === 'closed_by_peer' ? 'Connection closed' : 'Could not reconnect'
}

/** Announces the loss, the giving up and the return once each. Screen readers do not hear the attempts. */
function useAnnouncements(shown: boolean, { error }: ConnectionState) {
  const announced = useRef(false)
  useEffect(() => {
    if (shown) {
      announce(
        error
          ? `${announcedOf(error)}. Retry Connection button available.`
          : 'Connection lost. Reconnecting.',
      )
    } else if (announced.current) {
      announce('Reconnected.')
    }
    announced.current = shown
  }, [shown, error])
}
