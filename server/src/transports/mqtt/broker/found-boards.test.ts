import { expect, it } from 'vitest'
import { readBoards } from '../hub/read-boards.ts'
import { openFoundBoards } from './found-boards.ts'

const switches = (ids: string, count: number) =>
  JSON.stringify({
    dev: { ids: [ids], name: ids },
    cmps: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `s${at}`,
        { p: 'switch', cmd_t: `${ids}/${at}/set`, stat_t: `${ids}/${at}` },
      ]),
    ),
  })
const keysIn = (boards: ReturnType<typeof openFoundBoards>) => [...boards.all().keys()]

function keyOf(ids: string): string {
  const boards = openFoundBoards('homeassistant')
  boards.take('device/own', switches(ids, 1))
  return keysIn(boards)[0] ?? ''
}

it.each([
  ['configs', 6_000, 1],
  ['entities', 400, 60],
])('an adopted device has its place after a flood of %s of others', (_, configs, entities) => {
  const boards = openFoundBoards('homeassistant')
  const own = keyOf('own')
  boards.adopt([own])
  expect(boards.isOver()).toBe(false)
  for (let at = 0; at < configs; at += 1) boards.take(`device/n${at}`, switches(`n${at}`, entities))
  expect(boards.isOver()).toBe(true)
  expect(boards.take('device/own', switches('own', 60))).toBe(true)
  expect(keysIn(boards)).toContain(own)
  // It goes on as large as it was, and no stranger has gained a place.
  for (let at = 0; at < 60; at += 1) boards.take(`device/m${at}`, switches(`m${at}`, 60))
  expect(boards.take('device/own', switches('own', 64))).toBe(true)
  expect(boards.all().get(own)?.entities).toHaveLength(64)
})

it('an adopted device has its place after a flood in the name of another adopted one', () => {
  const boards = openFoundBoards('homeassistant')
  const [own, forged] = [keyOf('own'), keyOf('forged')]
  boards.adopt([own, forged])
  for (let at = 0; at < 6_000; at += 1) boards.take(`device/n${at}`, switches('forged', 1))
  expect(boards.take('device/own', switches('own', 60))).toBe(true)
  expect(boards.all().get(own)?.entities).toHaveLength(60)
  expect(keysIn(boards)).toContain(forged)
})

it('an adopted board is in the list of a hub that is cut', () => {
  const key = (at: number) => `0x${at.toString(16).padStart(16, '0')}`
  const list = Array.from({ length: 1_500 }, (_, at) => ({
    ieee_address: key(at),
    friendly_name: `Board ${at}`,
  }))
  const boards = readBoards(Buffer.from(JSON.stringify(list)), new Set([key(1_499)])) ?? []
  expect(boards).toHaveLength(1_000)
  expect(boards[0]?.name).toBe('Board 1499')
})
