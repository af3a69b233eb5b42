import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type HomeDeviceEvent, homeDevicesTopic, messageIdOf } from './device-events.ts'

it('LIVE-6 a page hears of its command by the id that it gave, whatever that is', () => {
  const id = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constantFrom('"', '\\', ''))
  fc.assert(
    fc.property(id, (messageId) => {
      expect(messageIdOf({ message_id: JSON.stringify(messageId) })).toBe(messageId)
    }),
  )
})

it('LIVE-6 only what is on its way waits before other replicas hear of it: no report, and no failure', () => {
  const device = shownDevice({ id: 7 })
  const stage = { kind: 'command.stage', pageId: 'p', messageId: 'm' } as const
  const all: HomeDeviceEvent[] = [
    { kind: 'device.asked', device },
    { ...stage, stage: 'sent' },
    { ...stage, stage: 'received' },
    { kind: 'device.changed', device },
    { kind: 'readings.changed', device, readings: [] },
    { ...stage, stage: 'processed' },
    { ...stage, stage: 'unconfirmable' },
    { ...stage, stage: 'failed', code: 'device_refused', error: 'No' },
  ]
  const { waiting } = homeDevicesTopic(1)
  expect(all.map((event) => waiting?.canWait(event))).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false],
  ])
  const states = all.map((event) => waiting?.stateOf(event))
  expect(states.filter((state) => state !== undefined)).toEqual([7, 7])
})
