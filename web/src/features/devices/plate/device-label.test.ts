import { expect, test } from 'vitest'
import { addressesOf, deviceLabel, kindText, shortIdentifier } from './device-label.ts'

test.each([
  ['PC-4F22C8A91C', 'PC-4F…A91C'],
  ['WLM-09C177B2', 'WLM-09…77B2'],
  ['SC-000001', 'SC-000001'],
  ['esp32_kitchen_7', 'esp32…en_7'],
])('CTRL-3 %s is shortened to %s', (identifier, short) => {
  expect(shortIdentifier(identifier)).toBe(short)
})

test("CTRL-3 a device without a name is 'Unnamed'", () => {
  expect(deviceLabel({ device_name: null })).toBe('Unnamed')
})

test('CTRL-3 MANAGE-1 a device has one address; two that differ stand with what each is, and guests read of none', () => {
  const addresses = (ipAddress: string | null, local_ip: string | null) =>
    addressesOf({ ipAddress, local_ip })
  expect(addresses('10.0.0.2', '10.0.0.1')).toEqual(['10.0.0.2 reported', '10.0.0.1 entered'])
  expect(addresses('10.0.0.2', '10.0.0.2')).toEqual(['10.0.0.2'])
  expect(addresses('10.0.0.2', null)).toEqual(['10.0.0.2'])
  expect(addresses(null, '10.0.0.1')).toEqual(['10.0.0.1'])
  expect(addresses(null, null)).toEqual([])
})

test('CTRL-3 GEN-3 a device has its kind, unless it declares its own pins and has none of the three', () => {
  expect(kindText({ kind: 'SC' })).toBe('SC')
  expect(kindText({ kind: 'SC', pin_order: ['18'] })).toBe('SC')
  expect(kindText({ kind: 'UNKNOWN' })).toBe('UNKNOWN')
  expect(kindText({ kind: 'UNKNOWN', pin_order: ['relay'] })).toBeNull()
})
