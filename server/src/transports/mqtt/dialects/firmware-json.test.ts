import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { shortText } from './firmware-json.ts'

it('a long text that was cut is not kept in memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const kept: string[] = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let count = 0; count < 200; count += 1) {
    kept.push(shortText(JSON.parse(`"${count} ${'n'.repeat(200_000)}"`)))
  }
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000)
  expect(new Set(kept.map((text) => text.length))).toEqual(new Set([64]))
})
