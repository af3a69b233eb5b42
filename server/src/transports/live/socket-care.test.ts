import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { inOrder, onClosed } from './socket-care.ts'

/** The messages of a page, handled at once; what is seen of them. */
function openMessages(handled: () => Promise<void> | undefined = () => undefined) {
  const turns = { now: 0, isOver: false }
  const seen: number[] = []
  const calls = { tooMany: 0 }
  const ignore = () => undefined
  const socket = { pause: ignore, resume: ignore, terminate: ignore, isPaused: false }
  const { take } = inOrder(socket, Promise.resolve(), {
    handle: () => {
      seen.push(turns.now)
      return handled()
    },
    tooMany: () => {
      calls.tooMany += 1
    },
  })
  return { turns, seen, calls, send: () => take('a message') }
}

test.each([
  ['that are done at once', () => undefined],
  ['that have to wait for something', async () => undefined],
])('R-46 between two messages of a page %s the others get their turn', async (_, handled) => {
  const { turns, seen, send } = openMessages(handled)
  await Promise.resolve()
  for (let message = 0; message < 20; message += 1) send()
  turns.now += 1 // Messages that are done at once are done in the turn in which they came.
  while (seen.length < 20) {
    await nextTurn()
    turns.now += 1
  }
  expect(new Set(seen).size).toBe(20)
})

test('R-46 a page has so many messages waiting and no more; then nothing of it is done', async () => {
  const { seen, calls, send } = openMessages()
  for (let message = 0; message < limits.liveWaitingMessagesMax; message += 1) send()
  expect(calls.tooMany).toBe(0)
  for (let message = 0; message < 10; message += 1) send()
  expect(calls.tooMany).toBe(1)
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(seen).toEqual([])
})

test('R-46 a message waits until the one before it is done, also where that takes long', async () => {
  let done: () => void = () => undefined
  const { seen, send } = openMessages(
    () =>
      new Promise((resolve) => {
        done = resolve
      }),
  )
  send()
  send()
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  expect(seen).toHaveLength(1)
  done()
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  expect(seen).toHaveLength(2)
})

test('a page that closes while it joins leaves at once, another when it closes', async () => {
  const socket = new WebSocket('ws://127.0.0.1:1')
  socket.on('error', () => undefined)
  let left = 0
  const leave = () => {
    left += 1
  }
  onClosed(socket, leave)
  expect(left).toBe(0)
  await new Promise((resolve) => socket.on('close', resolve))
  expect(left).toBe(1)
  onClosed(socket, leave)
  expect(left).toBe(2)
})
