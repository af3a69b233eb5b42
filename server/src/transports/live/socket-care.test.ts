import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { inOrder, onClosed } from './socket-care.ts'

/** The messages of a page, handled at once; what is seen of them. */
function openMessages() {
  const turns = { now: 0, isOver: false }
  const seen: number[] = []
  const calls = { tooMany: 0 }
  const ignore = () => undefined
  const socket = { pause: ignore, resume: ignore, terminate: ignore, isPaused: false }
  const { take } = inOrder(socket, Promise.resolve(), {
    handle: async () => {
      seen.push(turns.now)
    },
    tooMany: () => {
      calls.tooMany += 1
    },
  })
  return { turns, seen, calls, send: () => take('a message') }
}

test('R-46 between two messages of a page the others get their turn', async () => {
  const { turns, seen, send } = openMessages()
  for (let message = 0; message < 20; message += 1) send()
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
