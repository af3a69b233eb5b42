import { useEffect, useState } from 'react'
import { CellDrawing, MissingLamp } from './cell-drawing.tsx'
import styles from './drawing.module.css'
import type { DrawingIds } from './fixture.tsx'
import type { HouseRoom, HouseTank } from './house-rooms.ts'
import { type Box, type HouseLayout, type Sizes, sizesOf } from './lay-out-house.ts'
import { Light, useDrawingIds } from './light.tsx'
import { TankDrawing } from './tank-drawing.tsx'

/**
 * The drawing of a home in one stroke. It is nothing but a picture: a list lies over it.
 * @param layout null for a home without rooms
 * @param hint stands where the first room will; null for none
 */
export function HouseDrawing({
  box,
  layout,
  tank,
  isNight,
  hint,
}: {
  box: Box
  layout: HouseLayout<HouseRoom> | null
  tank: HouseTank | null
  isNight: boolean
  hint: string | null
}) {
  const ids = useDrawingIds()
  const sizes = sizesOf(box)
  const floor = box.height - sizes.earth
  return (
    <svg
      className={styles.drawing}
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
    >
      <Light ids={ids} />
      <Sky box={box} sizes={sizes} isNight={isNight} />
      <rect className={styles.earth} y={floor} width={box.width} height={sizes.earth} />
      {layout ? (
        <Building layout={layout} box={box} tank={tank} ids={ids} />
      ) : (
        <Plot box={box} sizes={sizes} hint={hint} />
      )}
    </svg>
  )
}

const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
  const [dx, dy] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)]
  return `M${dx * 1.05} ${dy * 1.05}L${dx * 1.45} ${dy * 1.45}`
})

function Sky({ box, sizes, isNight }: { box: Box; sizes: Sizes; isNight: boolean }) {
  const [x, y, r] = sizes.isWide ? [box.width - 64, 44, 15] : [box.width - 34, 24, 9]
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`}>
      {isNight ? (
        <path className={styles.moon} d="M0 -1a1 1 0 1 0 1 1.25a.86 .86 0 0 1 -1 -1.25z" />
      ) : (
        <>
          <circle className={styles.sun} r=".62" />
          <path className={styles.sun} d={rays.join('')} />
        </>
      )}
    </g>
  )
}

/** A home without rooms: the plot, and the room to come. */
function Plot({ box, sizes, hint }: { box: Box; sizes: Sizes; hint: string | null }) {
  const [width, height, rise] = sizes.isWide ? [240, 130, 70] : [150, 84, 44]
  const [middle, floor] = [box.width / 2, box.height - sizes.earth]
  const [left, top] = [middle - width / 2, floor - height]
  const strip = sizes.strip + 2
  return (
    <>
      <path
        className={styles.dashed}
        d={`M${left} ${floor}V${top}H${left + width}V${floor}M${left - sizes.eaves} ${top}L${middle} ${top - rise}L${left + width + sizes.eaves} ${top}zM${left} ${floor - strip}H${left + width}`}
      />
      <MissingLamp x={middle} y={top} scale={sizes.isWide ? 1.25 : 0.74} />
      <text className={styles.hint} x={middle} y={floor - strip * 0.34} textAnchor="middle">
        {hint}
      </text>
      <path className={styles.wall} d={`M0 ${floor}H${box.width}`} />
    </>
  )
}

function Building({
  layout,
  box,
  tank,
  ids,
}: {
  layout: HouseLayout<HouseRoom>
  box: Box
  tank: HouseTank | null
  ids: DrawingIds
}) {
  const [hasStood, setStood] = useState(false)
  useEffect(() => setStood(true), [])
  const { cells, roof, sizes, floor } = layout
  const middle = (roof.from + roof.ridgeEnd) / 2
  const gable = `M${roof.from - sizes.eaves} ${roof.y}L${middle} ${roof.y - roof.rise}L${roof.ridgeEnd + sizes.eaves} ${roof.y}z`
  const walls = cells.map(({ x, y, width, height, isOpen }) => {
    const sides = isOpen
      ? `M${x} ${y + height}H${x + width}V${y}`
      : `M${x} ${y}H${x + width}V${y + height}H${x}z`
    return `${sides}M${x} ${y + height - sizes.strip}H${x + width}`
  })
  const edge = sizes.eaves * 0.5
  const parapet =
    roof.end > roof.ridgeEnd ? `M${roof.ridgeEnd} ${roof.y}H${roof.end + edge}v${-edge}` : ''
  const hasGable = roof.ridgeEnd > roof.from
  return (
    <>
      {hasGable && <path className={styles.roof} d={gable} />}
      {cells.map((cell) => (
        <CellDrawing
          key={cell.rooms[0]?.room.room_id}
          cell={cell}
          sizes={sizes}
          ids={ids}
          hasStood={hasStood}
        />
      ))}
      <path
        className={styles.wall}
        d={`M0 ${floor}H${box.width}${walls.join('')}${hasGable ? gable : ''}${parapet}`}
      />
      {hasGable && (
        <circle
          className={styles.attic}
          cx={middle}
          cy={roof.y - roof.rise * 0.4}
          r={sizes.isWide ? 9 : 5}
        />
      )}
      {tank && layout.tank && <TankDrawing percent={tank.percent} place={layout.tank} ids={ids} />}
    </>
  )
}
