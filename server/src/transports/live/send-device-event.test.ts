import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { presentChange } from '../device-presenter.ts'
import { changeText } from './send-device-event.ts'

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('"pins":{}', 'x","pins":{},"y":"', '$&', '$`', '\\', ''),
)

it('LIVE-4 a change is written as JSON writes it, whatever things are called', () => {
  const identifier = fc.constantFrom('SC-000001', 'WLM-000001')
  const view = fc.constantFrom('managers' as const, 'family' as const, 'guests' as const)
  fc.assert(
    fc.property(identifier, view, anyName, anyName, (identifier, view, name, pinName) => {
      const plain = shownDevice({ identifier, name, roomName: name, rev: [1, 2] })
      const pins = plain.pins.map((pin) => ({ ...pin, name: pinName, state: 1 as const }))
      const device = { ...plain, pins }
      const cause = { acks: [{ pin: '18', messageId: name }] }
      const text = changeText(device, cause, view)
      expect(text).toBe(JSON.stringify(presentChange(device, cause, view)))
    }),
  )
})
