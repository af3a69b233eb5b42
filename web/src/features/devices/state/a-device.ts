import type { Device, LiveUpdate, Pin, Rev } from '@roomwire/contracts/live/to-browser.ts'

/** A switch controller for tests: four pins, all reported off. */
export function aDevice(changes: Partial<Device> = {}): Device {
  const off: Pin = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 }
  return {
    deviceIdentifier: 'SC-000001',
    PC_device_identifier: 'SC-000001',
    kind: 'SC',
    device_name: 'Main switchboard',
    room_id: 1,
    room_name: 'Living Room',
    local_ip: '192.168.1.40',
    static_ip: null,
    gateway: null,
    subnet: null,
    dns: null,
    ipAddress: null,
    pins: { '18': off, '19': off, '21': off, '25': off },
    pumpStatus: null,
    ledStatus: null,
    waterLevelString: null,
    connected: true,
    connectedAt: 500,
    lastSeenAt: 1_000,
    firmware: null,
    uptimeSeconds: null,
    rssi: null,
    freeMemoryBytes: null,
    features: [],
    settingsVersion: 0,
    rev: [1, 0],
    ...changes,
  }
}

/** A live update of that device in which pin 18 has a state. */
export function anUpdate(
  rev: Rev,
  pin18: Partial<Pin>,
  more: Partial<LiveUpdate> = {},
): LiveUpdate {
  const device = aDevice({ rev })
  const before = device.pins['18']
  if (!before) throw new Error('the test device has a pin 18')
  return { ...device, pins: { ...device.pins, '18': { ...before, ...pin18 } }, ...more }
}
