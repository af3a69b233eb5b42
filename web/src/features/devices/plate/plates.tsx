import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { FurtherPlate } from './further-plate.tsx'
import styles from './plates.module.css'

/** So many plates stand at once: more than a window holds. */
const atOnce = 12

/** The plates of several devices side by side. */
export function Plates({
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
      {identifiers.map((one, nth) =>
        nth < atOnce ? (
          draw(one)
        ) : (
          <FurtherPlate key={one} {...{ deviceIdentifier: one, roomId, draw }} />
        ),
      )}
    </div>
  )
}

/** Where plates will stand once the devices are known. */
export function PlateSkeletons() {
  return (
    <div className={styles.plates} aria-busy="true">
      {[1, 2, 3].map((plate) => (
        <Skeleton key={plate} height={440} className={styles.place} />
      ))}
    </div>
  )
}
