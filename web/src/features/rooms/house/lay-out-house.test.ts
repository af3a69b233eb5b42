import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, layOutHouse } from './lay-out-house.ts'
import type { RoomKind } from './room-kind.ts'

type Drawn = { id: number; kind: RoomKind; pins: { length: number } }

const kinds: readonly RoomKind[] = [
  'terrace',
  'bed',
  'kids',
  'other',
  'living',
  'kitchen',
  'garage',
]
const homes = fc
  .array(fc.record({ kind: fc.constantFrom(...kinds), length: fc.nat(400) }), {
    minLength: 1,
    maxLength: 120,
  })
  .map((rooms) => rooms.map(({ kind, length }, id): Drawn => ({ id, kind, pins: { length } })))
const boxes = fc.constantFrom(
  { width: 288, height: 232 },
  { width: 358, height: 232 },
  { width: 572, height: 300 },
  { width: 760, height: 340 },
  { width: 1112, height: 340 },
)

const room = (id: number, kind: RoomKind = 'other'): Drawn => ({ id, kind, pins: { length: 4 } })
const home = (count: number) => Array.from({ length: count }, (_, id) => room(id))
const desk = { width: 760, height: 340 }

const overlap = (a: Cell<Drawn>, b: Cell<Drawn>) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01

test('every room stands in the house once, within its box, and beside no other', () => {
  fc.assert(
    fc.property(homes, boxes, fc.boolean(), (rooms, box, hasTank) => {
      const { cells, tank, roof, floor } = layOutHouse(rooms, box, hasTank)
      const placed = cells.flatMap((cell) => cell.rooms.map(({ id }) => id))
      expect(placed.toSorted((a, b) => a - b)).toEqual(rooms.map(({ id }) => id))
      for (const cell of cells) {
        expect(cell.x).toBeGreaterThanOrEqual(0)
        expect(cell.x + cell.width).toBeLessThanOrEqual(box.width)
        expect(cell.y).toBeGreaterThanOrEqual(0)
        expect(cell.y + cell.height).toBeLessThanOrEqual(floor + 0.01)
        expect(cells.some((other) => other !== cell && overlap(cell, other))).toBe(false)
      }
      expect(roof.y - roof.rise).toBeGreaterThanOrEqual(0)
      expect(tank !== null).toBe(hasTank)
      if (!tank) return
      expect(tank.x).toBeGreaterThanOrEqual(0)
      expect(tank.x + tank.width).toBeLessThanOrEqual(box.width)
      expect(tank.y - tank.height).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a room that is full is at most one and a half times as wide as its neighbour', () => {
  fc.assert(
    fc.property(homes, boxes, (rooms, box) => {
      const { cells } = layOutHouse(rooms, box, false)
      for (const { storey, width } of cells) {
        const beside = cells.filter((other) => other.storey === storey)
        expect(Math.max(...beside.map((one) => one.width)) / width).toBeLessThanOrEqual(1.5 + 1e-9)
      }
    }),
  )
})

test('the same home is always the same house', () => {
  const rooms = home(7)
  expect(layOutHouse(rooms, desk, true)).toEqual(layOutHouse(rooms, desk, true))
})

test('a house of up to two rooms has one storey, of up to six two, and then three', () => {
  const storeys = (count: number) =>
    new Set(layOutHouse(home(count), desk, false).cells.map(({ storey }) => storey)).size
  expect([1, 2, 3, 6, 7, 12, 100].map(storeys)).toEqual([1, 1, 2, 2, 3, 3, 3])
})

test('people sleep upstairs, cook below, and sit under the sky on top', () => {
  const rooms = [
    room(1, 'kitchen'),
    room(2, 'living'),
    room(3, 'terrace'),
    room(4, 'bed'),
    room(5, 'garage'),
    room(6, 'study'),
  ]
  const { cells } = layOutHouse(rooms, desk, false)
  expect(cells.map(({ rooms: [one], storey }) => [one?.id, storey])).toEqual([
    [4, 0],
    [6, 0],
    [3, 0],
    [1, 1],
    [2, 1],
    [5, 1],
  ])
  expect(cells.map(({ isOpen }) => isOpen)).toEqual([false, false, true, false, false, false])
})

test('rooms beyond those that can be drawn stand together, last', () => {
  const ofLast = (count: number, width: number) =>
    layOutHouse(home(count), { width, height: 340 }, false).cells.at(-1)?.rooms.length
  expect([9, 10, 100].map((count) => ofLast(count, 358))).toEqual([1, 2, 92])
  expect([12, 13, 100].map((count) => ofLast(count, 760))).toEqual([1, 2, 89])
})

test('the tank stands on a roof that lies open, else beside the gable', () => {
  const three = layOutHouse(home(3), desk, true)
  const below = three.cells.filter(({ storey }) => storey === 1)
  expect(three.tank?.y).toBe(below[0]?.y)
  expect(three.roof.ridgeEnd).toBe(three.roof.end)
  const six = layOutHouse(home(6), desk, true)
  expect(six.tank?.y).toBe(six.roof.y)
  expect(six.tank?.x).toBeGreaterThan(six.roof.ridgeEnd)
})
