import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hmac } from './hmac.ts'

const anyKey = fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes))
const message = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.uint8Array({ maxLength: 9_000 }).map((bytes) => Buffer.from(bytes)),
)

it('R-96 seals any text and any bytes under any key as the library does', () => {
  const check = (key: Buffer, sealed: string | Buffer) => {
    expect(hmac(key, sealed)).toBe(createHmac('sha256', key).update(sealed).digest('base64url'))
  }
  fc.assert(fc.property(anyKey, message, check))
  const key = Buffer.from('one key, used often')
  fc.assert(fc.property(message, (sealed) => check(key, sealed)))
})
