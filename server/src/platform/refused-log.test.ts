import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatherRefusals, shownInLog } from './refused-log.ts'

describe('refusals of strangers in the log', () => {
  let lines: [object, string][]
  let refusals: ReturnType<typeof gatherRefusals>
  beforeEach(() => {
    vi.useFakeTimers()
    lines = []
    const warn = (about: object, text: string) => void lines.push([about, text])
    // Only this method of a logger is used.
    refusals = gatherRefusals({ warn } as never, 'refused')
  })
  afterEach(() => vi.useRealTimers())

  it('are logged at once, and then as one line a minute with their count', () => {
    for (let n = 0; n < 50_000; n += 1) refusals.note({ who: `nobody ${n}`, from: '192.0.2.1' })
    refusals.note({ who: 'nobody 1', from: '192.0.2.1' })
    expect(lines).toEqual([[{ who: 'nobody 0', from: '192.0.2.1' }, 'refused']])
    vi.advanceTimersByTime(60_000)
    const refused = Array.from({ length: 16 }, (_, n) => ({
      who: `nobody ${n + 1}`,
      from: '192.0.2.1',
      count: n === 0 ? 2 : 1,
    }))
    expect(lines.slice(1)).toEqual([[{ count: 50_000, refused }, 'refused']])
    refusals.note({ who: 'nobody 0', from: '192.0.2.1' })
    expect(lines).toHaveLength(3)
  })

  it('are one line where there is one, and none is left when the server stops', () => {
    refusals.note({ who: 'a' })
    vi.advanceTimersByTime(60_000)
    refusals.note({ who: 'b' })
    refusals.note({ who: 'c' })
    refusals.flush()
    expect(lines.map(([about]) => about)).toEqual([
      { who: 'a' },
      { who: 'b' },
      { count: 1, refused: [{ who: 'c', count: 1 }] },
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('repeat 64 characters of what was sent', () => {
    refusals.note({ who: 'x'.repeat(4_000), from: '192.0.2.1' })
    expect(lines).toEqual([[{ who: `${'x'.repeat(63)}…`, from: '192.0.2.1' }, 'refused']])
    expect(shownInLog('x'.repeat(64))).toBe('x'.repeat(64))
  })
})
