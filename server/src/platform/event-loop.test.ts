import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openEventLoop } from './event-loop.ts'

it('what is to be done at the end of a turn is done once, in order, after all that was to be done at once', async () => {
  const { atTurnEnd } = openEventLoop()
  const done: string[] = []
  atTurnEnd(() => {
    done.push('first')
    atTurnEnd(() => done.push('what follows from it'))
  })
  atTurnEnd(() => done.push('second'))
  process.nextTick(() => done.push('at once'))
  expect(done).toEqual([])
  await nextTurn()
  expect(done).toEqual(['at once', 'first', 'second', 'what follows from it'])
  await nextTurn()
  expect(done).toHaveLength(4)
})

it('R-55 what may wait is done in order, some in each turn, so that others have theirs in between', async () => {
  const { whenThereIsTime } = openEventLoop()
  const done: number[] = []
  const takesTwoMs = (nth: number) => {
    for (const begun = performance.now(); performance.now() - begun < 2; );
    done.push(nth)
  }
  const all = Array.from({ length: 20 }, (_, nth) => nth)
  for (const nth of all) whenThereIsTime(() => takesTwoMs(nth))
  await nextTurn()
  expect(done.length).toBeGreaterThan(0)
  expect(done.length).toBeLessThan(5)
  whenThereIsTime(() => done.push(20))
  while (done.length < 21) await nextTurn()
  expect(done).toEqual([...all, 20])
})

it('what is stored at the end of a turn comes before all that leaves then, and so does what follows from it', async () => {
  const { atTurnEnd, beforeTurnEnd } = openEventLoop()
  const done: string[] = []
  atTurnEnd(() => {
    done.push('leaves')
    beforeTurnEnd(() => done.push('stored late'))
    atTurnEnd(() => done.push('leaves last'))
  })
  beforeTurnEnd(() => {
    done.push('stored')
    beforeTurnEnd(() => done.push('told'))
  })
  atTurnEnd(() => done.push('leaves too'))
  await nextTurn()
  expect(done).toEqual(['stored', 'told', 'leaves', 'stored late', 'leaves too', 'leaves last'])
})
