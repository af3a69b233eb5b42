import { describe, expect, it } from 'vitest'
import { afterOthers, goesAfterOthers } from './after-others.ts'
import { gather } from './gather.ts'

/** Work that is done when it is told so; what it was given, batch by batch. */
function heldWork() {
  const batches: string[][] = []
  const ends: PromiseWithResolvers<void>[] = []
  const work = async (batch: readonly string[]) => {
    const end = Promise.withResolvers<void>()
    batches.push([...batch])
    ends.push(end)
    await end.promise
    return (input: string) => `${input}!`
  }
  const begun = (count: number) => expect.poll(() => batches.length).toBe(count)
  return { batches, ends, work, begun }
}

describe('gather', () => {
  it('R-55 does together what comes in within one turn, and what comes while it works', async () => {
    const { batches, ends, work, begun } = heldWork()
    const ask = gather(work)
    const first = Promise.all([ask('a'), ask('b')])
    await begun(1)
    const second = Promise.all([ask('c'), ask('a'), ask('a')])
    ends[0]?.resolve()
    expect(await first).toEqual(['a!', 'b!'])
    await begun(2)
    ends[1]?.resolve()
    expect(await second).toEqual(['c!', 'a!', 'a!'])
    expect(batches).toEqual([
      ['a', 'b'],
      ['c', 'a', 'a'],
    ])
  })

  it('R-55 keeps apart what must not be in one batch', async () => {
    const { batches, ends, work, begun } = heldWork()
    const ask = gather(work, { apart: (input) => input.at(0) })
    const all = Promise.all(['a1', 'b1', 'a2', 'a3'].map(ask))
    for (const nth of [0, 1, 2]) {
      await begun(nth + 1)
      ends[nth]?.resolve()
    }
    expect(await all).toEqual(['a1!', 'b1!', 'a2!', 'a3!'])
    expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']])
  })

  it('R-55 fails those of one batch alone, and goes on', async () => {
    const { ends, work, begun } = heldWork()
    const ask = gather(work)
    const failing = Promise.allSettled([ask('a'), ask('b')])
    await begun(1)
    const later = ask('c')
    ends[0]?.reject(new Error('the database is away'))
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await begun(2)
    ends[1]?.resolve()
    expect(await later).toBe('c!')
  })

  it('R-55 does no more than 200 together', async () => {
    const sizes: number[] = []
    const ask = gather(async (batch: readonly number[]) => {
      sizes.push(batch.length)
      return (input) => input
    })
    const inputs = Array.from({ length: 450 }, (_, nth) => nth)
    expect(await Promise.all(inputs.map(ask))).toEqual(inputs)
    expect(sizes).toEqual([200, 200, 50])
  })

  it('R-46 does for everybody what work that goes after others has begun', async () => {
    const ask = gather(async () => () => goesAfterOthers())
    expect(await afterOthers(async () => [goesAfterOthers(), await ask('a')])).toEqual([
      true,
      false,
    ])
  })
})
