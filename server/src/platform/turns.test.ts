import { expect, it } from 'vitest'
import { openTurns } from './turns.ts'

it('R-46 work that goes after others begins when nobody has it and nobody waits, also of those who came later', async () => {
  const turns = openTurns()
  const order: string[] = []
  const take = async (name: string) => {
    await turns.take()
    order.push(name)
    // A press takes several turns, one right after the other.
    await Promise.resolve()
    turns.give()
  }
  await turns.take()
  const long = turns.free().then(() => take('long'))
  const press = take('press').then(() => take('press again'))
  await new Promise((resolve) => setImmediate(resolve))
  turns.give()
  await Promise.all([long, press])
  expect(order).toEqual(['press', 'press again', 'long'])
})

it('R-46 work that goes after others is not kept out by those who never stop', async () => {
  const turns = openTurns()
  let isOver = false
  const never = (async () => {
    while (!isOver) {
      await turns.take()
      await new Promise((resolve) => setImmediate(resolve))
      turns.give()
    }
  })()
  await turns.free()
  isOver = true
  await never
})
