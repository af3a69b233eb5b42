import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Asker, FairQueue } from './fair-queue.ts'

const places = 12
const asker = fc.record({
  kind: fc.constantFrom('sign_in', 'pass', 'signed_in'),
  who: fc.constantFrom('1', '2', '3', '4'),
})
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: asker }, fc.constant('next' as const)), {
  minLength: 40,
  maxLength: 120,
  size: 'max',
})

const isOf =
  (one: Asker) =>
  ({ kind, who }: Asker) =>
    kind === one.kind && who === one.who

/** How many kinds wait, or how many askers of a kind; the one who comes is counted too. */
const shares = (waiting: readonly Asker[], keyOf: (one: Asker) => string, comes: Asker): number =>
  new Set([...waiting, comes].map(keyOf)).size

it('R-18 whoever has less than their share of the places gets one, and only somebody with more loses theirs', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const queue = new FairQueue<Asker>(places)
      let waiting: Asker[] = []
      const remove = (one: Asker | undefined) => {
        waiting = waiting.filter((other) => other !== one)
      }
      for (const step of all) {
        if (step === 'next') {
          const next = queue.next()
          expect(next === undefined).toBe(waiting.length === 0)
          remove(next)
          continue
        }
        const comes = { ...step }
        const ofKind = waiting.filter(({ kind }) => kind === comes.kind)
        const own = ofKind.filter(isOf(comes))
        const kinds = shares(waiting, ({ kind }) => kind, comes)
        const people = shares(ofKind, ({ who }) => who, comes)
        const hasLess =
          own.length + 1 <= Math.floor(places / kinds / people) ||
          (ofKind.length + 1 <= Math.floor(places / kinds) && waiting.length === places)
        const isLetIn = queue.hasRoomFor(comes)
        if (hasLess || waiting.length < places) expect(isLetIn).toBe(true)
        if (!isLetIn) {
          expect(() => queue.add(comes, comes)).toThrow(RangeError)
          continue
        }
        const lost = queue.add(comes, comes)
        if (lost) {
          const ofLost = waiting.filter(({ kind }) => kind === lost.kind)
          const countOfLost = ofLost.filter(isOf(lost)).length
          const isFromLargerKind = ofLost.length > ofKind.length + 1
          const isFromGreedier = lost.kind === comes.kind && countOfLost > own.length + 1
          expect(isFromLargerKind || isFromGreedier).toBe(true)
          remove(lost)
        }
        waiting.push(comes)
        expect(waiting.length).toBeLessThanOrEqual(places)
      }
    }),
    { numRuns: 300 },
  )
})

it('R-18 kinds take turns, and so do the people and addresses of a kind; each has what it asked for in its order', () => {
  const queue = new FairQueue<string>(20)
  const add = (kind: string, who: string, ...items: string[]) => {
    for (const item of items) queue.add({ kind, who }, item)
  }
  add('signed_in', 'greedy', 'g1', 'g2', 'g3', 'g4')
  add('signed_in', 'other', 'o1', 'o2')
  add('sign_in', 'address', 's1', 's2', 's3')
  const order = Array.from({ length: 10 }, () => queue.next())
  expect(order).toEqual(['g1', 's1', 'o1', 's2', 'g2', 's3', 'o2', 'g3', 'g4', undefined])
})
