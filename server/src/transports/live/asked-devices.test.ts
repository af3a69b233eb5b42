/** The messages to pages about a device that was asked for something, and the number of writes. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { textsInFrames } from '@roomwire/testing/fixtures/texts-in-frames.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShownDevice } from '../../features/devices/records/shown-device.ts'
import { openEventLoop } from '../../platform/event-loop.ts'
import { answerWaitMs, openAskedDevices } from './asked-devices.ts'
import { openPageWrites } from './page-writes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('that something was asked of a device', () => {
  const lamp = (id: number, seq: number) => shownDevice({ id, rev: [1, seq] })
  const open = () => {
    const sent: ShownDevice[] = []
    return { sent, asked: openAskedDevices((device) => sent.push(device), openEventLoop()) }
  }

  it('LIVE-2 LIVE-6 is told within 2 ms, as it was asked last', async () => {
    const { sent, asked } = open()
    asked.hold(lamp(1, 1))
    vi.advanceTimersByTime(1)
    asked.hold(lamp(2, 1))
    asked.hold(lamp(1, 2))
    expect(sent).toEqual([])
    vi.advanceTimersByTime(answerWaitMs - 1)
    await nextTurn()
    expect(sent).toEqual([lamp(1, 2)])
    vi.advanceTimersByTime(1)
    await nextTurn()
    expect(sent).toEqual([lamp(1, 2), lamp(2, 1)])
    asked.hold(lamp(1, 3))
    vi.advanceTimersByTime(answerWaitMs)
    await nextTurn()
    expect(sent.at(-1)).toEqual(lamp(1, 3))
  })

  it('LIVE-6 is not told where the device has answered by then', async () => {
    const { sent, asked } = open()
    asked.hold(lamp(1, 1))
    asked.hold(lamp(2, 1))
    asked.forget(lamp(1, 2))
    vi.advanceTimersByTime(answerWaitMs)
    await nextTurn()
    expect(sent).toEqual([lamp(2, 1)])
  })

  it('LIVE-6 is not told where its answer is read in the turn in which that would be told', async () => {
    const { sent, asked } = open()
    asked.hold(lamp(1, 1))
    asked.hold(lamp(2, 1))
    vi.advanceTimersByTime(answerWaitMs)
    expect(sent).toEqual([])
    asked.forget(lamp(1, 2))
    await nextTurn()
    expect(sent).toEqual([lamp(2, 1)])
  })
})

describe('what is written to a page', () => {
  /** A socket that keeps what left it, write by write. */
  const open = () => {
    const left: string[][] = []
    const stream = {
      write(bytes: Buffer) {
        left.push(textsInFrames(bytes))
        return true
      },
    }
    const socket = { readyState: 1, OPEN: 1 } as const
    const { send } = openPageWrites(socket, stream, openEventLoop())
    const write = (text: string, canWait = false) => send(text, canWait)
    return { left, write }
  }

  it('LIVE-6 leaves in one write a turn, with what has waited for it, in its order', async () => {
    const { left, write } = open()
    write('sent', true)
    await nextTurn()
    write('received', true)
    await nextTurn()
    expect(left).toEqual([])
    write('report')
    write('processed')
    await nextTurn()
    expect(left).toEqual([['sent', 'received', 'report', 'processed']])
    vi.advanceTimersByTime(10)
    expect(left).toHaveLength(1)
  })

  it('LIVE-6 waits 2 ms for its own answer, also soon after another one', async () => {
    const { left, write } = open()
    write('sent', true)
    vi.advanceTimersByTime(1)
    write('report')
    await nextTurn()
    write('sent again', true)
    vi.advanceTimersByTime(answerWaitMs - 1)
    await nextTurn()
    expect(left).toEqual([['sent', 'report']])
    write('report again')
    await nextTurn()
    expect(left).toEqual([
      ['sent', 'report'],
      ['sent again', 'report again'],
    ])
  })

  it('LIVE-6 leaves within 2 ms where nothing follows', async () => {
    const { left, write } = open()
    write('sent', true)
    vi.advanceTimersByTime(answerWaitMs - 1)
    write('received', true)
    await nextTurn()
    expect(left).toEqual([])
    vi.advanceTimersByTime(1)
    // Told at the same time, since it has not answered.
    write('asked')
    await nextTurn()
    expect(left).toEqual([['sent', 'received', 'asked']])
    write('failed')
    await nextTurn()
    expect(left).toEqual([['sent', 'received', 'asked'], ['failed']])
  })
})
