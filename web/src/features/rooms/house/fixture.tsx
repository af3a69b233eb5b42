import { classNames } from '../../../ui/look/class-names.ts'
import styles from './drawing.module.css'
import type { HousePin } from './house-rooms.ts'

/** Where the ids of the drawing's gradients and clips begin: a page may hold two drawings. */
export type DrawingIds = { glow: string; cone: string; hatch: string; clip: string }

/** Where a fixture hangs or stands, px. */
export type FixturePlace = {
  /** Its middle. */
  x: number
  /** Where it hangs from. */
  y: number
  /** Half its width. */
  size: number
  cord: number
  /** The floor under it. */
  floor: number
}

/** The classes of a fixture by its state. Light stays until the device says that it is off. */
export const fixtureLooks = ({ power, isPending, isOffline }: HousePin) =>
  classNames(power > 0 && styles.on, isPending && styles.pending, isOffline && styles.offline)

/** A lamp, a fan, or a socket on the wall. */
export function Fixture({
  pin,
  place,
  ids,
}: {
  pin: HousePin
  place: FixturePlace
  ids: DrawingIds
}) {
  const Shape = shapes[pin.shape]
  return (
    <g className={fixtureLooks(pin)} data-pin={pin.key}>
      <Shape pin={pin} place={place} ids={ids} />
    </g>
  )
}

type Shown = { pin: HousePin; place: FixturePlace; ids: DrawingIds }

/** A dimmed lamp throws less light, and still some. */
export const strength = (power: number) => (power < 1 ? 0.4 + power * 0.6 : 1)

function Lamp({ pin, place: { x, y, size, cord, floor }, ids }: Shown) {
  // Room for the ring above the shade.
  const top = y + Math.max(cord, size * 0.4 + 5.5)
  const rim = top + size
  const reach = Math.max(0, size + (floor - rim) * 0.5)
  return (
    <>
      <g opacity={strength(pin.power)} data-light>
        <g className={styles.pool}>
          <circle cx={x} cy={rim} r={(floor - y) * 0.9} fill={`url(#${ids.glow})`} />
          <path
            d={`M${x - size} ${rim}L${x - reach} ${floor}H${x + reach}L${x + size} ${rim}z`}
            fill={`url(#${ids.cone})`}
          />
          <ellipse className={styles.puddle} cx={x} cy={floor} rx={reach} ry={size * 0.55} />
        </g>
      </g>
      <path className={styles.cord} d={`M${x} ${y}V${top}`} />
      <path
        className={styles.shade}
        d={`M${x - size} ${rim}a${size} ${size} 0 0 1 ${2 * size} 0z`}
      />
      <circle className={styles.ring} cx={x} cy={rim - size * 0.4} r={size + 4.5} />
    </>
  )
}

function Fan({ pin, place: { x, y, size, cord } }: Shown) {
  const hub = y + Math.max(cord, size * 1.15) + size * 0.5
  return (
    <>
      <path className={styles.cord} d={`M${x} ${y}V${hub}`} />
      <circle className={styles.ring} cx={x} cy={hub} r={size + 4.5} />
      <g transform={`translate(${x} ${hub}) scale(${size / 8.2})`}>
        <g className={styles.rotor} style={{ animationDuration: `${2.8 - 2 * pin.power}s` }}>
          <path
            className={styles.shade}
            d="M0-2C-3-7-1-11 3-10 6-9 4-5 0-2zM1.7 1C7 .6 10 3 8 6 6 8.5 3 5 1.7 1zM-1.7 1C-4 6-8 8-10 5-11 2-7 .6-1.7 1z"
          />
        </g>
        <circle className={styles.shade} r="2.1" />
      </g>
    </>
  )
}

function Socket({ place: { x, y, size, floor }, ids }: Shown) {
  const half = size * 0.85
  const middle = floor - (floor - y) * 0.36
  return (
    <>
      <circle
        className={styles.pool}
        cx={x}
        cy={middle}
        r={size * 2.6}
        fill={`url(#${ids.glow})`}
      />
      <rect
        className={styles.shade}
        x={x - half}
        y={middle - half}
        width={half * 2}
        height={half * 2}
        rx={half * 0.5}
      />
      <circle className={styles.ring} cx={x} cy={middle} r={half + 5} />
    </>
  )
}

const shapes = { lamp: Lamp, fan: Fan, socket: Socket, none: () => null }
