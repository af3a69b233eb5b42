import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ipv4, isIpv4 as isIpv4OnPages } from './ipv4.ts'

/** The schema's answer, which a page has to give too. */
const isIpv4 = (text: unknown) => {
  const { success } = ipv4.safeParse(text)
  if (typeof text === 'string') expect(isIpv4OnPages(text)).toBe(success)
  return success
}

describe('an IPv4 address', () => {
  it('ADDDEV-1 is four octets from 0 to 255', () => {
    const octet = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(octet, octet, octet, octet), (octets) => {
        expect(ipv4.parse(octets.join('.'))).toBe(octets.join('.'))
      }),
    )
  })

  it('ADDDEV-1 has no octet above 255', () => {
    const place = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(place, fc.integer({ min: 256, max: 99_999 }), (at, octet) => {
        expect(isIpv4(['192', '168', '1', '40'].with(at, String(octet)).join('.'))).toBe(false)
      }),
    )
  })

  it('loses the blanks around it', () => {
    expect(ipv4.parse(' 192.168.1.40\n')).toBe('192.168.1.40')
  })

  it.each([
    '',
    '192.168.1',
    '192.168.1.40.1',
    '192.168.1.',
    '.192.168.1.40',
    '192.168..40',
    '192.168.01.40',
    '192.168.1.-1',
    '192.168.1.4 0',
    '0x7f.0.0.1',
    '2130706433',
    '١٩٢.168.1.40',
    '::1',
    '::ffff:192.168.1.40',
    '192.168.1.40:80',
    '192.168.1.40/24',
    'localhost',
    '192.168.1.40\n10.0.0.1',
    2_130_706_433,
    null,
    undefined,
    ['192.168.1.40'],
  ])('ADDDEV-1 is not %j', (text) => {
    expect(isIpv4(text)).toBe(false)
  })
})
