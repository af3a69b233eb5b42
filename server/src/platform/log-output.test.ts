import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logOutput } from './log-output.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A file that takes so many bytes more, and then fails in this way. */
function file(code: string) {
  const one = {
    text: '',
    room: Infinity,
    write(bytes: Uint8Array) {
      if (one.room === 0) throw Object.assign(new Error(`${code}: write`), { code })
      const taken = bytes.subarray(0, one.room)
      one.room -= taken.length
      one.text += Buffer.from(taken).toString()
      return taken.length
    },
  }
  return one
}

const clock = { now: () => 1_000 }

it.each(['ENOSPC', 'EAGAIN', 'EPIPE', 'EIO'])(
  'R-62 a line of the log that cannot be written (%s) is dropped and counted, and the count is logged when lines can be written again',
  (code) => {
    const disk = file(code)
    const log = logOutput(disk.write, clock)
    log.write('{"a":1}\n')
    disk.room = 0
    for (let nth = 0; nth < 3; nth += 1) log.write('{"lost":1}\n')
    expect(disk.text).toBe('{"a":1}\n')
    disk.room = Infinity
    log.write('{"b":1}\n')
    log.write('{"c":1}\n')
    expect(
      disk.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { a: 1 },
      { level: 40, time: 1_000, dropped: 3, why: `${code}: write`, msg: expect.any(String) },
      { b: 1 },
      { c: 1 },
    ])
  },
)

it('R-62 a line that was written in part does not spoil the next one, and the count is logged though nothing else is', () => {
  const disk = file('ENOSPC')
  const log = logOutput(disk.write, clock)
  disk.room = 4
  log.write('{"torn":1}\n')
  log.write('{"lost":1}\n')
  disk.room = Infinity
  vi.advanceTimersByTime(10_000)
  const [torn, said, ...more] = disk.text.trim().split('\n')
  expect([torn, more]).toEqual(['{"to', []])
  expect(JSON.parse(said ?? '')).toMatchObject({ dropped: 2 })
  vi.advanceTimersByTime(60_000)
  expect(disk.text.trim().split('\n')).toHaveLength(2)
})
