import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
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

it('R-46 work that goes after others sleeps until nobody has it any more', async () => {
  const soon = vi.fn(setImmediate)
  vi.stubGlobal('setImmediate', soon)
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.resetModules()
  const turns = (await import('./turns.ts')).openTurns()
  soon.mockClear()
  await turns.take()
  const free = turns.free()
  await wait(30)
  expect(soon).toHaveBeenCalledTimes(1)
  turns.give()
  await free
  expect(soon).toHaveBeenCalledTimes(2)
})
