import type { OpenedPass } from '@roomwire/contracts/http/opened-pass.ts'
import { useEffect, useRef, useState } from 'react'
import { useConnection, useLive } from '../../../live/live.tsx'
import { addressRefusedText, type ConnectionState, isLost } from '../../../live/live-connection.ts'
import { useLasting } from '../../../ui/browser/use-lasting.ts'
import { Button } from '../../../ui/control/button.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { useFloatingBar } from '../../../ui/layout/floating-bar.ts'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { Mark } from '../../../ui/look/logo.tsx'
import { clock } from '../../../ui/time/clock.ts'
import { hasOtherClocks } from '../../../ui/time/home-clocks.ts'
import { useAsOf } from '../../../ui/time/use-as-of.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { useHomeMessages } from '../../devices/state/use-home-messages.ts'
import { PassHeading } from '../pass-entry.tsx'
import { closedPassTexts, hasLiveTime, timeLines } from '../pass-times.ts'
import styles from './pass-board.module.css'
import { type PassLevels, PassLevelsContext } from './pass-levels.ts'
import { PassLive } from './pass-live.tsx'
import { SwitchRooms } from './switch-rooms.tsx'

// Below the switches: what comes later moves none of them.
const { Part: PassLater } = partFile(async () => (await import('./pass-later.tsx')).PassLater)

const { Part: PassToasts } = partFile(async () => (await import('./pass-later.tsx')).PassToasts)

const { Part: LeaveDialog } = partFile(async () => (await import('./leave-dialog.tsx')).LeaveDialog)

/** The page of a browser that holds the pass: what it is, until when, and its switches. */
export function PassBoard({ pass, passId }: { pass: OpenedPass; passId: string }) {
  useSpokenState(pass)
  return (
    <div className={styles.page}>
      <Head pass={pass} />
      <main className={styles.main}>
        {hasLiveTime(pass) ? (
          <PassLive passId={passId}>
            <Live pass={pass} passId={passId} />
          </PassLive>
        ) : (
          <Closed pass={pass} />
        )}
      </main>
      <PartPlace instead={() => null}>
        <PassToasts hasOtherClocks={hasOtherClocks(pass.time_zone)} />
      </PartPlace>
      <footer className={styles.foot}>
        <LeavePass />
      </footer>
    </div>
  )
}

/** Gives the place of this browser back, after a question. */
function LeavePass() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        Leave this pass
      </Button>
      <PartPlace>{isAsked && <LeaveDialog onClose={() => setAsked(false)} />}</PartPlace>
    </>
  )
}

function Head({ pass }: { pass: OpenedPass }) {
  const home = pass.home_name || 'A home'
  const now = useNow()
  return (
    <header className={styles.head}>
      <Mark />
      <div>
        <PassHeading name={home}>{home}</PassHeading>
        <p className={styles.label}>{pass.label}</p>
        <p className={styles.times}>
          {timeLines(pass, now).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {!pass.may_switch && hasLiveTime(pass) && <p>You can view but not switch.</p>}
      </div>
    </header>
  )
}

function Live({ pass, passId }: { pass: OpenedPass; passId: string }) {
  useHomeMessages()
  const [levels, setLevels] = useState<PassLevels>({ devices: [] })
  return (
    <PassLevelsContext value={levels}>
      {pass.state === 'open' ? <SwitchRooms maySwitch={pass.may_switch} /> : <Closed pass={pass} />}
      {pass.state === 'open' && (
        <PartPlace>
          <PassLater passId={passId} onLevels={setLevels} />
        </PartPlace>
      )}
      <ConnectionBar />
    </PassLevelsContext>
  )
}

const givenUpText = (error: NonNullable<ConnectionState['error']>): string =>
  error === 'address_refused' ? addressRefusedText : 'Cannot reach the server'

/** Floats while the live connection is down; a loss of less than a second shows nothing. */
function ConnectionBar() {
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
        <p className={styles.lost}>{error ? givenUpText(error) : 'Reconnecting…'}</p>
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

function Closed({ pass }: { pass: OpenedPass }) {
  const texts = closedPassTexts(pass, useNow())
  return texts && <EmptyState title={texts.title}>{texts.text}</EmptyState>
}

/** Says when the pass opens, closes or ends under the open page. */
function useSpokenState(pass: OpenedPass): void {
  const before = useRef(pass.state)
  useEffect(() => {
    if (before.current === pass.state) return
    before.current = pass.state
    announce(closedPassTexts(pass, clock.now())?.title ?? 'The pass is open')
  }, [pass])
}
