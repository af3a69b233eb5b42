import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { stillClock } from '@roomwire/testing/worlds/test-server.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type KeyPair, KeyPairError } from './key-pair.ts'
import { certify, makeAuthority } from './own-authority.ts'
import { type WatchedPair, watchPair } from './watched-pair.ts'

const now = Date.now()
const dayMs = 24 * 3_600_000
let folder: string
let first: KeyPair
let second: KeyPair
let watched: WatchedPair | undefined
let logged: string[]

/** A certificate for this name, which begins a day before. */
async function certified(name: string, at = now): Promise<KeyPair> {
  const authority = await makeAuthority('A home', [], at)
  return certify(authority, { names: [name], addresses: [] }, at)
}

beforeAll(async () => {
  folder = await mkdtemp(join(scratch, 'roomwire-pair-'))
  first = await certified('first.local')
  second = await certified('second.local')
})
afterEach(() => watched?.stop())

const files = () => ({ cert: join(folder, 'a.crt'), key: join(folder, 'a.key') })
async function write({ cert, key }: KeyPair): Promise<void> {
  await writeFile(files().cert, cert)
  await writeFile(files().key, key)
}

async function watch(pair = first, clock = stillClock(now)): Promise<WatchedPair> {
  await rm(files().cert, { force: true })
  await write(pair)
  logged = []
  const note = (about: object, text: string) => logged.push(`${text} ${JSON.stringify(about)}`)
  const log = { info: note, warn: note, error: note } as never // It has the methods used of pino's.
  watched = watchPair(files(), { clock, log, lookEveryMs: 5 })
  return watched
}
const inUse = () => watched?.current().certificate.subjectAltName
const until = (check: () => void) => vi.waitFor(check, 60_000)

describe('the certificate of a server', () => {
  it('is replaced when its files change, also where a link leads to others', async () => {
    const heard: string[] = []
    const pair = await watch()
    pair.onChange(({ certificate }) => heard.push(String(certificate.subjectAltName)))
    await writeFile(join(folder, 'b.crt'), second.cert)
    await rm(files().cert)
    await symlink('b.crt', files().cert)
    await writeFile(files().key, second.key)
    await until(() => expect(inUse()).toBe('DNS:second.local'))
    expect(heard).toEqual(['DNS:second.local'])
  })

  it('is not judged while its files are being written one after the other', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await watch()
      await writeFile(files().cert, second.cert)
      vi.advanceTimersByTime(5)
      await writeFile(files().key, second.key)
      vi.advanceTimersByTime(10)
      expect(inUse()).toBe('DNS:second.local')
      expect(logged.join()).not.toContain('stays in use')
    } finally {
      vi.useRealTimers()
    }
  })

  it.each<[string, string, () => Promise<unknown>]>([
    ['whose key is of another', 'is not that of', () => writeFile(files().key, second.key)],
    ['that was cut', 'has no certificate', () => writeFile(files().cert, first.cert.slice(0, 300))],
    ['that is empty', 'has no private key', () => writeFile(files().key, '')],
    ['that is gone', "can't be read (ENOENT)", () => rm(files().cert)],
    [
      'that has ended',
      'is not in date: it ended',
      async () => write(await certified('late.local', now - 500 * dayMs)),
    ],
    [
      'that has not begun',
      'is not in date: it begins',
      async () => write(await certified('early.local', now + 10 * dayMs)),
    ],
  ])('stays in place of one %s, and that is said once', async (_title, why, breakIt) => {
    await watch()
    await breakIt()
    await until(() => expect(logged.join()).toContain('the old one stays in use'))
    await until(() => expect(logged.at(-1)).toContain(why))
    expect(logged.join()).not.toContain('PRIVATE')
    expect(new Set(logged).size).toBe(logged.length)
    expect(inUse()).toBe('DNS:first.local')
    await write(second)
    await until(() => expect(inUse()).toBe('DNS:second.local'))
  })

  it('is warned of before its end, once a day', async () => {
    const clock = stillClock(now)
    await watch(first, clock)
    expect(logged).toEqual([])
    clock.advance(383 * dayMs)
    await until(() => expect(logged).toHaveLength(1))
    expect(logged[0]).toContain('the certificate ends soon')
    clock.advance(dayMs)
    await until(() => expect(logged).toHaveLength(2))
  })

  it('keeps a server from starting if it can not be used, and only warns if it has ended', async () => {
    await expect(watch({ ...first, key: second.key })).rejects.toThrow(KeyPairError)
    await expect(watch({ ...first, cert: first.key })).rejects.toThrow('has no certificate')
    await watch(await certified('late.local', now - 500 * dayMs))
    expect(logged[0]).toContain('not in date')
  })
})
