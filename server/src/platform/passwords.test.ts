import { argon2Sync } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPasswords } from './passwords.ts'
import { Refusal } from './refusal.ts'

const phc = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

const somebody = { kind: 'sign_in', who: '192.0.2.1' } as const

describe('a password', () => {
  const passwords = openPasswords()

  it('is stored as argon2id of at least 19 MiB in two passes, as other programs compute it', async () => {
    const stored = await passwords.hash(somebody, 'correct horse')
    const [, nonce, tag] = phc.exec(stored) ?? []
    const computed = argon2Sync('argon2id', {
      message: 'correct horse',
      nonce: Buffer.from(nonce!, 'base64'),
      memory: 19_456,
      passes: 2,
      parallelism: 1,
      tagLength: 32,
    })
    expect(computed.toString('base64').replace(/=+$/, '')).toBe(tag)
  })

  it('is stored differently each time, and matches each time', async () => {
    const [one, other] = await Promise.all([
      passwords.hash(somebody, 'same'),
      passwords.hash(somebody, 'same'),
    ])
    expect(one).not.toBe(other)
    expect(await passwords.matches(somebody, 'same', one)).toBe(true)
    expect(await passwords.matches(somebody, 'same', other)).toBe(true)
  })

  it.each([
    ['another', 'battery'],
    ['another case', 'Correct horse'],
    ['a blank more', 'correct horse '],
    ['one character less', 'correct hors'],
    ['nothing', ''],
    ['the same with a NUL and more', 'correct horse\u0000x'],
  ])('does not match %s', async (_title, wrong) => {
    const stored = await passwords.hash(somebody, 'correct horse')
    expect(await passwords.matches(somebody, wrong, stored)).toBe(false)
  })

  it('is compared to its last letter, in any script', async () => {
    const long = 'п'.repeat(128)
    const stored = await passwords.hash(somebody, long)
    expect(await passwords.matches(somebody, long, stored)).toBe(true)
    expect(await passwords.matches(somebody, `${long.slice(0, -1)}р`, stored)).toBe(false)
  })

  it('R-13 is the same in each spelling of its letters, for old hashes too, and costs the same without one', async () => {
    const [nfc, nfd] = ['Zo\u00eb caf\u00e9', 'Zoe\u0308 cafe\u0301']
    const mixed = 'Zo\u00eb cafe\u0301'
    const stored = await passwords.hash(somebody, nfd)
    for (const typed of [nfc, nfd, mixed]) {
      expect(await passwords.check(somebody, typed, stored)).toBe('right')
    }
    const nonce = Buffer.from('0123456789abcdef')
    const b64 = (raw: Buffer) => raw.toString('base64').replace(/=+$/, '')
    const oldHash = (message: string) => {
      const tag = argon2Sync('argon2id', {
        message,
        nonce,
        memory: 8_192,
        passes: 1,
        parallelism: 1,
        tagLength: 16,
      })
      return `$argon2id$v=19$m=8192,t=1,p=1$${b64(nonce)}$${b64(tag)}`
    }
    expect(await passwords.check(somebody, nfc, oldHash(nfd))).toBe('old_spelling')
    expect(await passwords.check(somebody, mixed, oldHash(mixed))).toBe('old_spelling')
    expect(await passwords.check(somebody, nfc, oldHash(nfc))).toBe('right')
    expect(await passwords.check(somebody, 'Zoe cafe', oldHash(nfc))).toBe('wrong')
    expect(await passwords.check(somebody, nfc, null)).toBe('wrong')
  })

  it('still matches what was stored at a lower cost', async () => {
    const nonce = Buffer.from('0123456789abcdef')
    const tag = argon2Sync('argon2id', {
      message: 'old one',
      nonce,
      memory: 8_192,
      passes: 1,
      parallelism: 1,
      tagLength: 16,
    })
    const b64 = (raw: Buffer) => raw.toString('base64').replace(/=+$/, '')
    const stored = `$argon2id$v=19$m=8192,t=1,p=1$${b64(nonce)}$${b64(tag)}`
    expect(await passwords.matches(somebody, 'old one', stored)).toBe(true)
    expect(await passwords.matches(somebody, 'new one', stored)).toBe(false)
  })

  it.each([null, '', 'plain text', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA', '$2b$12$abc'])(
    'never matches the stored text %j',
    async (stored) => {
      expect(await passwords.matches(somebody, '', stored)).toBe(false)
      expect(await passwords.matches(somebody, 'plain text', stored)).toBe(false)
    },
  )

  it('R-13 does the same work to refuse when there is no account', async () => {
    const stored = await passwords.hash(somebody, 'correct horse')
    const posted = vi.spyOn(Worker.prototype, 'postMessage')
    onTestFinished(() => posted.mockRestore())
    const workOf = async (against: string | null) => {
      posted.mockClear()
      expect(await passwords.matches(somebody, 'wrong', against)).toBe(false)
      return posted.mock.calls.map(([job]) => ({ ...job, nonce: job.nonce.length }))
    }
    const work = await workOf(stored)
    expect(work).toMatchObject([{ message: 'wrong', passes: 2, nonce: 16 }])
    expect(await workOf(null)).toEqual(work)
  })
})

/** A cost so low that very many hashes take no time. */
const cheap = { memory: 64, passes: 1 }

describe('the queue before hashing', () => {
  it('R-18 hashes 2 and lets 64 wait, refuses the rest, and opens again', async () => {
    const passwords = openPasswords(undefined, cheap)
    const flood = Array.from({ length: 73 }, () => passwords.matches(somebody, 'guess', null))
    const settled = await Promise.allSettled(flood)
    const refused = settled.filter((one) => one.status === 'rejected')
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(66)
    expect(refused).toHaveLength(7)
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(Refusal)
      expect(reason).toMatchObject({ code: 'server_busy', retryAfterS: 2 })
    }
    expect(await passwords.matches(somebody, 'guess', null)).toBe(false)
  })

  it('R-18 hashes in threads of low priority, and leaves the others as they were', async () => {
    await openPasswords().hash(somebody, 'correct horse')
    const threads = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    expect(threads).toContain(constants.priority.PRIORITY_BELOW_NORMAL)
    expect(threads).toContain(getPriority())
    expect(getPriority()).toBeLessThan(constants.priority.PRIORITY_BELOW_NORMAL)
  })

  it('R-18 releases the place of a hash that fails', async () => {
    const passwords = openPasswords(undefined, cheap)
    const impossible = '$argon2id$v=19$m=1,t=0,p=1$MDEyMzQ1Njc4OWFiY2RlZg$AAAAAAAAAAAAAAAAAAAAAA'
    for (let round = 0; round < 3; round += 1) {
      await expect(passwords.matches(somebody, 'guess', impossible)).rejects.toThrow(RangeError)
    }
    const full = Array.from({ length: 66 }, () => passwords.matches(somebody, 'guess', null))
    expect(await Promise.all(full)).toEqual(Array(66).fill(false))
  })
})
