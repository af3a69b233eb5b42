import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { type ReactElement, use, useCallback, useState } from 'react'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import type { Elements } from '../../../ui/layout/elements.ts'
import { WarnIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, clockTime, timeOrDay } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import styles from './plate.module.css'
import { PlateSlotsContext } from './plate-slots.ts'

/** The age of a plate's states, and why they may be outdated; where a page can, the age of each part. */
export function PlateNews({ device, roomId }: { device: Device; roomId: number | undefined }) {
  const { deviceIdentifier, connected, partial } = device
  const isLive = use(RememberedSince) === null && connected
  const { Heard } = use(PlateSlotsContext)
  const [isOpen, setOpen] = useState(false)
  const { before, age, after } = useNews(device, isLive)
  // A person who sees a part of a device is not told when it was heard.
  const Parts = !partial && age && Heard
  // Every state has the same elements around its words: the dialog stays open, and the focus returns to the button.
  return (
    <>
      <p className={isLive ? undefined : styles.remembered}>
        {!isLive && <WarnIcon small />}
        <span>
          {before}
          {Parts ? <Parts.Button onClick={() => setOpen(true)}>{age}</Parts.Button> : age}
          {after}
        </span>
      </p>
      {Parts && isOpen && (
        <Parts.Dialog
          deviceIdentifier={deviceIdentifier}
          roomId={roomId}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type News = {
  before?: Elements
  /** The age of the states. */
  age?: Elements
  after?: Elements
}

function useNews({ deviceIdentifier, connected, partial }: Device, isLive: boolean): News {
  const isHeard = useLastSeenAt(deviceIdentifier, areBothKnown) !== null
  function seen(text: SeenText): ReactElement {
    return <LastSeen deviceIdentifier={deviceIdentifier} text={text} />
  }
  if (isLive) {
    const isReported = isHeard && !partial
    const words = partial ? 'Connected' : 'No report yet'
    const age = isReported && seen(ageOf)
    return { before: <span>{isReported ? 'Updated ' : words}</span>, age }
  }
  if (connected) {
    const after = isHeard && !partial && seen((at) => `, ${clockTime(at)}`)
    return { age: <b>Last known</b>, after }
  }
  const before = (
    <>
      <b>Offline</b>
      <span>{isHeard ? ' since ' : '. This device has not connected yet.'}</span>
      {isHeard && seen(timeOrDay)}
      {isHeard && <span>. Showing the </span>}
    </>
  )
  return isHeard
    ? { before, age: <span>last known state</span>, after: <span>.</span> }
    : { before }
}

/** A text about an instant and the present, epoch ms. */
type SeenText = (at: number, now: number) => string

/** When the device reported last. By itself: each report renders it again, and nothing around it. */
function LastSeen({ deviceIdentifier, text }: { deviceIdentifier: string; text: SeenText }) {
  const now = useNow()
  const at = useLastSeenAt(deviceIdentifier)
  return at !== null && <Time at={at}>{text(at, now)}</Time>
}

const areBothKnown = (one: number | null, other: number | null) =>
  (one === null) === (other === null)

/** When the device reported last, epoch ms; null before the first time. */
function useLastSeenAt(
  deviceIdentifier: string,
  same: (one: number | null, other: number | null) => boolean = Object.is,
): number | null {
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.lastSeenAt ?? null,
    [deviceIdentifier],
  )
  return useOfDevices(select, same, deviceIdentifier)
}
