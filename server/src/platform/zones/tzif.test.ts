import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zoneFile } from '@roomwire/testing/fixtures/zone-folder.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readZoneFile } from './tzif.ts'
import { offsetAt, type ZoneRules } from './zone-rules.ts'

const folder = '/usr/share/zoneinfo'
const zones = Intl.supportedValuesOf('timeZone')
const hour = 3_600_000

/** Offsets of each zone at some instants, in seconds, as Python reads the same files. */
function readByPython(asked: Record<string, number[]>): Record<string, number[]> {
  const program = [
    'import sys, json, datetime, zoneinfo',
    'zoneinfo.reset_tzpath([sys.argv[1]])',
    'utc = datetime.timezone.utc',
    'at = lambda s: datetime.datetime(1970, 1, 1, tzinfo=utc) + datetime.timedelta(seconds=s)',
    'asked = json.load(sys.stdin)',
    'read = lambda zone, s: at(s).astimezone(zoneinfo.ZoneInfo(zone)).utcoffset().total_seconds()',
    'print(json.dumps({z: [read(z, s) for s in those] for z, those in asked.items()}))',
  ].join('\n')
  const text = execFileSync('/usr/bin/python3', ['-c', program, folder], {
    input: JSON.stringify(asked),
    maxBuffer: 1e9,
  })
  return JSON.parse(String(text))
}

test('R-71 each zone of this system is read as another program reads it, on both sides of every change until 2099', () => {
  const rules = new Map(
    zones.map((zone): [string, ZoneRules] => {
      const read = readZoneFile(readFileSync(join(folder, zone)))
      if (!read) throw new Error(`${zone} was not read`)
      return [zone, read]
    }),
  )
  const asked = Object.fromEntries(
    [...rules].map(([zone, { changes }]) => {
      const quarters = Array.from({ length: 516 }, (_, nth) => Date.UTC(1970, 3 * nth, 2) / 1_000)
      const seconds = changes.map((at) => at / 1_000).filter((at) => at > 0)
      return [zone, [...quarters, ...seconds.flatMap((at) => [at - 1, at])]]
    }),
  )
  const read = readByPython(asked)
  for (const [zone, those] of Object.entries(asked)) {
    const found = rules.get(zone)
    if (!found) throw new Error(zone)
    expect(
      those.map((at) => offsetAt(found, at * 1_000) / 1_000),
      zone,
    ).toEqual(read[zone])
  }
})

describe('the rule of later years', () => {
  const rulesBy = (later: string) => readZoneFile(zoneFile({ first: 0, later }))
  const hoursAt = (later: string, time: string) =>
    offsetAt(rulesBy(later) ?? { changes: [], offsets: [Number.NaN] }, Date.parse(time)) / hour

  test.each([
    // The last Sunday of March, 01:00 UTC.
    ['CET-1CEST,M3.5.0,M10.5.0/3', '2027-03-28T00:59:59Z', 1],
    ['CET-1CEST,M3.5.0,M10.5.0/3', '2027-03-28T01:00:00Z', 2],
    // Summer is the usual time: Ireland.
    ['IST-1GMT0,M10.5.0,M3.5.0/1', '2027-01-15T12:00Z', 0],
    ['IST-1GMT0,M10.5.0,M3.5.0/1', '2027-07-15T12:00Z', 1],
    // An hour before the day: Greenland.
    ['<-02>2<-01>,M3.5.0/-1,M10.5.0/0', '2027-03-28T00:59:59Z', -2],
    ['<-02>2<-01>,M3.5.0/-1,M10.5.0/0', '2027-03-28T01:00:00Z', -1],
    // Days of the year, with and without 29 February: both are 1 March of 2028.
    ['AAA0BBB,J60/0,J300/0', '2028-03-01T00:00:00Z', 1],
    ['AAA0BBB,60/0,300/0', '2028-02-29T23:59:59Z', 0],
    ['AAA0BBB,60/0,300/0', '2028-03-01T00:00:00Z', 1],
    // Summer time all the year round.
    ['XXX3EDT4,0/0,J365/23', '2027-01-01T00:00:00Z', -4],
    ['XXX3EDT4,0/0,J365/23', '2027-12-31T23:30:00Z', -4],
  ])('%s at %s', (later, time, hours) => expect(hoursAt(later, time)).toBe(hours))

  test.each([
    'CET',
    'CET-1CEST',
    'CET-1CEST,M3.6.0,M10.5.0',
    'CET-1CEST,M3.5.0',
    '\0',
    'CET-1CEST,M3.5.0,M20.5.0',
    'CET-1CEST,J366,M10.5.0',
    'CET-1CEST,J1/-167,J365/167',
  ])('what is none, such as %j, is not taken for one', (later) => {
    expect(rulesBy(later)?.changes ?? []).toEqual([])
    if (later !== 'CET-1CEST') expect(rulesBy(later)).toBeUndefined()
  })
})

describe('broken files', () => {
  const real = readFileSync(join(folder, 'Europe/Berlin'))
  const isRules = (rules: ZoneRules | undefined) =>
    rules === undefined ||
    (rules.offsets.length === rules.changes.length + 1 &&
      rules.changes.every((at, nth) => at > (rules.changes[nth - 1] ?? Number.NEGATIVE_INFINITY)))

  test('a file that ends anywhere, that is empty or of the first version is no rules', () => {
    for (let length = 0; length < real.length; length += 1) {
      expect(readZoneFile(real.subarray(0, length)), `${length} bytes`).toBeUndefined()
    }
    const first = Buffer.from(real)
    first[4] = 0
    expect(readZoneFile(first)).toBeUndefined()
    expect(readZoneFile(Buffer.alloc(70_000))).toBeUndefined()
  })

  test('any bytes, and a real file with any of them changed, are rules in order or none, and never an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(isRules(readZoneFile(bytes))).toBe(true)
        expect(isRules(readZoneFile(Buffer.concat([real.subarray(0, 44), bytes])))).toBe(true)
      }),
    )
    const changed = fc.array(
      fc.record({ at: fc.nat({ max: real.length - 1 }), to: fc.nat({ max: 255 }) }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(changed, (all) => {
        const bytes = Buffer.from(real)
        for (const { at, to } of all) bytes[at] = to
        expect(isRules(readZoneFile(bytes))).toBe(true)
      }),
    )
  })
})
