import { describe, expect, it } from 'vitest'
import { callerAddress } from './caller-address.ts'

const request = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

describe('the address of a caller', () => {
  const trusting = callerAddress('10.0.0.2, 192.168.0.0/16,fd00::/8')

  it.each([
    ['198.51.100.7', undefined, '198.51.100.7'],
    ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['10.0.0.3', '203.0.113.9', '10.0.0.3'],
    ['10.0.0.2', undefined, '10.0.0.2'],
    ['10.0.0.2', '', '10.0.0.2'],
    ['10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['::ffff:10.0.0.2', '203.0.113.9', '203.0.113.9'],
    ['fd00::5', '2001:db8::1', '2001:db8::1'],
    ['10.0.0.2', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.2', '1.2.3.4,203.0.113.9, 192.168.7.7', '203.0.113.9'],
    ['10.0.0.2', '1.2.3.4, no address', '10.0.0.2'],
    ['10.0.0.2', '10.0.0.2, 10.0.0.2', '10.0.0.2'],
    [undefined, '203.0.113.9', ''],
    ['10.0.0.2', '203.0.113.9:51234', '203.0.113.9'],
    ['10.0.0.2', '1.2.3.4:1, 203.0.113.9:51234, 192.168.7.7:80', '203.0.113.9'],
    ['10.0.0.2', '[2001:db8::1]', '2001:db8::1'],
    ['10.0.0.2', '[2001:db8::1]:51234', '2001:db8::1'],
    ['10.0.0.2', '[fd00::5]:443, [2001:db8::1]:443', '2001:db8::1'],
    // Its last group is no port.
    ['10.0.0.2', '2001:db8::1:443', '2001:db8::1:443'],
    ['10.0.0.2', '2001:db8::1:51234', '10.0.0.2'],
    ['10.0.0.2', '[203.0.113.9]:80', '10.0.0.2'],
    ['10.0.0.2', '[2001:db8::1', '10.0.0.2'],
    ['10.0.0.2', '203.0.113.9:port', '10.0.0.2'],
    ['10.0.0.2', '203.0.113.9:', '10.0.0.2'],
    ['10.0.0.2', 'home.example:80', '10.0.0.2'],
  ])('R-12 called from %s, saying %s, is %s', (remote, forwarded, expected) => {
    expect(trusting.of(request(remote, forwarded))).toBe(expected)
  })

  it('R-12 is that of the connection where no proxy is trusted', () => {
    const trustingNobody = callerAddress('')
    expect(trustingNobody.of(request('127.0.0.1', '203.0.113.9'))).toBe('127.0.0.1')
    expect(trustingNobody.of(request('::1', '203.0.113.9'))).toBe('::1')
  })
})
