/** The two files of a journal: what is read after a crash, on a full disk, of another database, and when a file is used again. */
import { randomBytes } from 'node:crypto'
import fs, { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { expect, it, onTestFinished } from 'vitest'
import { openJournal } from './journal.ts'
import { sequenceMost } from './journal-frames.ts'

const key = randomBytes(32)
const names = ['roomwire.journal-1', 'roomwire.journal-2'] as const

/** A folder, journals in it that begin after 10, and what keeps the disk from having what is committed. */
async function openFolder(largest?: number) {
  const { folder, remove } = await makeFolder()
  onTestFinished(remove)
  const disk = { wait: Promise.resolve() }
  const path = (nth: 0 | 1) => join(folder, names[nth])
  return {
    folder,
    path,
    disk,
    size: (nth: 0 | 1) => statSync(path(nth)).size,
    open(ownKey = key, applied = 10) {
      const options = largest === undefined ? {} : { largest }
      const journal = openJournal(folder, ownKey, () => disk.wait, options)
      journal.begin(applied)
      return journal
    },
  }
}

const payloads = (found: { frames: { payload: string }[] }) =>
  found.frames.map(({ payload }) => payload)

it('R-60 what was appended is read after a crash, but for what the database has', async () => {
  const { open } = await openFolder()
  const first = open()
  expect(['one', 'two', 'three'].map(first.append)).toEqual([11, 12, 13])
  const again = open()
  expect(payloads(again.read(10))).toEqual(['one', 'two', 'three'])
  expect(again.read(11)).toEqual({
    frames: [
      { sequence: 12, payload: 'two' },
      { sequence: 13, payload: 'three' },
    ],
    trouble: undefined,
  })
  expect(again.read(13)).toEqual({ frames: [], trouble: undefined })
  // A power cut may keep the database and not the end of the journal.
  expect(again.read(1_000)).toEqual({ frames: [], trouble: undefined })
})

it('R-60 a record that was being written is left out, and the others are read', async () => {
  const { open, path, size } = await openFolder()
  const first = open()
  first.append('one')
  const whole = size(0)
  first.append('two')
  truncateSync(path(0), size(0) - 5)
  expect(open().read(10)).toEqual({
    frames: [{ sequence: 11, payload: 'one' }],
    trouble: undefined,
  })
  truncateSync(path(0), whole + 3)
  expect(payloads(open().read(10))).toEqual(['one'])
})

it('R-96 a changed record ends what is read, and a missing one too', async () => {
  const { open, path, size } = await openFolder()
  const first = open()
  const ends = ['one', 'two', 'three'].map((text) => {
    first.append(text)
    return size(0)
  })
  const bytes = readFileSync(path(0))
  const changed = Buffer.from(bytes)
  changed.write('TWO', (ends[0] ?? 0) + 12)
  writeFileSync(path(0), changed)
  expect(open().read(10)).toEqual({
    frames: [{ sequence: 11, payload: 'one' }],
    trouble: 'damaged',
  })
  writeFileSync(path(0), Buffer.concat([bytes.subarray(0, ends[0]), bytes.subarray(ends[1])]))
  expect(open().read(10)).toEqual({
    frames: [{ sequence: 11, payload: 'one' }],
    trouble: 'damaged',
  })
})

it('R-96 nothing is read of other keys or for another database', async () => {
  const { open } = await openFolder()
  open().append('one')
  expect(open(randomBytes(32)).read(10)).toEqual({ frames: [], trouble: 'of other keys' })
  // An older copy of the database, and one that is another.
  for (const applied of [5, 9, 2 ** 30]) {
    expect(open().read(applied)).toEqual({ frames: [], trouble: 'of another database' })
  }
})

it('R-60 goes on in the other file once it is large, and uses the first again when the disk has what it held', async () => {
  const { open, size, disk } = await openFolder(100)
  const held = Promise.withResolvers<void>()
  disk.wait = held.promise
  const journal = open()
  journal.append('x'.repeat(200))
  journal.flushed()
  journal.append('y'.repeat(200))
  // Both are there until the disk has what the database has.
  await setImmediate()
  expect([size(0) > 0, size(1) > 0]).toEqual([true, true])
  expect(payloads(open().read(10)).map((text) => text[0])).toEqual(['x', 'y'])
  journal.flushed()
  journal.append('z')
  expect(payloads(open().read(11)).map((text) => text[0])).toEqual(['y', 'z'])
  held.resolve()
  await journal.close()
  expect([size(0), size(1) > 0]).toEqual([0, true])
  // The order of the files tells nothing.
  const again = open(key, 13)
  expect(payloads(again.read(11)).map((text) => text[0])).toEqual(['y', 'z'])
})

it('R-60 a file that the disk could not be asked about is emptied after a later flush', async () => {
  const { open, size, disk } = await openFolder(100)
  const journal = open()
  journal.append('x'.repeat(200))
  disk.wait = Promise.reject(new Error('EIO'))
  journal.flushed()
  await expect.poll(() => size(0)).toBeGreaterThan(200)
  await setImmediate()
  disk.wait = Promise.resolve()
  journal.flushed()
  await expect.poll(() => size(0)).toBe(0)
})

it('R-95 emptied, it holds nothing of before, and what was appended meanwhile', async () => {
  const { open, size } = await openFolder()
  const journal = open()
  journal.append('before')
  const emptied = journal.empty()
  journal.append('meanwhile')
  expect(await emptied).toBe(true)
  expect(size(0)).toBe(0)
  expect(payloads(open().read(11))).toEqual(['meanwhile'])
  expect(await journal.empty()).toBe(true)
  expect([size(0), size(1)]).toEqual([0, 0])
})

it('R-62 what a full disk takes of a record in part is taken back', async () => {
  const { open, size, path } = await openFolder()
  const journal = open()
  journal.append('one')
  const before = size(0)
  const write = fs.writeSync
  let left = 20
  Object.assign(fs, {
    writeSync(...args: [number, Buffer, number, number, number]) {
      const [fd, bytes, offset, length, position] = args
      const part = Math.min(left, length)
      left -= part
      if (part === 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
      return write(fd, bytes, offset, part, position)
    },
  })
  const { syncBuiltinESMExports } = await import('node:module')
  syncBuiltinESMExports()
  try {
    expect(() => journal.append('two'.repeat(30))).toThrow(/does not take.*ENOSPC/)
  } finally {
    Object.assign(fs, { writeSync: write })
    syncBuiltinESMExports()
  }
  expect(size(0)).toBe(before)
  expect(journal.append('three')).toBe(12)
  expect(payloads(open().read(10))).toEqual(['one', 'three'])
  expect(readFileSync(path(0)).includes('two')).toBe(false)
})

it('R-60 set aside, it is kept under another name and begins anew', async () => {
  const { open, folder } = await openFolder()
  const first = open()
  first.append('one')
  const [aside] = first.setAside('now')
  expect(aside).toBe(join(folder, 'roomwire.journal-1.set-aside-now'))
  first.append('two')
  expect(payloads(open().read(11))).toEqual(['two'])
  expect(readdirSync(folder).toSorted()).toEqual([...names, `${names[0]}.set-aside-now`].toSorted())
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
})

it('R-60 the sequence goes on over its end', async () => {
  const { open } = await openFolder()
  const journal = open(key, sequenceMost - 1)
  expect([journal.append('a'), journal.append('b')]).toEqual([sequenceMost, 1])
  expect(payloads(open().read(sequenceMost - 1))).toEqual(['a', 'b'])
  expect(payloads(open().read(sequenceMost))).toEqual(['b'])
  expect(open().read(1)).toEqual({ frames: [], trouble: undefined })
})
