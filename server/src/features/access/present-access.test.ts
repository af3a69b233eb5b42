import { grant, mondays, thursdays } from '@roomwire/testing/access/any-actor.ts'
import { describe, expect, it } from 'vitest'
import { nextTurnOf, presentAccess, whyClosed } from './present-access.ts'

/** A Thursday, an hour after midnight (UTC). */
const now = 3_600_000
const hour = 3_600_000
const noon = 12 * hour
const monday = 4 * 24 * hour

describe('what a guest reads about their access', () => {
  it('DASH-8 is nothing before it begins and after it ends', () => {
    const over = [grant({ startAt: now + 1 }), grant({ expiresAt: now })]
    expect(presentAccess(over, now)).toBeNull()
    expect(presentAccess([], now)).toBeNull()
  })

  it.each([
    ['always', grant(), { isOpen: true, paused: false, changesAt: null }],
    ['on Thursday mornings', grant({ windows: thursdays }), { isOpen: true, changesAt: noon }],
    ['on Mondays', grant({ windows: mondays }), { isOpen: false, changesAt: monday }],
    ['paused', grant({ isPaused: true }), { isOpen: false, paused: true, changesAt: null }],
    ['only to look', grant({ right: 'see' }), { isOpen: true, maySwitch: false }],
    [
      'that ends before it closes',
      grant({ windows: thursdays, expiresAt: noon - 1 }),
      { isOpen: true, changesAt: null },
    ],
  ])('DASH-8 of access %s', (_title, one, expected) => {
    expect(presentAccess([one], now)).toMatchObject(expected)
  })

  it('ROLE-3 of several, one that is open is enough, and one that may switch', () => {
    const several = [grant({ isPaused: true }), grant({ right: 'see' })]
    expect(presentAccess(several, now)).toMatchObject({
      isOpen: true,
      maySwitch: true,
      paused: false,
    })
  })

  it('ROLE-3 a refusal says why: the times, or the pause', () => {
    expect(whyClosed([grant({ windows: mondays })])).toBe('Only Monday 00:00 to 12:00')
    expect(whyClosed([grant({ isPaused: true })])).toBe('Your access is paused')
  })
})

it.each([
  ['begins', [grant({ startAt: now + 5 })], now + 5],
  ['ends', [grant({ expiresAt: now + 7 })], now + 7],
  ['closes', [grant({ windows: thursdays })], noon],
  ['opens', [grant({ windows: mondays })], monday],
  [
    'is the first of several',
    [grant({ windows: mondays }), grant({ expiresAt: now + 7 })],
    now + 7,
  ],
  ['is none', [grant({ expiresAt: now })], Infinity],
])('LIVE-7 a page looks again when a grant %s', (_title, grants, expected) => {
  expect(nextTurnOf(grants, now)).toBe(expected)
})
