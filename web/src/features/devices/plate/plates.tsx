import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './plates.module.css'

/** The plates of several devices side by side. */
export function Plates({ children }: { children: ReactNode }) {
  return <div className={styles.plates}>{children}</div>
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
