import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { use, useCallback, useRef } from 'react'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { CellDrawing } from './cell-drawing.tsx'
import styles from './drawing.module.css'
import { type House, houseOf, remembered, sameHouse } from './house-rooms.ts'
import type { CellSizes } from './lay-out-house.ts'
import { Light, useDrawingIds } from './light.tsx'
import { useBox } from './use-box.ts'

/** Without its house a room has no strip with its name, and larger furniture. */
const aloneSizes: CellSizes = { strip: 0, furniture: 1.75, isWide: true, isAlone: true }

/** One room as it stands in the house, live. It is nothing but a picture, as large as its place. */
export function RoomDrawing({ room }: { room: Room }) {
  const select = useCallback((devices: LiveDevices) => houseOf([room], devices), [room])
  const house = useOfDevices(select, sameHouse)
  const isRemembered = use(RememberedSince) !== null
  return <ShownRoom house={isRemembered ? remembered(house) : house} />
}

/** A room as it was read. */
function ShownRoom({ house: { rooms } }: { house: House }) {
  const place = useRef<HTMLDivElement>(null)
  const box = useBox(place)
  const ids = useDrawingIds()
  const [room] = rooms
  return (
    <div ref={place} className={styles.room}>
      {box && room && (
        <svg
          className={styles.drawing}
          aria-hidden="true"
          viewBox={`0 0 ${box.width} ${box.height}`}
          width={box.width}
          height={box.height}
        >
          <Light ids={ids} />
          <CellDrawing
            cell={{ ...box, x: 0, y: 0, storey: 0, rooms, isOpen: room.kind === 'terrace' }}
            sizes={aloneSizes}
            ids={ids}
            hasStood={false}
          />
        </svg>
      )}
    </div>
  )
}
