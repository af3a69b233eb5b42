/** What a page is told of a command that was passed on to another replica. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectStage, type Page, sendStage } from './page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that keeps what it is sent. */
function openPage() {
  const heard: unknown[] = []
  const send = (text: string) => heard.push(JSON.parse(text))
  const page: Pick<Page, 'commands' | 'send'> = { commands: undefined, send }
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
  const { heard, page } = openPage()
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
  const { heard, page } = openPage()
  expectStage(page, 'm')
  sendStage(page, done)
  expectStage(page, 'm')
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([done])
})

it('remembers no more than its latest 256 commands, and each that still waits', () => {
  const { heard, page } = openPage()
  expectStage(page, 'm')
  for (let nth = 0; nth < 1_000; nth += 1) sendStage(page, { ...done, messageId: nth })
  expect(page.commands?.size).toBeLessThanOrEqual(257)
  vi.advanceTimersByTime(3_000)
  expect(heard).toContainEqual(failed)
})
