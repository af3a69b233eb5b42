import { createHash, createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  fingerprint,
  keyedFingerprint,
  randomDigits,
  randomLetters,
  randomText,
  sameFingerprint,
} from './random.ts'

describe('randomness', () => {
  it('gives texts of exactly so many bytes, none of them twice', () => {
    const texts = Array.from({ length: 1_000 }, () => randomText(32))
    expect(new Set(texts).size).toBe(1_000)
    for (const text of texts) {
      expect(text).toMatch(/^[\w-]{43}$/)
      expect(Buffer.from(text, 'base64url')).toHaveLength(32)
    }
  })

  it('RESET-7 gives codes of 6 digits, also those that begin with 0, each digit about as often', () => {
    const codes = Array.from({ length: 20_000 }, () => randomDigits(6))
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    for (let place = 0; place < 6; place += 1) {
      for (const digit of '0123456789') {
        const share = codes.filter((code) => code[place] === digit).length / codes.length
        expect(share).toBeGreaterThan(0.08)
        expect(share).toBeLessThan(0.12)
      }
    }
  })

  it('gives readable letters, none of which looks like another, each about as often', () => {
    const texts = Array.from({ length: 4_000 }, () => randomLetters(10))
    expect(texts.filter((text) => !/^[0-9a-hjkmnp-tv-z]{10}$/.test(text))).toEqual([])
    const all = texts.join('')
    expect(new Set(all).size).toBe(32)
    for (const letter of new Set(all)) {
      expect(all.split(letter).length / all.length).toBeGreaterThan(0.025)
    }
  })

  it('is stored as a SHA-256, or with a key where it could be guessed', () => {
    expect(fingerprint('secret')).toBe(createHash('sha256').update('secret').digest('base64url'))
    const key = randomBytes(32)
    const keyed = createHmac('sha256', key).update('123456').digest('base64url')
    expect(keyedFingerprint(key, '123456')).toBe(keyed)
    expect(keyedFingerprint(randomBytes(32), '123456')).not.toBe(keyed)
  })

  it('is compared as the same, or not', () => {
    const one = fingerprint('one')
    expect(sameFingerprint(one, fingerprint('one'))).toBe(true)
    expect(sameFingerprint(one, fingerprint('two'))).toBe(false)
    expect(sameFingerprint(one, one.slice(0, -1))).toBe(false)
    expect(sameFingerprint(one, '')).toBe(false)
    expect(sameFingerprint('', '')).toBe(true)
  })
})
