import { expect, it } from 'vitest'
import { addressSpaceOf, localNameOf } from './local-device.ts'

it.each([
  ['SC-000001', 'esp32-000001.local'],
  ['PC-4F22A91C', 'esp32-22a91c.local'],
  ['SC-1', 'esp32-sc-1.local'],
])('LAN-2 %s is looked for as %s', (identifier, name) => {
  expect(localNameOf(identifier)).toBe(name)
})

it.each(['SC-a_bcde', 'SC-10:22:33', 'SC-00000-'])(
  'LAN-2 %s ends in what no host name may, so it is not looked for',
  (identifier) => {
    expect(localNameOf(identifier)).toBeNull()
  },
)

it('LAN-3 a secure page declares to the browser that a device is in the local network', () => {
  const local = { targetAddressSpace: 'local' }
  expect(addressSpaceOf('192.168.1.40', 'https:')).toEqual(local)
  expect(addressSpaceOf('esp32-000001.local', 'https:')).toEqual(local)
})

it('LAN-3 a plain page declares nothing, and no page declares it of the machine itself', () => {
  expect(addressSpaceOf('192.168.1.40', 'http:')).toEqual({})
  expect(addressSpaceOf('127.0.0.1', 'https:')).toEqual({})
})
