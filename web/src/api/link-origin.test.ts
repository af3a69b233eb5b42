import { expect, test } from 'vitest'
import { hostForDevices, hostForFirmware, isLocalName, linkOrigin } from './link-origin.ts'

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname })
const local = at('http://localhost:8080')
const network_url = 'http://192.168.1.20:8080'
const public_url = 'https://home.example'

test('the address that the operator has set is the one for others, however the page was opened', () => {
  for (const here of [local, at('http://10.0.0.7:8080')]) {
    expect(linkOrigin({ public_url, network_url }, here)).toEqual({
      origin: public_url,
      isForOthers: true,
    })
  }
})

test('without one it is the address of the page, and of the network where that is localhost', () => {
  const address = { public_url: null, network_url }
  const other = at('http://raspberrypi.local:8080')
  expect(linkOrigin(address, other)).toEqual({ origin: other.origin, isForOthers: true })
  expect(linkOrigin(address, local)).toEqual({ origin: network_url, isForOthers: true })
})

test('where nobody else gets to the server, the link is for this machine', () => {
  const none = { public_url: null, network_url: null }
  for (const address of [none, undefined]) {
    expect(linkOrigin(address, local)).toEqual({ origin: local.origin, isForOthers: false })
  }
})

test('devices speak to the machine itself: by the name of the page, or by its address in the network', () => {
  expect(hostForDevices({ public_url, network_url }, 'localhost')).toBe('192.168.1.20')
  expect(hostForDevices({ public_url, network_url }, 'pi.local')).toBe('pi.local')
  expect(hostForDevices({ public_url, network_url: null }, 'localhost')).toBe('localhost')
  expect(hostForDevices(undefined, 'localhost')).toBe('localhost')
})

test('stock firmware looks up no names of the local network: it gets the address of the machine there', () => {
  const address = { public_url, network_url }
  for (const name of ['pi.local', 'PI.LOCAL', 'pi', 'localhost']) {
    expect(hostForFirmware(address, name)).toBe('192.168.1.20')
  }
  for (const name of ['home.example', '10.0.0.7', '[fd00::1]']) {
    expect(hostForFirmware(address, name)).toBe(name)
    expect(isLocalName(name)).toBe(false)
  }
  expect(hostForFirmware({ public_url, network_url: null }, 'pi.local')).toBe('pi.local')
})
