import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { use, useCallback, useMemo, useRef } from 'react'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import { useOfNow } from '../../../ui/time/use-now.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import styles from './house.module.css'
import { HouseDrawing } from './house-drawing.tsx'
import { HouseList } from './house-list.tsx'
import { type House as Home, houseOf, remembered, sameHouse } from './house-rooms.ts'
import { layOutHouse } from './lay-out-house.ts'
import { isNightAt } from './night.ts'
import { useBox } from './use-box.ts'

/**
 * The home as a house cut open, live: each room in its place, lit where a lamp burns. It switches
 * nothing: what is pressed leads to the room.
 * @param hint stands where the first room will; null for none
 */
export function House({ rooms, hint }: { rooms: readonly Room[]; hint: string | null }) {
  const select = useCallback((devices: LiveDevices) => houseOf(rooms, devices), [rooms])
  const house = useOfDevices(select, sameHouse)
  const isNight = useOfNow(isNightAt)
  const isRemembered = use(RememberedSince) !== null
  return (
    <ShownHouse
      house={isRemembered ? remembered(house) : house}
      isNight={isNight}
      hint={rooms.length === 0 ? hint : null}
    />
  )
}

/** A house as it was read, in the box that its place leaves to it. */
export function ShownHouse({
  house,
  isNight,
  hint = null,
}: {
  house: Home
  isNight: boolean
  hint?: string | null
}) {
  const place = useRef<HTMLDivElement>(null)
  const box = useBox(place)
  const { rooms, tank } = house
  const hasTank = tank !== null
  const layout = useMemo(
    () => (box && rooms.length > 0 ? layOutHouse(rooms, box, hasTank) : null),
    [rooms, box, hasTank],
  )
  return (
    <section className={styles.house} aria-label="Your home" data-night={isNight || undefined}>
      <div ref={place} className={styles.place}>
        {box && (
          <HouseDrawing box={box} layout={layout} tank={tank} isNight={isNight} hint={hint} />
        )}
        {layout && <HouseList layout={layout} tank={tank} />}
      </div>
    </section>
  )
}
