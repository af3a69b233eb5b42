import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataFolderError } from '../keys.ts'
import { version } from '../version.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { DatabaseError } from './open-database.ts'

/** How it is stopped with SIGKILL, and what people are told: second-start.test.ts. */

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeFolder())
})
afterEach(() => remove())

const startedAt = new Date(2026, 10, 21, 18, 4).getTime()
const lock = (port?: number) => lockDataFolder(folder, { startedAt, port })

it('is held by one at a time, and free after release, however often it is released', () => {
  const first = lock()
  expect(() => lock()).toThrow(DatabaseError)
  expect(() => lock()).toThrow('Another Roomwire')
  first.release()
  const second = lock()
  first.release()
  expect(() => lock()).toThrow(DatabaseError)
  expect(existsSync(join(folder, 'lock.json'))).toBe(true)
  second.release()
  lock().release()
})

it('names the holder: its process, its port where it is known, and since when', () => {
  const { release } = lock(8_080)
  expect(() => lock()).toThrow(
    `Another Roomwire (version ${version}, process ${process.pid}, port 8080, started 21 Nov 2026, 18:04) uses the data folder ${folder}. Stop it, or choose another folder: npm start -- --data ./another`,
  )
  release()
})

it.each(['', '{"pid": 7', '{"pid": "7"}', '[]'])(
  'is not taken from its holder by a note %j, which names nobody',
  (note) => {
    const { release } = lock()
    writeFileSync(join(folder, 'lock.json'), note)
    expect(() => lock()).toThrow(`Another Roomwire uses the data folder ${folder}. `)
    release()
  },
)

it('is not taken by a note alone: somebody who was killed has left it', () => {
  writeFileSync(join(folder, 'lock.json'), `{"pid":${process.pid},"startedAt":1}`)
  const { release } = lock()
  expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'))).toEqual({
    pid: process.pid,
    version,
    startedAt,
  })
  release()
})

it('R-98 is in files for this user alone', () => {
  const { release } = lock()
  for (const name of ['lock.sqlite', 'lock.json']) {
    expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe('600')
  }
  release()
})

it('says what to do when its file is none', () => {
  const file = join(folder, 'lock.sqlite')
  writeFileSync(file, 'something else '.repeat(100))
  expect(() => lock()).toThrow(DatabaseError)
  expect(() => lock()).toThrow(
    `The data folder can't be locked with ${file} (file is not a database). Choose a folder`,
  )
})

it('says what the system refuses of its note, and is free again', () => {
  mkdirSync(join(folder, 'lock.json'))
  expect(() => lock()).toThrow(DataFolderError)
  rmdirSync(join(folder, 'lock.json'))
  lock().release()
})
