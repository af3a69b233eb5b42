import { expect, it } from 'vitest'
import { BusAddressError, readBusAddress } from './bus-address.ts'

it.each([
  ['nats://host', { servers: ['host'], isTls: false, credentials: {} }],
  ['nats://host:4222/', { servers: ['host:4222'], credentials: {} }],
  ['tls://me:s%3Acret@host', { isTls: true, credentials: { user: 'me', pass: 's:cret' } }],
  ['nats://t%40ken@host', { credentials: { token: 't@ken' } }],
  ['nats://me:pw@[::1]:4222', { servers: ['[::1]:4222'], hosts: ['::1'] }],
  ['nats://me:pw@one, nats://me:pw@two:1', { servers: ['one', 'two:1'], hosts: ['one', 'two'] }],
  ['nats://me:pw@one,nats://two', { credentials: { user: 'me', pass: 'pw' } }],
])('reads %s', (text, address) => {
  expect(readBusAddress(text)).toMatchObject(address)
})

it.each([
  ['', 'nats://'],
  ['nats://', 'nats://'],
  ['me:s3cret@host', 'nats://'],
  ['https://me:s3cret@host', 'nats://'],
  ['nats://me:s3cret@host:99999', 'nats://'],
  ['nats://me:s3cret@host,', 'nats://'],
  ['nats://me:s3cret@one,tls://two', 'the same way'],
  ['nats://me:s3cret@one,nats://you:s3cret@two', 'one user'],
  ['nats://me:s3cret@host/path', 'host and port'],
  ['nats://me:s3cret@host?tls=no', 'host and port'],
  ['nats://me:s3cret%@host', '%25'],
])('refuses %s without repeating it', (text, why) => {
  expect(() => readBusAddress(text)).toThrow(BusAddressError)
  expect(() => readBusAddress(text)).toThrow(why)
  expect(() => readBusAddress(text)).not.toThrow('s3cret')
})
