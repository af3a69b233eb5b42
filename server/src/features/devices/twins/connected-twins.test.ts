import { expect, it } from 'vitest'
import { RecentMessages } from './connected-twins.ts'

it('R-81 the last 256 messages of a device are known, whatever their number was before', () => {
  const recent = new RecentMessages()
  for (let nth = 0; nth < 2_000; nth += 1) {
    expect(recent.isNew(`message ${nth}`)).toBe(true)
    const oldest = Math.max(0, nth - 255)
    expect([recent.isNew(`message ${nth}`), recent.isNew(`message ${oldest}`)]).toEqual([
      false,
      false,
    ])
  }
  // No device takes more room than twice that.
  expect(recent.isNew('message 0')).toBe(true)
})

it('R-81 a message that came to nothing may come again, also when many have come since', () => {
  const recent = new RecentMessages()
  recent.isNew('lost')
  for (let nth = 0; nth < 300; nth += 1) recent.isNew(`message ${nth}`)
  recent.forget('lost')
  expect(recent.isNew('lost')).toBe(true)
  expect(recent.isNew('lost')).toBe(false)
})
