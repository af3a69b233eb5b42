import { useId } from 'react'
import { Plate } from '../../features/devices/plate/plate.tsx'
import { Plates } from '../../features/devices/plate/plates.tsx'
import styles from './room-grid.module.css'

/** The devices in no room that a guest was given: there is no room to enter for them (ROLE-3). */
export function OwnDevices({ identifiers }: { identifiers: readonly string[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Your Devices
      </h2>
      <Plates>
        {identifiers.map((identifier) => (
          <Plate key={identifier} deviceIdentifier={identifier} />
        ))}
      </Plates>
    </section>
  )
}
