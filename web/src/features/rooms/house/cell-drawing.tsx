import { useState } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import styles from './drawing.module.css'
import { type DrawingIds, Fixture, fixtureLooks } from './fixture.tsx'
import { furniture } from './furniture.ts'
import type { HousePin, HouseRoom } from './house-rooms.ts'
import type { Cell, CellSizes } from './lay-out-house.ts'
import { paintClass } from './paint-class.ts'
import { isRoomLit } from './room-state.ts'
import { WindowBlock } from './window-block.tsx'

export type RoomCell = Cell<HouseRoom>

type Shown = { cell: RoomCell; sizes: CellSizes; ids: DrawingIds }

/**
 * One cell of the house, and all that hangs and stands in it.
 * @param hasStood whether the house stood before: a new room fades in then.
 */
export function CellDrawing({ hasStood, ...shown }: Shown & { hasStood: boolean }) {
  const [isNew] = useState(hasStood)
  const { cell, sizes } = shown
  const { x, y, width, height, isOpen, rooms } = cell
  const [room, ...others] = rooms
  if (!room) return null
  const picture = height - sizes.strip
  const isBlock = others.length > 0
  const looks = classNames(
    paintClass(isBlock ? 'stone' : room.paint),
    !isBlock && roomLooks(room),
    isNew && styles.new,
  )
  const floor = y + picture
  return (
    <g className={looks} data-room={isBlock ? undefined : room.room.room_id}>
      {isOpen ? (
        <rect className={styles.paint} x={x} y={floor} width={width} height={sizes.strip} />
      ) : (
        <>
          <rect className={styles.paint} x={x} y={y} width={width} height={height} />
          <rect className={styles.veil} x={x} y={y} width={width} height={picture} />
        </>
      )}
      {isBlock ? (
        <WindowBlock rooms={rooms} box={{ x, y, width, height: picture }} ids={shown.ids} />
      ) : (
        <Inside {...shown} room={room} floor={floor} />
      )}
    </g>
  )
}

/** The classes of a room by its state. */
export const roomLooks = (room: HouseRoom) =>
  classNames(isRoomLit(room) && styles.lit, room.isOffline && styles.away)

/** Half the width of a window, as a part of the picture's height. */
const windowHalf = 0.17

type InRoom = Shown & { room: HouseRoom; floor: number }

function Inside({ cell, sizes, ids, room, floor }: InRoom) {
  const { x, y, width, height, isOpen, storey } = cell
  const picture = height - sizes.strip
  // Lights under the sky shine beyond their cell.
  const above = isOpen ? picture * 0.5 : 0
  const clip = `${ids.clip}${storey}-${room.room.room_id}`
  const windowPart = sizes.isAlone ? 0.9 : 0.8
  // A window gives way to a socket.
  const isWallFree =
    !socketIn(room) || width * windowPart + picture * windowHalf < width - (sizes.isWide ? 32 : 18)
  const hasWindow = isWallFree && (sizes.isAlone ? width > 300 && !isOpen : room.kind === 'other')
  const scale = Math.min(sizes.furniture, (picture * 0.5) / 34)
  return (
    <>
      <clipPath id={clip}>
        <rect x={x} y={y - above} width={width + (isOpen ? 60 : 0)} height={picture + above} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {hasWindow && <Window cell={cell} floor={floor} part={windowPart} />}
        <Fixtures cell={cell} sizes={sizes} ids={ids} room={room} floor={floor} />
        {room.pins.length === 0 && <MissingLamp x={x + width / 2} y={y} scale={scale} />}
        <g transform={`translate(${x + width * (isOpen ? 0.24 : 0.5)} ${floor}) scale(${scale})`}>
          <path className={styles.furniture} d={furniture[room.kind]} />
        </g>
        {isOpen && <Railing cell={cell} floor={floor} post={sizes.isWide ? 14 : 9} />}
        <rect
          className={styles.hatch}
          x={x}
          y={y}
          width={width}
          height={picture}
          fill={`url(#${ids.hatch})`}
        />
      </g>
    </>
  )
}

/** Dashed: a room without devices has no lamp yet. */
export function MissingLamp({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles.dashed} d="M0 0v14M-11 25a11 11 0 0 1 22 0z" />
    </g>
  )
}

