import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import styles from './plates.module.css'

/** The plates of several devices side by side. */
export function Plates({
  identifiers,
  draw,
}: {
  identifiers: readonly string[]
  /** The plate of a device. */
  draw: (deviceIdentifier: string) => ReactNode
}) {
  return <div className={styles.plates}>{identifiers.map(draw)}</div>
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
