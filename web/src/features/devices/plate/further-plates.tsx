import { useId, useRef } from 'react'
import { useNearView } from '../../../ui/use-near-view.ts'
import { deviceLabel } from '../device-label.ts'
import { pinLabel } from '../pin-text.ts'
import { pinOf } from '../state/pins-of.ts'
import { pinsShown } from './pins-shown.ts'
import styles from './plate.module.css'
import { type FurtherPlatesProps, platesAtOnce } from './plate-extras.ts'
import { useFace } from './use-face.ts'

/** How high a plate is taken to be that nobody has come near yet, px. */
const usualHeight = 440

/**
 * The plates that do not stand at once. They are drawn when somebody comes near them: all plates of
 * 500 devices are 56,000 elements, and each press would take a second. The browser's own search and
 * screen readers find all their names.
 */
export function FurtherPlates({ identifiers, ...more }: FurtherPlatesProps) {
  return identifiers
    .slice(platesAtOnce)
    .map((one) => <FurtherPlate key={one} deviceIdentifier={one} {...more} />)
}

function FurtherPlate({
  deviceIdentifier,
  draw,
  ...more
}: Omit<FurtherPlatesProps, 'identifiers'> & { deviceIdentifier: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { isNear, height } = useNearView(place, false)
  return (
    <div ref={place} style={isNear ? undefined : { minHeight: height || usualHeight }}>
      {isNear ? draw(deviceIdentifier) : <NamesOf {...{ deviceIdentifier, ...more }} />}
    </div>
  )
}

/** A plate from far away: its name, and those of its pins. */
function NamesOf({
  deviceIdentifier,
  roomId,
}: Omit<FurtherPlatesProps, 'identifiers' | 'draw'> & { deviceIdentifier: string }) {
  const device = useFace(deviceIdentifier)
  const titleId = useId()
  if (!device) return null
  return (
    <article className={styles.plate} aria-labelledby={titleId}>
      <h3 id={titleId} translate="no">
        {deviceLabel(device)}
      </h3>
      <ul>
        {pinsShown(device, roomId).map((pin) => (
          <li key={pin} translate="no">
            {pinLabel(device.kind, pin, pinOf(device, pin)?.name)}
          </li>
        ))}
      </ul>
    </article>
  )
}
