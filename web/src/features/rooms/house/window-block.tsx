import { classNames } from '../../../ui/look/class-names.ts'
import styles from './drawing.module.css'
import type { DrawingIds } from './fixture.tsx'
import type { HouseRoom } from './house-rooms.ts'
import { pinsOnIn } from './room-state.ts'

/** Rooms beyond those that are drawn: a window for each, lit where something is on. */
export function WindowBlock({
  rooms,
  box: { x, y, width, height },
  ids,
}: {
  rooms: readonly HouseRoom[]
  box: { x: number; y: number; width: number; height: number }
  ids: DrawingIds
}) {
  const margin = height * 0.12
  const [inWidth, inHeight] = [width - 2 * margin, height - 2 * margin]
  // A window is a little higher than wide.
  const lines = Math.max(1, Math.round(Math.sqrt((rooms.length * inHeight) / (inWidth * 1.2))))
  const columns = Math.ceil(rooms.length / lines)
  const [cellWidth, cellHeight] = [inWidth / columns, inHeight / lines]
  const [paneWidth, paneHeight] = [Math.min(cellWidth * 0.58, 16), Math.min(cellHeight * 0.66, 22)]
  return rooms.map((room, nth) => {
    const left = x + margin + cellWidth * (nth % columns) + (cellWidth - paneWidth) / 2
    const top = y + margin + cellHeight * Math.floor(nth / columns) + (cellHeight - paneHeight) / 2
    return (
      <rect
        key={room.room.room_id}
        className={classNames(styles.pane, pinsOnIn(room).length > 0 && styles.paneOn)}
        style={{ fill: room.isOffline ? `url(#${ids.hatch})` : undefined }}
        x={left}
        y={top}
        width={paneWidth}
        height={paneHeight}
        rx={1}
      />
    )
  })
}
