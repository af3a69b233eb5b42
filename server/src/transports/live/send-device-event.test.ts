import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
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

it('LIVE-4 so is one of a device that has declared its own pins, whose numbers stand in any order', () => {
  const key = fc
    .stringMatching(/^[A-Za-z0-9_.-]{1,32}$/)
    .filter((key) => pinKey.safeParse(key).success)
  const keys = fc.uniqueArray(key, { maxLength: 6 })
  fc.assert(
    fc.property(keys, fc.boolean(), (keys, isPart) => {
      const plain = shownDevice({ identifier: 'NODE-1', rev: [1, 2] })
      const pins = keys.flatMap((key) => plain.pins.slice(0, 1).map((pin) => ({ ...pin, key })))
      const { rev: _, settingsVersion: _version, ...part } = plain
      const seenChanges = { epoch: 1, all: 3, settings: 0 }
      const device = isPart
        ? { ...part, pins, isPart: true as const, seenChanges }
        : { ...plain, pins }
      const cause = { acks: keys.map((pin) => ({ pin, messageId: pin })) }
      const text = changeText(device, cause, 'guests')
      const sent = JSON.stringify(presentChange(device, cause, 'guests'))
      expect(JSON.parse(text)).toEqual(JSON.parse(sent))
    }),
  )
})
