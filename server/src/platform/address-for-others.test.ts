import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { addressForOthers } from './address-for-others.ts'

const card = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo
const lo = [card('127.0.0.1', { internal: true })]
const home = {
  lo,
  docker0: [card('172.17.0.1')],
  eth0: [card('fe80::1', { family: 'IPv6' }), card('169.254.3.4'), card('192.168.1.20')],
}
const shown = (
  settings: { publicUrl?: string; host: string },
  interfaces: typeof home | object = home,
) => addressForOthers({ publicUrl: '', scheme: 'http', port: 8080, ...settings }, { ...interfaces })

test('a server that listens everywhere is reached by the address of the machine in its network', () => {
  const network = 'http://192.168.1.20:8080'
  for (const host of ['0.0.0.0', '::']) {
    expect(shown({ host })).toEqual({ publicUrl: null, network })
  }
})

test('where only programs have made networks, the first of these is better than none', () => {
  const { docker0 } = home
  expect(shown({ host: '0.0.0.0' }, { lo, docker0 }).network).toBe('http://172.17.0.1:8080')
  expect(shown({ host: '0.0.0.0' }, { lo }).network).toBeNull()
})

test('a server that listens on one address is reached by that, and on this machine alone by none', () => {
  expect(shown({ host: '10.0.0.5' }).network).toBe('http://10.0.0.5:8080')
  expect(shown({ host: 'fd00::5' }).network).toBe('http://[fd00::5]:8080')
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(shown({ host }).network).toBeNull()
})

test('PUBLIC_URL is told beside it, without a path', () => {
  const publicUrl = 'https://home.example/'
  expect(shown({ host: '127.0.0.1', publicUrl })).toEqual({
    publicUrl: 'https://home.example',
    network: null,
  })
})
