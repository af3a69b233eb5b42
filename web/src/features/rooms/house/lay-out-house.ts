import type { RoomKind } from './room-kind.ts'

/*
 * Where everything in the drawing of a home stands. Pure: rooms and a box in, places out, all in px from the top left.
 * The same home in the same box is always the same house.
 */

/** The facts by which a room's cell is drawn. */
type Drawn = { kind: RoomKind; pins: { readonly length: number } }

/** The box of the drawing, px. */
export type Box = { width: number; height: number }

export type Cell<Room> = {
  x: number
  y: number
  width: number
  height: number
  /** The storey, the highest first. */
  storey: number
  /** One room; several stand together as a block of windows. */
  rooms: readonly Room[]
  /** Under the sky: no ceiling, and a railing. */
  isOpen: boolean
}

type Tank = {
  x: number
  /** Where it stands. */
  y: number
  width: number
  height: number
  /** Whether its figure is on its left, clear of the moon. */
  isLeft: boolean
}

export type HouseLayout<Room> = {
  sizes: Sizes
  cells: readonly Cell<Room>[]
  /** The ground. */
  floor: number
  roof: { y: number; from: number; ridgeEnd: number; end: number; rise: number }
  tank: Tank | null
}

/** Lengths of the drawing, px. */
const phone = {
  side: 13,
  sky: 48,
  earth: 9,
  storeyMax: 104,
  strip: 22,
  eaves: 8,
  tankWidth: 36,
  tankHeight: 36,
  moonRoom: 60,
  ridgeSky: 8,
  most: 9,
  /** The scale of furniture, at most. */
  furniture: 0.74,
  isWide: false,
  /** One room without its house. */
  isAlone: false,
}
export type Sizes = typeof phone
const wide: Sizes = {
  side: 28,
  sky: 92,
  earth: 18,
  storeyMax: 168,
  strip: 30,
  eaves: 14,
  tankWidth: 64,
  tankHeight: 62,
  moonRoom: 100,
  ridgeSky: 18,
  most: 12,
  furniture: 1.25,
  isWide: true,
  isAlone: false,
}

/** The lengths by which one cell is drawn. */
export type CellSizes = Pick<Sizes, 'strip' | 'furniture' | 'isWide' | 'isAlone'>

/** From this width on there is room for the larger lengths, px. */
export const sizesOf = ({ width }: Box): Sizes => (width > 480 ? wide : phone)

/** Rooms of each kind stand in one storey: what is under the sky on top, what people come in by below. */
const levels: Record<RoomKind, number> = {
  terrace: 0,
  bed: 1,
  kids: 1,
  study: 1,
  bath: 1,
  other: 1,
  living: 2,
  kitchen: 2,
  hall: 2,
  garage: 2,
}

/**
 * Lays out a home of one room or more. Upstairs rooms come first, so that the order of reading, of the drawing and of the
 * keyboard are one. Beyond what can be drawn, the rooms that come last stand together.
 * @param hasTank whether a tank stands on the roof
 */
export function layOutHouse<Room extends Drawn>(
  rooms: readonly Room[],
  box: Box,
  hasTank: boolean,
): HouseLayout<Room> {
  const sizes = sizesOf(box)
  const groups = groupsOf(rooms, sizes.most)
  const counts = storeysOf(groups.length)
  const most = box.width - 2 * sizes.side
  // A house of one room is half as wide.
  const full = Math.min(most, ((counts.at(-1) ?? 1) * most) / 2)
  const widths = widthsOf(counts, full)
  const height = Math.min(sizes.storeyMax, (box.height - sizes.sky - sizes.earth) / counts.length)
  const from = (box.width - full) / 2
  const floor = box.height - sizes.earth
  const cells = cellsOf(groups, { counts, widths, height, from, floor })
  const end = Math.max(
    from,
    ...cells
      .filter(({ storey, isOpen }) => storey === 0 && !isOpen)
      .map((one) => one.x + one.width),
  )
  const roofY = floor - counts.length * height
  const place = hasTank ? tankPlace({ sizes, cells, widths, height, from, end, roofY }) : null
  const ridgeEnd = place?.ridgeEnd ?? end
  const tank = place && {
    ...place.at,
    width: sizes.tankWidth,
    height: sizes.tankHeight,
    isLeft:
      place.at.y === roofY &&
      place.at.x - 40 > ridgeEnd &&
      place.at.x + sizes.tankWidth + 44 > box.width - sizes.moonRoom,
  }
  const rise = Math.min(sizes.sky - sizes.ridgeSky, (ridgeEnd - from) * 0.34)
  return { sizes, cells, floor, roof: { y: roofY, from, ridgeEnd, end, rise }, tank }
}

