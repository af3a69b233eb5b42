import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceReport } from '../virtual-device/virtual-device.ts'
import { ReportQueue } from './report-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ackOf = (messageId: string): DeviceReport => ({
  topic: 'ack',
  message: { messageId, ok: true },
})

function newQueue() {
  const sent: string[] = []
  const queue = new ReportQueue(({ message }) =>
    sent.push('messageId' in message ? message.messageId : ''),
  )
  return { queue, sent }
}

test('lets reports out at once', () => {
  const { queue, sent } = newQueue()
  queue.push(ackOf('a'))
  expect(sent).toEqual(['a'])
})

test('lets each report out so much later', () => {
  const { queue, sent } = newQueue()
  queue.delayMs = 500
  queue.push(ackOf('a'))
  vi.advanceTimersByTime(300)
  queue.push(ackOf('b'))
  vi.advanceTimersByTime(199)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(2)
  expect(sent).toEqual(['a'])
  vi.advanceTimersByTime(300)
  expect(sent).toEqual(['a', 'b'])
})

test('keeps the order when the delay ends while reports wait', () => {
  const { queue, sent } = newQueue()
  queue.delayMs = 500
  queue.push(ackOf('a'))
  queue.delayMs = 0
  queue.push(ackOf('b'))
  expect(sent).toEqual([])
  vi.advanceTimersByTime(501)
  expect(sent).toEqual(['a', 'b'])
})

test('says everything twice', () => {
  const { queue, sent } = newQueue()
  queue.duplicate = true
  queue.push(ackOf('a'))
  queue.push(ackOf('b'))
  expect(sent).toEqual(['a', 'a', 'b', 'b'])
})

test('forgets what waits when its connection is gone', () => {
  const { queue, sent } = newQueue()
  queue.delayMs = 500
  queue.push(ackOf('a'))
  queue.clear()
  vi.advanceTimersByTime(1_000)
  queue.delayMs = 0
  queue.push(ackOf('b'))
  expect(sent).toEqual(['b'])
})
