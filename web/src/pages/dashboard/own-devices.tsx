import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { useId, useMemo } from 'react'
import { EditPins } from '../../features/devices/edit-pins/edit-pins.tsx'
import { laterTimer } from '../../features/devices/plate/later-timer.tsx'
import { ManyPlates } from '../../features/devices/plate/many-plates.tsx'
import { Plate } from '../../features/devices/plate/plate.tsx'
import { PlateBars } from '../../features/devices/plate/plate-bars.tsx'
import { type PlateSlots, PlateSlotsContext } from '../../features/devices/plate/plate-slots.ts'
import { heard } from '../../features/history/plate/heard.tsx'
import { useMayArrange, useOnlyLooks } from '../../features/sign-in/use-auth.ts'
import styles from './room-grid.module.css'

const Timer = laterTimer(
  async () => (await import('../../features/devices/timer/home-timer.tsx')).HomeTimer,
)

/** The devices in no room that a guest was given: there is no room to enter for them (ROLE-3). */
export function OwnDevices({ identifiers }: { identifiers: readonly string[] }) {
  const titleId = useId()
  const mayArrange = useMayArrange()
  const canSwitch = !useOnlyLooks()
  const slots = useMemo<PlateSlots>(
    () => ({ canSwitch, Bars: PlateBars, Timer, Heard: heard }),
    [canSwitch],
  )
  const actions = (device: Device) => <EditPins device={device} />
  const draw = (identifier: string) => (
    <Plate key={identifier} deviceIdentifier={identifier} {...(mayArrange && { actions })} />
  )
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Your Devices
      </h2>
      <PlateSlotsContext value={slots}>
        <ManyPlates identifiers={identifiers} draw={draw} />
      </PlateSlotsContext>
    </section>
  )
}
