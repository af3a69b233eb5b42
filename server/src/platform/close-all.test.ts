import { describe, expect, it } from 'vitest'
import { CloseError, callOnce, closeAll } from './close-all.ts'

describe('closeAll', () => {
  it('R-60 closes the later parts too when one has failed, and names those that have', async () => {
    const closed: string[] = []
    const closing = closeAll([
      ['the first', () => Promise.reject(new Error('is stuck'))],
      ['the second', () => void closed.push('second')],
      ['inner parts', () => closeAll([['the third', () => Promise.reject(new Error('is full'))]])],
      ['the fourth', async () => void closed.push('fourth')],
    ])
    await expect(closing).rejects.toThrow(CloseError)
    await expect(closing).rejects.toThrow(/^the first \(is stuck\), the third \(is full\)$/)
    expect(closed).toEqual(['second', 'fourth'])
  })

  it('closes one part after the other', async () => {
    const heard: string[] = []
    const slow = async () => {
      heard.push('begins')
      await Promise.resolve()
      heard.push('ends')
    }
    await closeAll([
      ['one', slow],
      ['two', () => void heard.push('two')],
    ])
    expect(heard).toEqual(['begins', 'ends', 'two'])
  })
})

describe('callOnce', () => {
  it('does the work at the first call, and gives every call its outcome', async () => {
    let calls = 0
    const stop = callOnce(async () => {
      calls += 1
      throw new Error('not this time')
    })
    await expect(stop()).rejects.toThrow('not this time')
    await expect(stop()).rejects.toThrow('not this time')
    expect(calls).toBe(1)
  })
})
