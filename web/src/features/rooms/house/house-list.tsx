import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { PageLink } from '../../../ui/router/page-link.tsx'
import { placeOf } from '../room-place.ts'
import styles from './house-list.module.css'
import type { HouseRoom, HouseTank } from './house-rooms.ts'
import type { Cell, HouseLayout } from './lay-out-house.ts'
import { paintClass } from './paint-class.ts'
import { pinsOnIn, roomStateText } from './room-state.ts'

type RoomCell = Cell<HouseRoom>

/**
 * The rooms of the house as links that lie over the drawing. For the keyboard and screen readers this
 * list is the house.
 */
export function HouseList({
  layout: { cells, sizes, tank: tankPlace },
  tank,
}: {
  layout: HouseLayout<HouseRoom>
  tank: HouseTank | null
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers some browsers stop calling it a list
    <ul role="list" className={styles.list} aria-label="Rooms of the house">
      {cells.map((cell) => {
        const [room, ...others] = cell.rooms
        if (!room) return null
        const Link = others.length > 0 ? BlockLink : RoomLink
        return (
          <li key={room.room.room_id}>
            <Link cell={cell} room={room} strip={sizes.strip} />
          </li>
        )
      })}
      {tank && tankPlace && (
        <li>
          <TankLink tank={tank} place={tankPlace} isWide={sizes.isWide} />
        </li>
      )}
    </ul>
  )
}

type Shown = { cell: RoomCell; room: HouseRoom; strip: number }

const boxOf = ({ x, y, width, height }: RoomCell) => ({ left: x, top: y, width, height })

/**
 * What has room beside a name: nothing is measured, widths of letters are estimates.
 * @returns isTight: a mark stands alone, without its count; hasWord: a word has room, too
 */
function spaceFor(name: string, { width }: RoomCell, hasMark: boolean) {
  const nameWidth = name.length * (width > 150 ? 7.7 : 6.7)
  return { isTight: nameWidth + (hasMark ? 46 : 16) > width, hasWord: nameWidth + 96 < width }
}

function RoomLink({ cell, room, strip }: Shown) {
  const { room_name: name } = room.room
  const pending = room.pins.some(({ isPending }) => isPending)
  const on = pinsOnIn(room).length
  const { isTight, hasWord } = spaceFor(name, cell, room.isOffline || on > 0 || pending)
  const count = isTight || on === 0 ? '' : String(on)
  const mark = room.isOffline ? (hasWord ? 'offline' : '') : count
  return (
    <PageLink
      to={paths.controlPanel}
      state={placeOf(room.room)}
      className={classNames(styles.cell, paintClass(room.paint))}
      style={boxOf(cell)}
    >
      <span
        className={classNames(styles.strip, isTight && styles.tight)}
        style={{ minHeight: strip - 2 }}
      >
        <b translate="no" aria-hidden="true">
          {name}
        </b>
        {(room.isOffline || on > 0 || pending) && (
          <i
            aria-hidden="true"
            className={classNames(pending && styles.pending, room.isOffline && styles.offline)}
          >
            {mark}
          </i>
        )}
        <span className="visually-hidden">
          <span translate="no">{name}</span>
          <span>{`, ${roomStateText(room)}`}</span>
        </span>
      </span>
    </PageLink>
  )
}

/** Leads to the list of all rooms. */
function BlockLink({ cell, strip }: Shown) {
  const { rooms } = cell
  const lit = rooms.filter((room) => pinsOnIn(room).length > 0).length
  const name = `+ ${rooms.length} rooms`
  const { isTight } = spaceFor(name, cell, lit > 0)
  return (
    <a
      href="#your-rooms"
      className={classNames(styles.cell, paintClass('stone'))}
      style={boxOf(cell)}
    >
      <span
        className={classNames(styles.strip, isTight && styles.tight)}
        style={{ minHeight: strip - 2 }}
      >
        <b aria-hidden="true">{name}</b>
        {lit > 0 && <i aria-hidden="true">{isTight ? '' : lit}</i>}
        <span className="visually-hidden">
          {`${name}, ${lit > 0 ? `something is on in ${lit}` : 'all off'}`}
        </span>
      </span>
    </a>
  )
}

/** Leads to the room in which the tank stands. */
function TankLink({
  tank: { room, text },
  place: { x, y, width, height, isLeft },
  isWide,
}: {
  tank: HouseTank
  place: NonNullable<HouseLayout<HouseRoom>['tank']>
  isWide: boolean
}) {
  const figure = isWide ? 64 : 54
  const tall = Math.max(44, height + 4)
  // Large text takes more than that, away from the tank.
  const box = {
    ...(isLeft ? { left: x + width + 2, translate: '-100%' } : { left: x - 6 }),
    top: y - tall,
    minWidth: width + figure,
    height: tall,
  }
  const beside = width + (isWide ? 14 : 10)
  const margin = isLeft
    ? { marginInlineStart: 4, marginInlineEnd: beside }
    : { marginInlineStart: beside }
  return (
    <PageLink to={paths.controlPanel} state={placeOf(room)} className={styles.tank} style={box}>
      <span className="visually-hidden">Tank </span>
      <span style={margin}>{text}</span>
      <span className="visually-hidden">{` in ${room.room_name}`}</span>
    </PageLink>
  )
}
