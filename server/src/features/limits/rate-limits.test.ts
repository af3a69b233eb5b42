import { rateLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import { describe, expect, it } from 'vitest'
import { openRateLimits } from './rate-limits.ts'

/** Rates by a clock that only the test moves. */
function atRest(scale = 1) {
  const clock = { at: 5_000, now: () => clock.at }
  return { clock, rates: openRateLimits(scale, clock) }
}

/** How many of so many tries pass. */
function passing(tries: number, tryOne: () => unknown): number {
  return Array.from({ length: tries }).filter(() => {
    try {
      return (tryOne() || 0) === 0
    } catch {
      return false
    }
  }).length
}

describe('R-46 live messages', () => {
  const { messagesOfPerson: own, messagesOfHome: home } = rateLimits
  const person = (id: number, homeId: number | null = 1) => [`person.${id}`, homeId] as const

  it('has a burst, and a rate after it', () => {
    const { clock, rates } = atRest()
    const send = () => rates.countMessage(...person(1))
    expect(passing(2_000, send)).toBe(own.burst)
    expect(send()).toBe(1_000 / own.perSecond)
    clock.at += 1_000
    expect(passing(2_000, send)).toBe(own.perSecond)
    expect(passing(2_000, () => rates.countMessage(...person(2, null)))).toBe(own.burst)
  })

  it('leaves the people of a home together what the home has, and takes nothing from another', () => {
    const { rates } = atRest()
    const people = Array.from({ length: 8 }, (_, personId) => person(personId))
    const passed = people.map((one) => passing(100, () => rates.countMessage(...one)))
    expect(passed).toEqual([...Array(home.burst / own.burst).fill(own.burst), 0, 0, 0])
    expect(passing(100, () => rates.countMessage(...person(9, 2)))).toBe(own.burst)
  })

  it('is multiplied by LIMIT_SCALE, and never less than it is', () => {
    expect(passing(2_000, () => atRest().rates.countMessage(...person(1)))).toBe(2_000)
    const large = atRest(10).rates
    expect(passing(2_000, () => large.countMessage(...person(1)))).toBe(10 * own.burst)
    const small = atRest(0.02).rates
    expect(passing(2_000, () => small.countMessage(...person(1)))).toBe(own.burst)
  })
})

describe('R-46 calls', () => {
  const { callsOfPerson: own, callsOfHome: home } = rateLimits

  it('of a session that has ended take nothing from its person', () => {
    const { rates } = atRest()
    const ended = () => rates.countCallWith({ personId: 1, sessionId: 'ended' })
    expect(passing(1_000, ended)).toBe(own.burst)
    expect(() => rates.countCallWith({ personId: 1, sessionId: 'new' })).not.toThrow()
    expect(() => rates.countCallOf('person.1', 1)).not.toThrow()
  })

  it('of a person are counted together, from whatever session', () => {
    const { rates } = atRest()
    let passed = 0
    for (let session = 0; session < 10; session += 1) {
      passed += passing(100, () => {
        rates.countCallWith({ personId: 1, sessionId: `${session}` })
        rates.countCallOf('person.1', 1)
      })
    }
    expect(passed).toBe(own.burst)
  })

  it('of a home are counted together', () => {
    const { rates } = atRest()
    const people = Array.from({ length: 6 }, (_, id) => `person.${id}`)
    const passed = people.map((one) => passing(1_000, () => rates.countCallOf(one, 1)))
    expect(passed).toEqual([...Array(home.burst / own.burst).fill(own.burst), 0, 0])
  })
})

describe('R-46 reports', () => {
  it('wait for their turn, those of a device and those of a home', () => {
    const { rates } = atRest()
    const { reportsOfDevice: own, reportsOfHome: home } = rateLimits
    const noisy = { id: 1, homeId: 1 }
    expect(passing(own.burst, () => rates.reserveReport(noisy))).toBe(own.burst)
    expect(rates.reserveReport(noisy)).toBe(Math.ceil(1_000 / own.perSecond))
    expect(rates.reserveReport({ id: 2, homeId: 1 })).toBe(0)
    const others = Array.from({ length: home.burst }, (_, at) => ({ id: 10 + at, homeId: 1 }))
    const passed = others.filter((one) => rates.reserveReport(one) === 0)
    expect(passed).toHaveLength(home.burst - own.burst - 2)
    expect(rates.reserveReport({ id: 5_000, homeId: 2 })).toBe(0)
  })
})

describe('R-44 connections of devices', () => {
  const { connectsOfDevice: own, connectsFromAddress: all } = rateLimits
  const address = '192.0.2.1'

  it('are counted for each secret that is shown', () => {
    const { clock, rates } = atRest()
    const connect = () => rates.countConnect({ credential: 'right', address })
    expect(passing(100, connect)).toBe(own.burst)
    expect(() => rates.countConnect({ credential: 'wrong', address })).not.toThrow()
    clock.at += 1_000
    expect(passing(100, connect)).toBe(own.perSecond)
  })

  it('of strangers at an address do not keep out a device that was let in there', () => {
    const { rates } = atRest()
    rates.rememberLetIn({ credential: 'known', address })
    let made = 0
    const stranger = () => {
      made += 1
      rates.countConnect({ credential: `stranger ${made}`, address })
    }
    expect(passing(2_000, stranger)).toBe(all.burst)
    expect(passing(100, () => rates.countConnect({ credential: 'known', address }))).toBe(own.burst)
    expect(() =>
      rates.countConnect({ credential: 'elsewhere', address: '192.0.2.2' }),
    ).not.toThrow()
  })

  it('of any number of devices that are let in one after another, as after a start, do not use their address up', () => {
    const { rates } = atRest()
    let made = 0
    const device = () => {
      made += 1
      rates.countConnect({ credential: `device ${made}`, address })
      rates.rememberLetIn({ credential: `device ${made}`, address })
    }
    expect(passing(2_000, device)).toBe(2_000)
    const stranger = () => {
      made += 1
      rates.countConnect({ credential: `stranger ${made}`, address })
    }
    expect(passing(2_000, stranger)).toBe(all.burst)
  })
})
