/** The messages to pages about a device that was asked for something, and the number of writes. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShownDevice } from '../../features/devices/records/shown-device.ts'
import { openEventLoop } from '../../platform/event-loop.ts'
import { answerWaitMs, openAskedDevices } from './asked-devices.ts'
import { openHeldWrites } from './held-writes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
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
  /** A stream that keeps what left it, write by write. */
  const open = () => {
    const left: string[][] = []
    let [gathered, corks]: [string[], number] = [[], 0]
    const stream = {
      cork() {
        corks += 1
      },
      uncork() {
        corks -= 1
        expect(corks).toBe(0)
        left.push(gathered)
        gathered = []
      },
    }
    const writes = openHeldWrites(stream, openEventLoop())
    const write = (text: string, canWait = false) => {
      writes.hold(canWait)
      gathered.push(text)
    }
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
