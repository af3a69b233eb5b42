import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { describe, expect, test } from 'vitest'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { browsersText, passStateLines, passSummary, spanProblem, usedText } from './pass-text.ts'

const zone = 'Asia/Kolkata'
const now = Date.parse('2026-03-12T18:00+05:30')
const hour = 3_600_000
const end = now + 48 * hour
const until = `Until ${timeAtHome(end, zone)}`
const tuesdays = [{ days: [2], from: '09:00', to: '12:00' }]

const pass: Pass = {
  pass_id: 1,
  label: 'Cleaner',
  start_at: now - hour,
  expires_at: end,
  has_access: true,
  places: [],
  may_switch: true,
  windows: [],
  paused_at: null,
  further: [],
  has_pin: false,
  browsers_max: 2,
  browsers: [],
  created_at: now - hour,
}
const lines = (part: Partial<Pass>) => passStateLines({ ...pass, ...part }, now, zone)

describe('the state of a pass', () => {
  test('is open, comes, is weekly or paused, always with its end', () => {
    expect(lines({})).toEqual(['Open now', until])
    const start = now + hour
    expect(lines({ start_at: start })).toEqual([`Opens ${timeAtHome(start, zone)}`, until])
    const [weekly] = lines({ windows: tuesdays })
    expect(weekly).toMatch(/^Only Tue 0?9:00( AM)? to 12:00( PM)?$/)
    expect(lines({ paused_at: now, windows: tuesdays })).toEqual(['Paused', weekly, until])
  })

  test('is over when its time is, also while it is paused, or when nothing is left of it', () => {
    const ended = now - 1
    expect(lines({ expires_at: ended, paused_at: now })).toEqual([
      `Ended ${timeAtHome(ended, zone)}`,
    ])
    expect(lines({ has_access: false })).toEqual(['Ended', 'Room or device deleted'])
  })
})

describe('the browsers of a pass', () => {
  const browserUsed = (last_used_at: number) => ({
    browser_id: String(last_used_at),
    user_agent: null,
    opened_at: now - hour,
    last_used_at,
  })

  test('are counted, with the last use of any', () => {
    const held = { ...pass, browsers: [browserUsed(now - 2 * hour), browserUsed(now - hour)] }
    expect(browsersText(held, now, zone)).toBe(
      `2 of 2 browsers · used ${usedText(now - hour, now, zone)}`,
    )
    expect(browsersText({ ...held, browsers_max: 1, browsers: [] }, now, zone)).toBe('No browser')
  })

  test('were used today by the clocks of the home', () => {
    expect(usedText(now - 17 * hour, now, zone)).toMatch(/^today /)
    expect(usedText(now - 19 * hour, now, zone)).toBe(timeAtHome(now - 19 * hour, zone))
  })
})

describe('what a pass will allow', () => {
  const terms = {
    browsers: 1,
    maySwitch: true,
    reach: 'Kitchen',
    startAt: now,
    expiresAt: end,
    windows: [],
    hasPin: false,
    isPaused: false,
  }

  test('is one sentence, and more where more limits it', () => {
    const times = `from ${timeAtHome(now, zone)} until ${timeAtHome(end, zone)}`
    expect(passSummary(terms, zone)).toBe(`One browser may switch Kitchen, ${times}.`)
    const limited = { ...terms, browsers: 3, maySwitch: false, hasPin: true, windows: tuesdays }
    expect(passSummary(limited, zone)).toMatch(
      /^3 browsers may look at Kitchen, .*\. Open Tuesday .*\. It asks for a PIN\.$/,
    )
  })

  test('is nothing while its time is wrong', () => {
    const at = (startAt: number, expiresAt: number) => spanProblem({ startAt, expiresAt }, now)
    expect(at(now, end)).toBeUndefined()
    expect(at(Number.NaN, end)).toBe('Choose when the pass begins and ends')
    expect(at(end, now)).toBe('The pass must end after it begins')
    expect(at(now - 2 * hour, now - hour)).toBe('The end is in the past')
    expect(at(now, now + 400 * 24 * hour)).toBe('A pass lasts a year at most')
  })
})
