import { useState, useSyncExternalStore } from 'react'
import { remember } from '../browser/remember.ts'
import { browserStorage } from '../browser/storage.ts'
import { Button } from '../control/button.tsx'
import { Notice } from '../control/notice.tsx'
import type { Elements } from '../layout/elements.ts'
import { clock } from './clock.ts'

/** The text that somebody has read and put away: another one is shown again. */
const readKey = 'deviceClockRead'

/** Says once that the clock of this device is far off; nothing while it is about right. */
export function DeviceClockNotice({ children }: { children?: Elements }) {
  const isFarOff = useSyncExternalStore(clock.subscribe, clock.isFarOff)
  const [read, setRead] = useState(() => browserStorage.getItem(readKey))
  const text = deviceClockText(-clock.ahead())
  if (!isFarOff || read === text) return null
  const putAway = () => {
    remember(browserStorage, readKey, text)
    setRead(text)
  }
  return (
    <Notice tone="plain" action={<Button onClick={putAway}>OK</Button>}>
      <span>{text}</span>
      {children}
    </Notice>
  )
}

/**
 * 'The clock of this device is 13 h ahead of the server’s. …'
 * @param aheadMs by how much it is ahead; negative where it is behind
 */
export function deviceClockText(aheadMs: number): string {
  const way = aheadMs > 0 ? 'ahead of' : 'behind'
  return `The clock of this device is ${aboutText(Math.abs(aheadMs))} ${way} the server’s. Roomwire uses the server’s time.`
}

/** '13 h', '35 min', '400 days': nobody needs it closer. */
function aboutText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 90) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
