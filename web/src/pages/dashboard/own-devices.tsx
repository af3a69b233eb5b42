import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useId } from 'react'
import { EditPins } from '../../features/devices/plate/edit-pins/edit-pins.tsx'
import { Plate } from '../../features/devices/plate/plate.tsx'
import { type PlateExtras, PlateExtrasContext } from '../../features/devices/plate/plate-extras.ts'
import { Plates } from '../../features/devices/plate/plates.tsx'
import { heard } from '../../features/history/plate/heard.tsx'
import { useMayArrange } from '../../features/sign-in/use-auth.ts'
import styles from './room-grid.module.css'

const extras: PlateExtras = { Heard: heard }

/** The devices in no room that a guest was given: there is no room to enter for them (ROLE-3). */
export function OwnDevices({ identifiers }: { identifiers: readonly string[] }) {
  const titleId = useId()
  const mayArrange = useMayArrange()
  const actions = (device: Device) => <EditPins device={device} />
  const draw = (identifier: string) => (
    <Plate key={identifier} deviceIdentifier={identifier} {...(mayArrange && { actions })} />
  )
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Your Devices
      </h2>
      <PlateExtrasContext value={extras}>
        <Plates {...{ identifiers, draw }} />
      </PlateExtrasContext>
    </section>
  )
}
