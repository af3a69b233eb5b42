import { useEffect, useState } from 'react'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../../ui/lazy/part-place.tsx'
import { whenPainted } from '../../../ui/lazy/when-idle.ts'
import { useRooms } from '../use-rooms.ts'
import styles from './house-place.module.css'

const { Part: House, isHere } = partFile(async () => (await import('./house.tsx')).House)

/**
 * The place of the house on a page: it is as high before its file and its rooms have come.
 * @param canCreate whether the person can make the first room
 */
export function HousePlace({ canCreate }: { canCreate: boolean }) {
  const { data: rooms } = useRooms()
  // Buttons come first, the picture after them.
  const [isTime, setTime] = useState(isHere)
  useEffect(() => whenPainted(() => setTime(true)), [])
  return (
    <div className={styles.place}>
      {/* A picture that did not come takes nothing away: the rooms stand below it. */}
      <PartPlace instead={() => null}>
        {rooms && isTime && <House rooms={rooms} hint={canCreate ? 'Your first room' : null} />}
      </PartPlace>
    </div>
  )
}
