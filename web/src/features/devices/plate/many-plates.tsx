import { type ReactNode, useId, useRef } from 'react'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { useNearView } from '../../../ui/lazy/use-near-view.ts'
import { deviceLabel } from './device-label.ts'
import { pinName } from './pin-text.ts'
import { pinsShown } from './pins-shown.ts'
import plate from './plate.module.css'
import styles from './plates.module.css'
import { useFace } from './use-face.ts'

/** So many plates stand at once: more than a window holds. */
const atOnce = 12

/** The plates of very many devices side by side: those that nobody is near are their names. */
export function ManyPlates({
  identifiers,
  roomId,
  draw,
}: {
  identifiers: readonly string[]
  /** The room that the plates stand in, with what of the devices is there; all of it without one. */
  roomId?: number
  /** The plate of a device. */
  draw: (deviceIdentifier: string) => ReactNode
}) {
  return (
    <div className={styles.plates}>
      <Growing items={identifiers} first={2 * atOnce}>
        {(one, nth) =>
          nth < atOnce ? (
            draw(one)
          ) : (
            <FarPlate key={one} deviceIdentifier={one} roomId={roomId} draw={draw} />
          )
        }
      </Growing>
    </div>
  )
}

/** How high a plate is taken to be that nobody has come near yet, px. */
const usualHeight = 440

type Place = { deviceIdentifier: string; roomId: number | undefined }

/**
 * A plate that does not stand at once. It is drawn when somebody comes near it: all plates of
 * 500 devices are 56,000 elements, and each press would take a second. The browser's own search and
 * screen readers find all their names.
 */
function FarPlate({ draw, ...place }: Place & { draw: (deviceIdentifier: string) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { isNear, height } = useNearView(box, false)
  return (
    <div ref={box} style={isNear ? undefined : { minHeight: height || usualHeight }}>
      {isNear ? draw(place.deviceIdentifier) : <NamesOf {...place} />}
    </div>
  )
}

/** A far plate: its name, and those of its pins. */
function NamesOf({ deviceIdentifier, roomId }: Place) {
  const device = useFace(deviceIdentifier)
  const titleId = useId()
  if (!device) return null
  return (
    <article className={plate.plate} aria-labelledby={titleId}>
      <h3 id={titleId} translate="no">
        {deviceLabel(device)}
      </h3>
      <ul>
        {pinsShown(device, roomId).map((pin) => (
          <li key={pin} translate="no">
            {pinName(device, pin)}
          </li>
        ))}
      </ul>
    </article>
  )
}
