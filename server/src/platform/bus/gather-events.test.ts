/** The messages that events become, with a topic whose `later` ones can wait and tell the state of `of`. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { busTopic } from './bus.ts'
import { gatherEvents } from './gather-events.ts'

type Told = { later?: true; of?: number; n: number }

const home = busTopic<Told>('home', {
  canWait: ({ later }) => later === true,
  stateOf: ({ of }) => of,
})
const waitMs = 20

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const sent: Told[][] = []
  return { sent, gathered: gatherEvents((_, json) => sent.push(JSON.parse(json)), waitMs) }
}

it('waits for what follows, and leaves with it in one message, in order', async () => {
  const { sent, gathered } = open()
  gathered.add(home, { later: true, n: 1 })
  await nextTurn()
  gathered.add(home, { later: true, n: 2 })
  gathered.add(busTopic<Told>('another'), { n: 3 })
  await nextTurn()
  expect(sent).toEqual([[{ n: 3 }]])
  gathered.add(home, { n: 4 })
  gathered.add(home, { later: true, n: 5 })
  await nextTurn()
  const all = [{ later: true, n: 1 }, { later: true, n: 2 }, { n: 4 }, { later: true, n: 5 }]
  expect(sent).toEqual([[{ n: 3 }], all])
  vi.advanceTimersByTime(waitMs)
  expect(sent).toHaveLength(2)
})

it('leaves after a moment where nothing follows, counted from the first', () => {
  const { sent, gathered } = open()
  gathered.add(home, { later: true, n: 1 })
  vi.advanceTimersByTime(waitMs - 1)
  gathered.add(home, { later: true, n: 2 })
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([
    [
      { later: true, n: 1 },
      { later: true, n: 2 },
    ],
  ])
  gathered.add(home, { later: true, n: 3 })
  gathered.send()
  expect(sent.at(-1)).toEqual([{ later: true, n: 3 }])
  vi.advanceTimersByTime(waitMs)
  expect(sent).toHaveLength(2)
})

it('leaves out no event but one that waits and whose state is told again, and keeps the order of the rest', () => {
  const events = fc.array(
    fc.record({ later: fc.constant(true as const), of: fc.nat(2) }, { requiredKeys: [] }),
  )
  fc.assert(
    fc.property(events, (all) => {
      const { sent, gathered } = open()
      const told = all.map((event, n): Told => ({ ...event, n }))
      for (const event of told) gathered.add(home, event)
      gathered.send()
      const isOutdated = ({ later, of, n }: Told) =>
        later && of !== undefined && told.some((one) => one.n > n && one.of === of)
      expect(sent.flat()).toEqual(told.filter((event) => !isOutdated(event)))
    }),
  )
})

it('begins another message before NATS would refuse one, also of events that waited', () => {
  const { sent, gathered } = open()
  const text = 'x'.repeat(10_000)
  const events = Array.from({ length: 300 }, (_, n) => ({ later: true as const, n, text }))
  for (const event of events) gathered.add(home, event)
  vi.advanceTimersByTime(waitMs)
  expect(sent.flat()).toEqual(events)
  for (const message of sent) expect(JSON.stringify(message).length).toBeLessThan(100_000)
})
