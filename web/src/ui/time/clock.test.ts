import { beforeEach, expect, test } from 'vitest'
import { ServerClock } from './clock.ts'

/* The clock of a page, on a device whose clocks a test moves. The server's clock shows `server`. */

let wall: number
let steady: number
let server: number
let kept: Map<string, string>
let clock: ServerClock

const open = () => {
  // Only these two are used.
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
  clock = new ServerClock(storage, { wall: () => wall, steady: () => steady })
}

function pass(ms: number) {
  wall += ms
  steady += ms
  server += ms
}

/** A call that takes so long to the server, and so long back. */
function call(thereMs: number, backMs: number) {
  const sentAt = clock.wall()
  pass(thereMs)
  const answered = server
  pass(backMs)
  clock.take(answered, sentAt)
}

beforeEach(() => {
  server = 1_790_000_000_000
  wall = server + 13 * 3_600_000
  steady = 5_000
  kept = new Map()
  open()
})

test('an answer tells the time of the server, half the round trip off at most', () => {
  call(100, 300)
  expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(200)
})

test('what several answers allow together is closer than what each does', () => {
  call(0, 400)
  call(400, 0)
  expect(clock.now()).toBe(server)
  // A slow one later changes nothing.
  call(0, 9_000)
  expect(clock.now()).toBe(server)
})

test('a clock that drifts, or is set, is followed with the next answer', () => {
  call(1, 1)
  pass(3_600_000)
  server += 2_000
  call(1, 1)
  expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(1)
  wall -= 7_200_000
  call(1, 1)
  expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(1)
})

test('a clock that is put back while an answer travels tells nothing', () => {
  call(1, 1)
  const sentAt = clock.wall()
  wall -= 3_600_000
  clock.take(server, sentAt)
  expect(clock.isKnown()).toBe(false)
})

test('an answer that does not tell the time changes nothing', () => {
  for (const answered of [Number.NaN, Number.POSITIVE_INFINITY, 1.5]) clock.take(answered, wall)
  expect([clock.isKnown(), clock.now()]).toEqual([false, wall])
})

test('what was told is known again on the next page, and counts for sure with its first answer', () => {
  call(1, 1)
  open()
  expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(1)
  expect([clock.isKnown(), clock.isFarOff()]).toEqual([false, true])
  call(1, 1)
  expect(clock.isKnown()).toBe(true)
})

test('after a step of the clock here nothing is known for sure, and the server is asked: once a minute, until it answers', () => {
  call(1, 1)
  expect(clock.isDue()).toBe(false)
  wall += 60_000
  expect([clock.isKnown(), clock.isDue(), clock.isDue()]).toEqual([false, true, false])
  pass(60_000)
  expect(clock.isDue()).toBe(true)
  call(1, 1)
  expect([clock.isKnown(), clock.isDue()]).toEqual([true, false])
})

test('a page that asks for nothing asks for the time every ten minutes', () => {
  call(1, 1)
  pass(599_000)
  expect(clock.isDue()).toBe(false)
  pass(1_000)
  expect(clock.isDue()).toBe(true)
})

test('whoever shows times is told of a jump, and of nothing less', () => {
  let jumps = 0
  clock.subscribe(() => {
    jumps += 1
  })
  call(1, 1)
  expect(jumps).toBe(1)
  call(5, 1)
  expect(jumps).toBe(1)
})
