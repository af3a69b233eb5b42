import fc from 'fast-check'
import { expect, it } from 'vitest'
import { messageIdOf } from './device-events.ts'

it('LIVE-6 a page hears of its command by the id that it gave, whatever that is', () => {
  const id = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constantFrom('"', '\\', ''))
  fc.assert(
    fc.property(id, (messageId) => {
      expect(messageIdOf({ message_id: JSON.stringify(messageId) })).toBe(messageId)
    }),
  )
})
