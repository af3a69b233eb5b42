import type { LiveUpdate, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDevice, anUpdate } from './a-device.ts'
import {
  applyLiveMessage,
  applyToPin,
  isFromBefore,
  type LiveDevices,
  takeAllDevices,
  takeDevices,
} from './apply-live-message.ts'
import { shownValue } from './pin-view.ts'

const id = 'SC-000001'
const start = takeDevices(new Map(), [aDevice()], 0)

function shown(devices: LiveDevices, pin: '18' | '19') {
  const view = devices.get(id)?.pins.get(pin)
  return view && shownValue(view)
}

describe('a live device update', () => {
  test("LIVE-4 replaces the device's pins and marks it connected", () => {
    const dark = takeDevices(new Map(), [aDevice({ connected: false })], 0)
    const update = anUpdate([1, 1], { state: 1, reportedAt: 2_000 }, { ipAddress: '192.168.1.44' })
    const lit = applyLiveMessage(dark, update, 10)
    expect(shown(lit, '18')).toBe(1)
    expect(lit.get(id)?.device).toMatchObject({ connected: true, ipAddress: '192.168.1.44' })
  })

  test('LIVE-4 what a device reported before it connected last may have changed since', () => {
    const at = (reportedAt: number) =>
      applyLiveMessage(start, anUpdate([1, 1], { reportedAt }, { connectedAt: 3_000 }), 10)
    const isOld = (devices: LiveDevices) => {
      const live = devices.get(id)
      return live && isFromBefore(live.device, '18')
    }
    expect([isOld(start), isOld(at(2_999)), isOld(at(3_000))]).toEqual([false, true, false])
  })

  test('LIVE-4 neither half of a device undoes the other: what it reports, and what people set', () => {
    const renamed = aDevice({
      device_name: 'Porch',
      room_id: 2,
      settingsVersion: 1,
      pin_order: ['19'],
    })
    const reported = anUpdate([1, 5], { state: 1 })
    const halves: LiveDevices[] = [
      takeDevices(applyLiveMessage(start, reported, 10), [renamed], 20),
      applyLiveMessage(takeDevices(start, [renamed], 10), reported, 20),
    ]
    for (const devices of halves) {
      expect(devices.get(id)?.device).toMatchObject({
        device_name: 'Porch',
        room_id: 2,
        settingsVersion: 1,
        pin_order: ['19'],
        rev: [1, 5],
        pins: { 18: { state: 1 } },
      })
    }
  })

  test('LIVE-4 what is older in both halves changes nothing', () => {
    const newest = anUpdate([1, 5], { state: 1, name: 'Lamp' }, { settingsVersion: 2 })
    const devices = applyLiveMessage(start, newest, 10)
    expect(takeDevices(devices, [aDevice({ settingsVersion: 1 })], 20)).toBe(devices)
  })

  test('renders only the pin that it changes', () => {
    const lit = applyLiveMessage(start, anUpdate([1, 1], { state: 1 }), 10)
    expect(lit.get(id)?.pins.get('19')).toBe(start.get(id)?.pins.get('19'))
  })

  test('LIVE-4 an older report never undoes a newer one', () => {
    const rev = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 8 }))
    const reports = fc.uniqueArray(rev, { minLength: 1, selector: ([e, s]) => e * 100 + s })
    fc.assert(
      fc.property(reports, (revs) => {
        const newest = revs.reduce((a, b) => (b[0] * 100 + b[1] > a[0] * 100 + a[1] ? b : a))
        const stateOf = ([epoch, seq]: [number, number]) => ((epoch + seq) % 2 === 0 ? 0 : 1)
        let devices: LiveDevices = new Map()
        for (const [at, next] of revs.entries()) {
          const update = anUpdate(next, { state: stateOf(next), reportedAt: at })
          const message: ToBrowser =
            at % 3 === 0 ? { type: 'deviceStatus', devices: [update] } : update
          devices = applyLiveMessage(devices, message, at)
        }
        expect(devices.get(id)?.device.rev).toEqual(newest)
        expect(shown(devices, '18')).toBe(stateOf(newest))
      }),
    )
  })

  test('ignores the same report the second time', () => {
    const update = anUpdate([1, 1], { state: 1 })
    const once = applyLiveMessage(start, update, 10)
    expect(applyLiveMessage(once, update, 20)).toBe(once)
  })
})

