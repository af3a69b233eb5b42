/** A folder for backups whose disk gives no answer: its notes are pipes that nobody serves. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makePlace } from './backup-place.ts'
import type { Ending } from './endings.ts'
import { notesIn, startNotingEndings } from './note-endings.ts'
import { twinWarning, watchTwin } from './twin.ts'

/** The time for which the file below gives no answer, unless the test lets it go before, s. */
const silentS = 40

/** A folder for backups in which one file gives no answer. */
function silentPlace(nameOf: (place: string) => string) {
  const place = mkdtempSync(join(tmpdir(), 'roomwire-silent-'))
  makePlace(place)
  const pipe = nameOf(place)
  execFileSync('sh', ['-c', 'mkfifo "$0"', pipe])
  const script = `timeout ${silentS} cat >/dev/null; exec 3<>"$0"; sleep 1`
  const disk = spawn('sh', ['-c', script, pipe])
  const answered = once(disk, 'exit')
  const began = performance.now()
  return {
    place,
    passedS: () => (performance.now() - began) / 1_000,
    async letGo(): Promise<void> {
      disk.stdin.end()
      await answered
    },
  }
}

it('a disk that gives no answer delays the state of backups by two seconds, and nothing else', async () => {
  const { place, passedS, letGo } = silentPlace((folder) => join(folder, 'roomwire-restored.jsonl'))
  const twinSince = watchTwin(place, place)
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 10)
  // As many looks as there are threads for files, and more: one alone waits.
  expect(await Promise.all(Array.from({ length: 8 }, twinSince))).toEqual(Array(8).fill(undefined))
  expect(passedS()).toBeLessThan(silentS / 2)
  expect(turns).toBeGreaterThan(10)
  clearInterval(ticking)
  await letGo()
})

it('a disk that gives no answer holds up no stop where an ending is to be noted', async () => {
  const { place, passedS, letGo } = silentPlace(notesIn)
  const ending: Ending = { event: 'account.deleted', id: 1, at: 1 }
  const restored = {
    at: async () => 0,
    notedUpTo: async () => 0,
    setNoted: async () => undefined,
    endingsAfter: async () => ({ endings: [ending], upTo: 1 }),
  }
  const errors: string[] = []
  const noting = startNotingEndings({
    place,
    key: Buffer.alloc(32),
    restored,
    audit: { linkNow: async () => undefined },
    log: { error: () => errors.push('failed') },
  })
  await noting.stop()
  expect(passedS()).toBeLessThan(silentS / 2)
  expect(errors).toEqual([])
  await letGo()
})

it('a disk that gives no answer delays a start by two seconds, and is no reason for it not to go on', async () => {
  const { place, passedS, letGo } = silentPlace((folder) => join(folder, 'roomwire-restored.jsonl'))
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 10)
  expect(await twinWarning(place, place)).toBeUndefined()
  expect(passedS()).toBeLessThan(silentS / 2)
  expect(turns).toBeGreaterThan(10)
  clearInterval(ticking)
  await letGo()
})
