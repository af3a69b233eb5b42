import { pino } from 'pino'
import { expect, it } from 'vitest'
import { afterOthers, goesAfterOthers } from '../../platform/after-others.ts'
import { batchDefaults, gatherBatches, type NewEntry } from './batches.ts'

const entry = (event: string): NewEntry => ({
  at: 1,
  home_id: null,
  person_id: null,
  event,
  detail: '{}',
})

it('R-96 entries are written also after a write that took longer than entries wait', async () => {
  const written: string[] = []
  const slow = Promise.withResolvers<void>()
  const firedMeanwhile = Promise.withResolvers<void>()
  const batches = gatherBatches(
    {
      async write(entries) {
        if (written.length === 0) await slow.promise
        written.push(...entries.map(({ event }) => event))
        return false
      },
      log: pino({ level: 'silent' }),
    },
    { ...batchDefaults, gatherMs: 5 },
  )
  batches.add(entry('first'))
  // The timer of the second fires while the first is being written: this one is longer.
  setTimeout(() => {
    batches.add(entry('second'))
    setTimeout(firedMeanwhile.resolve, 20)
  }, 20)
  await firedMeanwhile.promise
  slow.resolve()
  await expect.poll(() => written).toEqual(['first', 'second'])
  batches.add(entry('third'))
  await expect.poll(() => written).toEqual(['first', 'second', 'third'])
  await batches.close()
})

it('R-46 entries of everybody are linked in their turn, also where sealing or erasing has begun it', async () => {
  const late: boolean[] = []
  const batches = gatherBatches(
    {
      // There is more, once.
      write: async () => late.push(goesAfterOthers()) === 1,
      log: pino({ level: 'silent' }),
    },
    { ...batchDefaults, gatherMs: 5 },
  )
  await afterOthers(async () => batches.writeSoon())
  await expect.poll(() => late).toEqual([false, false])
  await afterOthers(() => batches.writeNow())
  expect(late).toEqual([false, false, false])
  await batches.close()
})