describe('a touch event', () => {
  const touch = (touchPin: number, state: number) =>
    ({ touchPin, state }) as Pick<LiveUpdate, 'touchPin' | 'state'>

  test('LIVE-3 touch pin 12 is GPIO 18', () => {
    const touched = applyLiveMessage(start, anUpdate([1, 1], { state: 1 }, touch(12, 1)), 10)
    expect(touched.get(id)?.pins.get('18')?.note?.about).toBe('wall')
  })

  test.each([
    [11, 1],
    [16, 1],
    [12, 4],
    [12, -1],
    [12, 0.5],
  ])('LIVE-3 touch pin %d with state %d is no touch', (touchPin, state) => {
    const update = anUpdate([1, 1], { state: 1 }, touch(touchPin, state))
    const after = applyLiveMessage(start, update, 10)
    expect(after.get(id)?.pins.get('18')?.note).toBeNull()
  })
})

describe('other messages', () => {
  const pressed = applyToPin(start, id, '18', { type: 'pressed', value: 1, messageId: 'm' }, 0)

  test('LIVE-4 a deviceStatus broadcast merges device data', () => {
    const more = aDevice({ deviceIdentifier: 'SC-000002' })
    const renamed = aDevice({ device_name: 'Hall' })
    const merged = applyLiveMessage(start, { type: 'deviceStatus', devices: [more, renamed] }, 10)
    expect([...merged.keys()]).toEqual([id, 'SC-000002'])
    expect(merged.get(id)?.device.device_name).toBe('Hall')
  })

  test('LIVE-6 the stages sent, received and processed confirm nothing', () => {
    for (const stage of ['sent', 'received', 'processed'] as const) {
      expect(applyLiveMessage(pressed, { stage, messageId: 'm' }, 10)).toBe(pressed)
    }
  })

  test('LIVE-6 the stage failed ends the pending command', () => {
    const refused = {
      stage: 'failed',
      messageId: 'm',
      error: 'Not allowed',
      code: 'forbidden',
    } as const
    const after = applyLiveMessage(pressed, refused, 10)
    expect(shown(after, '18')).toBe(0)
    expect(after.get(id)?.pins.get('18')?.failure?.reason).toBe('Not allowed')
  })

  test('LIVE-5 an answer to a subscription changes no device', () => {
    const answer = { type: 'subscription', roomId: 1, subscribed: true } as const
    expect(applyLiveMessage(start, answer, 10)).toBe(start)
  })

  test('removes a device that is missing from the list of all devices', () => {
    const other = aDevice({ deviceIdentifier: 'SC-000002' })
    expect([...takeAllDevices(start, [other], 10).keys()]).toEqual(['SC-000002'])
  })

  test('removes a device that is missing from the list of its room, and keeps those of other rooms', () => {
    const inOtherRoom = aDevice({ deviceIdentifier: 'SC-000002', room_id: 2 })
    const both = takeDevices(start, [inOtherRoom], 0)
    expect([...takeAllDevices(both, [], 10, 1).keys()]).toEqual(['SC-000002'])
  })

  test('PINS-2 a pump that is reported only as text is still a pin', () => {
    const tank = aDevice({ deviceIdentifier: 'WLM-1', kind: 'WLM', pins: {}, pumpStatus: 'ON' })
    const pump = takeDevices(new Map(), [tank], 0).get('WLM-1')?.pins.get('pump')
    expect(pump?.reported).toBe(1)
  })
})
