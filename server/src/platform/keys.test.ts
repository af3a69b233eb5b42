import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderError, openDataFolder, openKeys, settleKeys } from './keys.ts'

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeFolder())
})
afterEach(() => remove())

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('R-98 is made with its parent folders, for this user alone', () => {
    const data = join(folder, 'a/b/data')
    openDataFolder(data)
    expect(modeOf(data)).toBe('700')
    expect(readdirSync(data)).toEqual([])
  })

  it('R-98 is closed to others when it was open', () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    chmodSync(data, 0o777)
    openDataFolder(data)
    expect(modeOf(data)).toBe('700')
  })

  it('is refused with a message when it cannot be made', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const data of [file, join(file, 'data')]) {
      expect(() => openDataFolder(data)).toThrow(DataFolderError)
      expect(() => openDataFolder(data)).toThrow(`The data folder ${data} is not writable (`)
      expect(() => openDataFolder(data)).toThrow(/[Oo]r choose another folder with --data\./)
    }
  })

  it('is refused at once where the system says that the folder around it is missing, and it is not', () => {
    for (const data of ['/proc/nothing', '/proc/nothing/data']) {
      expect(() => openDataFolder(data)).toThrow(`The data folder ${data} is not writable (ENOENT`)
    }
  })
})

describe('the keys', () => {
  it('R-98 are made once, of 32 random bytes each, for nobody else to read', () => {
    const keys = openKeys(folder)
    expect(keys.token).toHaveLength(32)
    expect(keys.seal).toHaveLength(32)
    expect(keys.token.equals(keys.seal)).toBe(false)
    expect(readdirSync(folder)).toEqual(['keys.json.new'])
    expect(openKeys(folder)).toEqual(keys)
    settleKeys(folder)
    expect(modeOf(join(folder, 'keys.json'))).toBe('600')
    expect(readdirSync(folder)).toEqual(['keys.json'])
    expect(openKeys(folder)).toEqual({ ...keys, isNew: false })
    settleKeys(folder)
    expect(openKeys(folder)).toEqual({ ...keys, isNew: false })
  })

  it('R-20 differ in another folder, as does their fingerprint, which reveals nothing of them', () => {
    const [one, other] = [openKeys(folder), openKeys(makeInside('other'))]
    expect(one.token.equals(other.token)).toBe(false)
    expect(one.fingerprint).not.toBe(other.fingerprint)
    settleKeys(folder)
    const written = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'))
    expect(Object.keys(written)).toEqual(['token', 'seal'])
    expect(one.fingerprint).not.toContain(written.token.slice(0, 8))
  })

  const good = Buffer.alloc(32, 7).toString('base64url')
  it.each([
    ['nothing', ''],
    ['no JSON', 'token=abc'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['one key only', JSON.stringify({ token: good })],
    ['a short key', JSON.stringify({ token: good.slice(0, 20), seal: good })],
    ['a long key', JSON.stringify({ token: good, seal: `${good}AAAA` })],
    ['an empty key', JSON.stringify({ token: '', seal: good })],
    ['a key in another alphabet', JSON.stringify({ token: good, seal: '+'.repeat(43) })],
  ])(
    'R-98 are refused with a message when their file contains %s, and the file stays',
    (_title, text) => {
      const path = join(folder, 'keys.json')
      writeFileSync(path, text)
      expect(() => openKeys(folder)).toThrow(DataFolderError)
      expect(() => openKeys(folder)).toThrow(`${path} is not a keys file. Restore it from a backup`)
      expect(readFileSync(path, 'utf8')).toBe(text)
    },
  )

  it('are refused in words where the system refuses their file', () => {
    openKeys(folder)
    settleKeys(folder)
    mkdirSync(join(folder, 'keys.json.new'))
    expect(() => openKeys(folder)).toThrow(DataFolderError)
    expect(() => openKeys(folder)).toThrow("The data folder can't be used (")
  })

  it('are closed to others when they were open', () => {
    openKeys(folder)
    settleKeys(folder)
    chmodSync(join(folder, 'keys.json'), 0o644)
    openKeys(folder)
    expect(modeOf(join(folder, 'keys.json'))).toBe('600')
  })

  it('are the same for all that make them at once, as replicas on one folder do', async () => {
    const rounds = Array.from({ length: 200 }, (_, round) => makeInside(`round-${round}`))
    const answers = await openAtOnce(rounds, 2)
    for (const [index, round] of rounds.entries()) {
      const { fingerprint } = openKeys(round)
      expect(answers.map((fingerprints) => fingerprints[index])).toEqual([fingerprint, fingerprint])
    }
  })
})

function makeInside(name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

/** Opens each folder and its keys in several threads at the same moment, and tells what each found. */
async function openAtOnce(folders: string[], threads: number): Promise<string[][]> {
  const gate = new SharedArrayBuffer(4)
  const program = `
    const { parentPort, workerData } = require('node:worker_threads')
    const gate = new Int32Array(workerData.gate)
    import(workerData.module).then(({ openDataFolder, openKeys, settleKeys }) => {
      const found = workerData.folders.map((folder, round) => {
        Atomics.add(gate, 0, 1)
        while (Atomics.load(gate, 0) < (round + 1) * workerData.threads) {}
        try {
          openDataFolder(folder)
          const { fingerprint } = openKeys(folder)
          settleKeys(folder)
          return fingerprint
        } catch (error) { return error.message }
      })
      parentPort.postMessage(found)
    })`
  const module = new URL('./keys.ts', import.meta.url).href
  const workerData = { gate, module, folders, threads }
  const workers = Array.from(
    { length: threads },
    () => new Worker(program, { eval: true, workerData }),
  )
  return Promise.all(
    workers.map(
      (worker) =>
        new Promise<string[]>((resolve, reject) => {
          worker.once('message', resolve).once('error', reject)
        }),
    ),
  )
}
