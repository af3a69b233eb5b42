import { expect, test } from 'vitest'
import { deviceAddress, deviceLabel, shortIdentifier } from './device-label.ts'

test.each([
  ['PC-4F22C8A91C', 'PC-4F…A91C'],
  ['WLM-09C177B2', 'WLM-09…77B2'],
  ['SC-000001', 'SC-000001'],
  ['esp32_kitchen_7', 'esp32…en_7'],
])('CTRL-3 %s is shortened to %s', (identifier, short) => {
  expect(shortIdentifier(identifier)).toBe(short)
})

test("CTRL-3 a device without a name is 'Unnamed', and its reported address comes first", () => {
  expect(deviceLabel({ device_name: null })).toBe('Unnamed')
  expect(deviceAddress({ ipAddress: '10.0.0.2', local_ip: '10.0.0.1' })).toBe('10.0.0.2')
  expect(deviceAddress({ ipAddress: null, local_ip: null })).toBe('No IP')
})
