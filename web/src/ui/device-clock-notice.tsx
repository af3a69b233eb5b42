import { useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { clock } from './clock.ts'
import { deviceClockText } from './device-clock-text.ts'
import type { Elements } from './elements.ts'
import { Notice } from './notice.tsx'
import { remember } from './remember.ts'

/** The text that somebody has read and put away: another one is shown again. */
const readKey = 'deviceClockRead'

/** Says once that the clock of this device is far off; nothing while it is about right. */
export function DeviceClockNotice({ children }: { children?: Elements }) {
  const isFarOff = useSyncExternalStore(clock.subscribe, clock.isFarOff)
  const [read, setRead] = useState(() => localStorage.getItem(readKey))
  const text = deviceClockText(-clock.ahead())
  if (!isFarOff || read === text) return null
  const putAway = () => {
    remember(localStorage, readKey, text)
    setRead(text)
  }
  return (
    <Notice tone="plain" action={<Button onClick={putAway}>OK</Button>}>
      <span>{text}</span>
      {children}
    </Notice>
  )
}
