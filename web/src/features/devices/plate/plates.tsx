import type { ReactNode } from 'react'
import { isLost } from '../../../live/live-connection.ts'
import { useConnection } from '../../../live/use-live.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLasting } from '../../../ui/use-lasting.ts'
import styles from './plates.module.css'
import { SocketLost } from './use-pin-module.ts'

/** After this time, states that nobody can confirm are shown as remembered. */
const onlyKnownAfterMs = 10_000

/** The plates of several devices side by side. */
export function Plates({ children }: { children: ReactNode }) {
  const lost = useLasting(isLost(useConnection()), onlyKnownAfterMs, 0)
  return (
    <SocketLost value={lost}>
      <div className={styles.plates}>{children}</div>
    </SocketLost>
  )
}

/** Where plates will stand once the devices are known. */
export function PlateSkeletons() {
  return (
    <div className={styles.plates} aria-busy="true">
      {[1, 2, 3].map((plate) => (
        <Skeleton key={plate} height={320} />
      ))}
    </div>
  )
}
