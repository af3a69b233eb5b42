import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)

describe('a sealed text', () => {
  it('is opened by its key for its owner, whatever its content', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, owner) => {
        expect(unseal(key, owner, seal(key, owner, text))).toBe(text)
      }),
    )
  })

  it('reveals nothing of its content, and is different each time', () => {
    const [one, other] = [seal(key, '1', '123456789012'), seal(key, '1', '123456789012')]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').includes('1234')).toBe(false)
  })

  it('stays shut for another key, and for another owner', () => {
    const sealed = seal(key, '1', '123456789012')
    expect(() => unseal(randomBytes(32), '1', sealed)).toThrow()
    expect(() => unseal(key, '2', sealed)).toThrow()
    expect(() => unseal(key, '', sealed)).toThrow()
  })

  it('stays shut when one bit of it has changed, or its end is gone', () => {
    const sealed = Buffer.from(seal(key, '1', '123456789012'), 'base64url')
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      expect(() => unseal(key, '1', changed.toString('base64url'))).toThrow()
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => unseal(key, '1', sealed.subarray(0, length).toString('base64url'))).toThrow()
    }
  })
})
