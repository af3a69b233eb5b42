import { useRef, useState } from 'react'
import { headingAround, useFocusLeft, useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { type UpcomingLineProps, useUpcoming } from '../../devices/plate/plate-slots.ts'
import { useDeviceStates } from '../../devices/state/use-device-states.ts'
import { useOnlyLooks } from '../../sign-in/use-auth.ts'
import { type HeldPin, pressedOf } from '../holds/held-pin.ts'
import styles from './upcoming-line.module.css'

const LetGoDialog = laterDialog(async () => (await import('./let-go-dialog.tsx')).LetGoDialog)

/** The upcoming change of a pin. A hold is a button that says whose it is and ends it. */
export function UpcomingLine({ deviceIdentifier, pin, isShown }: UpcomingLineProps) {
  const upcoming = useUpcoming({ deviceIdentifier, pin })
  const states = useDeviceStates()
  const [asked, setAsked] = useState<HeldPin | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { heading, returnFocus } = useReturnFocus()
  const onlyLooks = useOnlyLooks()
  const until = upcoming?.heldUntil ?? null

  function ask() {
    const [pressed] = pressedOf(states.devices().get(deviceIdentifier)?.device, pin)
    if (!pressed || until === null) return
    heading.current = place.current && headingAround(place.current)
    setAsked({ ...pressed, until })
  }

  function onLetGo() {
    setAsked(null)
    // The button that opened the dialog goes with the hold.
    returnFocus()
  }

  return (
    <div ref={place}>
      {isShown &&
        upcoming &&
        (until === null || onlyLooks ? (
          <span>{upcoming.text}</span>
        ) : (
          <Held text={upcoming.text} onAsk={ask} />
        ))}
      {asked && <LetGoDialog held={asked} onLetGo={onLetGo} onClose={() => setAsked(null)} />}
    </div>
  )
}

function Held({ text, onAsk }: { text: string; onAsk: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusLeft(button)
  return (
    <button
      ref={button}
      type="button"
      className={styles.held}
      aria-haspopup="dialog"
      onClick={onAsk}
    >
      {text}
    </button>
  )
}
