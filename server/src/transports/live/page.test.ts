/** Messages to a page about a command that was passed on to another replica, and about the end of its access. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { textsInFrames } from '@roomwire/testing/fixtures/texts-in-frames.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionActor } from '../../features/identity/actor.ts'
import { openEventLoop } from '../../platform/event-loop.ts'
import {
  expectStage,
  openPage,
  type Page,
  type PageSocket,
  reasonWaitMs,
  sendStage,
} from './page.ts'
import { openPageWrites } from './page-writes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that keeps what it is sent. */
function keepsWhatItIsSent() {
  const heard: unknown[] = []
  const send = (text: string) => heard.push(JSON.parse(text))
  const page: Pick<Page, 'commands' | 'send'> = { commands: new Map(), send }
  return { heard, page }
}
const done = { stage: 'processed', messageId: 'm' } as const
const failed = {
  stage: 'failed',
  messageId: 'm',
  code: 'device_no_answer',
  error: 'The device has not answered',
}

it('R-51 a command that nobody answers within three seconds has failed, once', () => {
  const { heard, page } = keepsWhatItIsSent()
  expectStage(page, 'm')
  expectStage(page, 'm')
  vi.advanceTimersByTime(2_999)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([failed])
  sendStage(page, done)
  expectStage(page, 'm')
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([failed])
})

it('R-81 a command that was done has not failed, though it is requested again', () => {
  const { heard, page } = keepsWhatItIsSent()
  expectStage(page, 'm')
  sendStage(page, done)
  expectStage(page, 'm')
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([done])
})

it('remembers no more than its latest 256 commands, and each that still waits', () => {
  const { heard, page } = keepsWhatItIsSent()
  expectStage(page, 'm')
  for (let nth = 0; nth < 1_000; nth += 1) sendStage(page, { ...done, messageId: nth })
  expect(page.commands?.size).toBeLessThanOrEqual(257)
  vi.advanceTimersByTime(3_000)
  expect(heard).toContainEqual(failed)
})

it('nothing is remembered of commands where no other replica can have them', () => {
  const { heard, page } = keepsWhatItIsSent()
  page.commands = undefined
  expectStage(page, 'm')
  sendStage(page, done)
  vi.advanceTimersByTime(10_000)
  expect([heard, page.commands]).toEqual([[done], undefined])
})

/** Whose page it is. */
const somebody: SessionActor = {
  kind: 'person',
  personId: 1,
  username: 'Somebody',
  role: 'user',
  homeId: 1,
  grants: [],
  session: { id: 's', expiresAt: Infinity },
}

/** A page over a socket that tells what went over it, and counts what nobody has read. */
function openHeardPage() {
  const [heard, closed]: [string[], [number | undefined, unknown][]] = [[], []]
  const unread = { bytes: 0, isTooMuch: false }
  let state: PageSocket['readyState'] = 1
  const socket: PageSocket = {
    OPEN: 1,
    get bufferedAmount() {
      return unread.bytes
    },
    get readyState() {
      return state
    },
    close(code, reason) {
      state = 2
      closed.push([code, reason])
    },
    terminate() {
      unread.isTooMuch = true
    },
  }
  const stream = {
    write(bytes: Buffer) {
      const texts = textsInFrames(bytes)
      heard.push(...texts)
      for (const { length } of texts) unread.bytes += length
      return true
    },
  }
  const writes = openPageWrites(socket, stream, openEventLoop())
  return { heard, closed, unread, page: openPage('p', socket, writes, somebody, alone) }
}

/** The parts of a server without replicas that a page needs. */
const alone = { counts: { toPages: 0 }, hasReplicas: false }

const ends = (error: string) => JSON.stringify({ type: 'error', code: 'session_expired', error })

it('R-21 a page whose access is found to have ended hears nothing more, and a moment later that it has', () => {
  const { heard, closed, page } = openHeardPage()
  page.endAccessSoon('Session ended')
  page.endAccessSoon('Session ended')
  page.send('{}')
  vi.advanceTimersByTime(reasonWaitMs - 1)
  expect([heard, closed]).toEqual([[], []])
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([ends('Session ended')])
  expect(closed).toEqual([[1008, 'Session ended']])
})

it('R-21 a page that waits for the reason hears it as soon as it is known, and no other one', () => {
  const { heard, closed, page } = openHeardPage()
  page.endAccessSoon('Session ended')
  page.endAccess('Your access was removed')
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([ends('Your access was removed')])
  expect(closed).toEqual([[1008, 'Your access was removed']])
})

it('R-45 a page may read all of a large home slowly, and is not cut off by the first change after it', async () => {
  const { heard, unread, page } = openHeardPage()
  const all = 'x'.repeat(2_000_000)
  page.send(all)
  await nextTurn()
  page.send('a change')
  await nextTurn()
  expect([unread.isTooMuch, heard]).toEqual([false, [all, 'a change']])

  unread.bytes = all.length + 300_000
  page.send('one too many')
  await nextTurn()
  expect([unread.isTooMuch, heard.length]).toEqual([true, 2])
})

it('R-45 once a page has read all of its home, it may leave no more unread than others', async () => {
  const { unread, page } = openHeardPage()
  page.send('x'.repeat(2_000_000))
  await nextTurn()
  unread.bytes = 0
  page.send('a change')
  await nextTurn()
  unread.bytes = 300_000
  page.send('one too many')
  expect(unread.isTooMuch).toBe(true)
})

it('R-45 a page hears in one turn that all of a large home has changed, reads it, and is not cut off', async () => {
  const { heard, unread, page } = openHeardPage()
  const change = 'x'.repeat(1_300)
  for (let nth = 0; nth < 500; nth += 1) page.send(change)
  await nextTurn()
  expect([unread.isTooMuch, heard.length]).toEqual([false, 500])
  // The devices report on, while a network takes the rest bit by bit.
  for (let turns = 0; turns < 80; turns += 1) {
    await nextTurn()
    unread.bytes = Math.max(0, unread.bytes - 10_000)
    page.send(change)
  }
  expect(unread.isTooMuch).toBe(false)
})

it('R-45 a page that reads nothing is cut off soon, however much it is sent at once', async () => {
  const { unread, page } = openHeardPage()
  for (let turns = 0; !unread.isTooMuch; turns += 1) {
    expect(turns).toBeLessThan(10)
    for (let nth = 0; nth < 100; nth += 1) page.send('x'.repeat(1_000))
    await nextTurn()
  }
  expect(unread.bytes).toBe(400_000)
})

it('R-45 what a page is sent in one turn has an end', async () => {
  const { unread, page } = openHeardPage()
  const all = 'x'.repeat(16_000_000)
  for (let nth = 0; nth < 5; nth += 1) page.send(all)
  await nextTurn()
  expect([unread.isTooMuch, unread.bytes]).toEqual([true, 3 * all.length])
})

it('R-45 a page that has gone meanwhile is not written to', async () => {
  const { heard, closed, page } = openHeardPage()
  page.send('before')
  page.endAccess('Session ended')
  page.send('behind')
  expect(closed).toHaveLength(1)
  await nextTurn()
  expect(heard).toEqual(['before', ends('Session ended')])
})