function Window({
  cell: { x, y, width },
  floor,
  part,
}: {
  cell: RoomCell
  floor: number
  /** Where its middle is, as a part of the width. */
  part: number
}) {
  const half = (floor - y) * windowHalf
  const height = 2 * half
  const [left, top] = [x + width * part - half, y + (floor - y) * 0.24]
  return (
    <path
      className={styles.thin}
      d={`M${left} ${top}h${2 * half}v${height}h${-2 * half}zM${left + half} ${top}v${height}M${left} ${top + half}h${2 * half}`}
    />
  )
}

function Railing({
  cell: { x, width },
  floor,
  post,
}: {
  cell: RoomCell
  floor: number
  post: number
}) {
  const top = floor - post * 1.9
  const posts = Math.round(width / post)
  const lines = Array.from({ length: posts - 1 }, (_, nth) => {
    return `M${x + (width * (nth + 1)) / posts} ${top}V${floor}`
  })
  return <path className={styles.thin} d={`M${x} ${top}H${x + width}${lines.join('')}`} />
}

/** Lamps and fans hang along the ceiling, at most four of them, first what is on; one thing more on the wall. */
function Fixtures({ cell, sizes, ids, room, floor }: InRoom) {
  const { x, y, width, isOpen } = cell
  const shown = hangingIn(room, Math.floor((width - 8) / (sizes.isWide ? 62 : 34)))
  const size = Math.min(sizes.isWide ? 11 : 6.5, (floor - y) * 0.16)
  if (isOpen)
    return shown[0] && <StringLights cell={cell} ids={ids} floor={floor} size={size} pins={shown} />
  const socket = socketIn(room)
  const hasWall = width > (sizes.isWide ? 150 : 100)
  return (
    <>
      {shown.map((pin, nth) => (
        <Fixture
          key={pin.key}
          pin={pin}
          ids={ids}
          place={{
            x: x + (width * (nth + 1)) / (shown.length + 1),
            y,
            size,
            cord: (floor - y) * (cords[nth] ?? 0.1),
            floor,
          }}
        />
      ))}
      {socket && hasWall && (
        <Fixture
          pin={socket}
          ids={ids}
          place={{ x: x + width - (sizes.isWide ? 22 : 12), y, size: size * 0.8, cord: 0, floor }}
        />
      )}
    </>
  )
}

/** The lamps and fans that are drawn, as many as fit. */
export function hangingIn({ pins }: HouseRoom, fit: number): HousePin[] {
  const hanging = pins.filter(({ shape }) => shape === 'lamp' || shape === 'fan')
  const most = Math.max(1, Math.min(4, fit))
  const first = hanging.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
  return hanging.filter((pin) => first.includes(pin))
}

/** The socket that is drawn. */
export const socketIn = ({ pins }: HouseRoom) =>
  pins
    .filter(({ shape }) => shape === 'socket')
    .toSorted((one, other) => rank(one) - rank(other))[0]

const rank = ({ power, isPending }: HousePin) => (power > 0 || isPending ? 0 : 1)

/** Lengths of the cords, as parts of the picture's height: no two beside each other are alike. */
const cords = [0.12, 0.2, 0.1, 0.16]

const bulbs = [1, 2, 3, 4, 5]

/** Lamps under the sky hang on one line, as small bulbs: they are lit once one of them is. */
function StringLights({
  cell: { x, y, width },
  ids,
  floor,
  size,
  pins,
}: {
  cell: RoomCell
  ids: DrawingIds
  floor: number
  size: number
  pins: readonly HousePin[]
}) {
  const pin = pins.toSorted((one, other) => rank(one) - rank(other))[0]
  if (!pin) return null
  const [top, sag] = [y + 2, (floor - y) * 0.24]
  const at = bulbs.map((bulb) => {
    const part = bulb / (bulbs.length + 1)
    return { bulb, x: x + width * part, y: top + sag * 3.2 * part * (1 - part) }
  })
  return (
    <g className={fixtureLooks(pin)} data-pin={pin.key}>
      <g className={styles.pool}>
        {at.map((one) => (
          <circle
            key={one.bulb}
            cx={one.x}
            cy={one.y + 3}
            r={(floor - y) * 0.36}
            fill={`url(#${ids.glow})`}
          />
        ))}
      </g>
      <path
        className={styles.cord}
        d={`M${x} ${top}Q${x + width / 2} ${top + sag * 1.6} ${x + width} ${top}`}
      />
      {at.map((one) => (
        <circle
          key={one.bulb}
          className={styles.shade}
          cx={one.x}
          cy={one.y + size * 0.42}
          r={size * 0.4}
        />
      ))}
      <circle className={styles.ring} cx={x + width / 2} cy={top + sag * 0.8 + 3} r={size + 4} />
    </g>
  )
}
