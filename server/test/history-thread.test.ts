import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
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
  const history = threadedHistory(`${folder}/history.sqlite`)
  await history.devices()
  expect(low()).toBe(before + 1)
  await history.close()
  await remove()
})