/** The rooms of each cell, upstairs first. */
function groupsOf<Room extends Drawn>(rooms: readonly Room[], most: number): Room[][] {
  const single = rooms.length > most ? rooms.slice(0, most - 1) : rooms
  const sorted = single.toSorted((one, other) => levels[one.kind] - levels[other.kind])
  const together = rooms.slice(single.length)
  return [...sorted.map((room) => [room]), ...(together.length > 0 ? [together] : [])]
}

/** How many cells each storey has, the highest first: the lower ones take what does not divide. */
function storeysOf(cells: number): number[] {
  const storeys = cells <= 2 ? 1 : cells <= 6 ? 2 : 3
  return Array.from({ length: storeys }, (_, storey) => {
    const extra = storey >= storeys - (cells % storeys) ? 1 : 0
    return Math.floor(cells / storeys) + extra
  })
}

/** The width of each storey: one with fewer rooms than the one below is set back. */
function widthsOf(counts: readonly number[], full: number): number[] {
  const widths: number[] = []
  let below: { count: number; width: number } | undefined
  for (const count of counts.toReversed()) {
    const width = below ? below.width * Math.min(1, count / below.count) : full
    widths.unshift(width)
    below = { count, width }
  }
  return widths
}

type Storeys = {
  counts: readonly number[]
  widths: readonly number[]
  /** The height of one storey. */
  height: number
  from: number
  floor: number
}

function cellsOf<Room extends Drawn>(
  groups: readonly Room[][],
  { counts, widths, height, from, floor }: Storeys,
): Cell<Room>[] {
  let next = 0
  return counts.flatMap((count, storey) => {
    const row = groups.slice(next, next + count).toSorted((a, b) => order(a) - order(b))
    next += count
    const sum = row.map(weight).reduce((all, one) => all + one, 0)
    let x = from
    return row.map((rooms, place): Cell<Room> => {
      const width = ((widths[storey] ?? 0) * weight(rooms)) / sum
      const y = floor - (counts.length - storey) * height
      // The gable needs a room under it.
      const isOpen = storey === 0 && place > 0 && isTerrace(rooms)
      const cell = { x, y, width, height, storey, rooms, isOpen }
      x += width
      return cell
    })
  })
}

const isTerrace = (rooms: readonly Drawn[]) => rooms.length === 1 && rooms[0]?.kind === 'terrace'

/** Rooms under the sky stand last in their storey. */
const order = (rooms: readonly Drawn[]) => Number(isTerrace(rooms))

/** A room with more in it is wider, at most one and a half times. */
const weight = (rooms: readonly Drawn[]) =>
  rooms.length > 1 ? 1.25 : 1 + Math.min(rooms[0]?.pins.length ?? 0, 8) / 16

/** Where the tank stands, and where the gable ends beside it. */
function tankPlace<Room>({
  sizes: { tankWidth, eaves },
  cells,
  widths,
  height,
  from,
  end,
  roofY,
}: {
  sizes: Sizes
  cells: readonly Cell<Room>[]
  widths: readonly number[]
  height: number
  from: number
  end: number
  roofY: number
}): { at: { x: number; y: number }; ridgeEnd: number } {
  const back = widths.findIndex((width, storey) => {
    const above = widths[storey - 1]
    return above !== undefined && width - above > tankWidth + 24
  })
  const [upper, lower] = [widths[back - 1], widths[back]]
  if (upper !== undefined && lower !== undefined) {
    const x = from + upper + (lower - upper - tankWidth) * 0.4
    return { at: { x, y: roofY + back * height }, ridgeEnd: end }
  }
  const roofed = cells.filter(({ storey, isOpen }) => storey === 0 && !isOpen)
  const last = roofed.at(-1)
  const flat = roofed.length > 1 && last ? last.width : (end - from) * 0.42
  const ridgeEnd = end - flat
  return { at: { x: ridgeEnd + (flat - tankWidth) / 2 + eaves / 2, y: roofY }, ridgeEnd }
}
