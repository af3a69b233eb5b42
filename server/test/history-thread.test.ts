import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { anyOwner } from '@roomwire/testing/fixtures/any-owner.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { expect, test } from 'vitest'
import { threadedHistory } from '../src/features/series/threaded-history.ts'

/** The priorities of this program's threads, as Linux tells them (`nice`, proc(5)). */
const priorities = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17])
  })

test('the thread of the history waits for presses and reports where a core is short', async () => {
  const { folder, remove } = await makeFolder()
  const low = () =>
    priorities().filter((one) => one === constants.priority.PRIORITY_BELOW_NORMAL).length
  const before = low()
  const history = threadedHistory(`${folder}/history.sqlite`, anyOwner.onBroken)
  await history.devices()
  expect(low()).toBe(before + 1)
  await history.close()
  await remove()
})

test('other calls come between the slices of a roll-up of very many samples', async () => {
  const { folder, remove } = await makeFolder()
  const history = threadedHistory(join(folder, 'history.sqlite'), anyOwner.onBroken)
  const [of, begin] = [{ id: 'lamp', homeId: 1, key: 'pin.13' as const }, Date.UTC(2026, 0, 1)]
  await history.add(
    Array.from({ length: 40_000 }, (_, nth) => ({ ...of, at: begin + nth * 60_000, value: nth })),
  )
  const order: string[] = []
  await Promise.all([
    history
      .rollUp('lamp', { timeZone: 'Europe/Berlin', now: begin + 40_000 * 60_000 })
      .then(() => order.push('rolled up')),
    history.list(['lamp']).then(() => order.push('listed')),
  ])
  expect(order).toEqual(['listed', 'rolled up'])
  await history.close()
  await remove()
})

test('R-96 a history that is copied while it is written to is opened again, and each sample is in it as it was', async () => {
  const [lived, restored] = [await makeFolder(), await makeFolder()]
  const fileIn = ({ folder }: typeof lived) => join(folder, 'history.sqlite')
  const history = threadedHistory(fileIn(lived), anyOwner.onBroken)
  const add = (value: number) =>
    history.add([{ id: 'one', key: 'pin.13', at: value * 60_000, value }])
  await add(1)
  // As the sqlite3 program does it with `.backup`: some pages at a time, beside whoever writes.
  const beside = new DatabaseSync(fileIn(lived), { readOnly: true })
  let value = 1
  const copied = await backup(beside, fileIn(restored), {
    rate: 1,
    progress: () => {
      value += 1
      void add(value)
    },
  })
  expect(copied).toBeGreaterThan(1)
  expect(value).toBeGreaterThan(1)
  beside.close()
  await history.close()

  const again = threadedHistory(fileIn(restored), anyOwner.onBroken)
  const [series] = await again.list(['one'])
  expect(series).toMatchObject({ key: 'pin.13', at: Number(series?.value) * 60_000 })
  await again.close()
  const copy = new DatabaseSync(fileIn(restored), { readOnly: true })
  const samples = copy.prepare('select at, value from sample order by at').all()
  copy.close()
  const whole = Array.from({ length: Number(series?.value) }, (_, nth) => nth + 1)
  expect(samples).toEqual(whole.map((one) => ({ at: one * 60_000, value: one })))
  await Promise.all([lived.remove(), restored.remove()])
})
