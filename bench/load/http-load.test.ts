import { describe, expect, test } from 'vitest'
import { AnswerCutter } from './http-load.ts'

const answer = (body: string) =>
  Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`)

describe('an answer over HTTP', () => {
  test.each([1, 5, 1_000])('ends where its length says, in pieces of %d bytes', (step) => {
    let ends = 0
    const cutter = new AnswerCutter(() => {
      ends += 1
    })
    for (const [count, body] of ['{"a":1}', '', 'x'.repeat(300)].entries()) {
      const bytes = answer(body)
      for (let at = 0; at < bytes.length; at += step) {
        expect(ends).toBe(count)
        cutter.push(bytes.subarray(at, at + step))
      }
      expect(ends).toBe(count + 1)
    }
  })

  test('other than 200 stops the measurement', () => {
    const cutter = new AnswerCutter(() => undefined)
    const refused = Buffer.from('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
    expect(() => cutter.push(refused)).toThrow('does not answer 200')
  })
})
