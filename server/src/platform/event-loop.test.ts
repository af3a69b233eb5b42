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
