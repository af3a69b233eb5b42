import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { writeZoneFolder } from '@roomwire/testing/fixtures/zone-folder.ts'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { isNewerVersion, knownZone, setStoredZones, setZoneData } from './zone-data.ts'
import { dateAt, instantAt, offsetsAround, startOfDate, timesShown } from './zoned-time.ts'

const zones = Intl.supportedValuesOf('timeZone')
const minute = 60_000
const seven = Temporal.PlainTime.from('07:00')
const december = Temporal.PlainDate.from('2026-12-01')
const winnipeg = 'America/Winnipeg'

afterEach(() => void setZoneData(''))

describe('by the rules that Temporal has too', () => {
  const minutesFrom = Date.UTC(1971, 0) / minute
  const minutesTo = Date.UTC(2090, 0) / minute

  test('R-71 dates, times and beginnings of days are those of Temporal in all zones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: minutesFrom, max: minutesTo }),
        (timeZone, at) => same(timeZone, at * minute),
      ),
    )
  })

  test('R-71 also on the days around each change of clocks between 2024 and 2028', () => {
    for (const timeZone of zones) {
      let next = Temporal.Instant.from('2024-01-01T00:00Z').toZonedDateTimeISO(timeZone)
      for (;;) {
        const change = next.getTimeZoneTransition('next')
        if (!change || change.year > 2028) break
        for (const hours of [-25, -2, -1, -0.5, 0, 0.5, 1, 2, 25]) {
          same(timeZone, change.epochMilliseconds + hours * 60 * minute)
        }
        next = change
      }
    }
  })

  function same(timeZone: string, at: number): void {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
    const date = zoned.toPlainDate()
    const shown = { timeZone, at: zoned.toString() }
    expect({ ...shown, date: String(dateAt(at, timeZone)) }).toEqual({
      ...shown,
      date: String(date),
    })
    // The same time of the day on days around, on one of which it may be left out or come twice.
    for (const days of [-1, 0, 1]) {
      const day = date.add({ days })
      const plainTime = zoned.toPlainTime()
      const wanted = day.toZonedDateTime({ timeZone, plainTime })
      const later = day
        .toPlainDateTime(plainTime)
        .toZonedDateTime(timeZone, { disambiguation: 'later' })
      const times =
        !wanted.toPlainTime().equals(plainTime) || !wanted.toPlainDate().equals(day)
          ? 'never'
          : wanted.equals(later)
            ? 'once'
            : 'twice'
      expect({
        ...shown,
        at: instantAt(day, plainTime, timeZone),
        start: startOfDate(day, timeZone),
        times: timesShown(day, plainTime, timeZone),
      }).toEqual({
        ...shown,
        at: wanted.epochMilliseconds,
        start: day.toZonedDateTime({ timeZone }).epochMilliseconds,
        times,
      })
    }
  }
})

describe('the data of the system', () => {
  /** A system on which Winnipeg has stayed five hours behind UTC. */
  function newerSystem(version = '2999a'): string {
    const folder = mkdtempSync(join(scratch, 'roomwire-zones-'))
    const zones = { [winnipeg]: { first: -5 * 3_600, later: 'EST5' } }
    writeZoneFolder(folder, { version, zones })
    return folder
  }
  const sevenThere = () => new Date(instantAt(december, seven, winnipeg)).toISOString()

  test('newer data of the system count: seven in the morning comes an hour earlier', () => {
    expect(sevenThere()).toBe('2026-12-01T13:00:00.000Z')
    setZoneData(newerSystem())
    expect(sevenThere()).toBe('2026-12-01T12:00:00.000Z')
    expect(knownZone(winnipeg)).toMatchObject({ source: 'system', version: '2999a' })
    expect(offsetsAround(winnipeg, Date.parse('2026-11-27T12:00Z'))).toEqual([
      { from: Date.parse('2025-11-26T12:00Z'), minutes: -300 },
    ])
  })

  test('older data, and data without a version, do not count', () => {
    for (const version of ['2020a', 'unknown', '']) {
      setZoneData(newerSystem(version))
      expect(sevenThere(), version).toBe('2026-12-01T13:00:00.000Z')
    }
    setZoneData(join(scratch, 'roomwire-absent'))
    expect(sevenThere()).toBe('2026-12-01T13:00:00.000Z')
  })

  test('a zone that is missing or broken there goes by the data of Node', () => {
    const folder = newerSystem()
    writeFileSync(join(folder, 'America/Winnipeg'), 'TZif2 but no more of it')
    mkdirSync(join(folder, 'Europe/Berlin'), { recursive: true })
    setZoneData(folder)
    expect(sevenThere()).toBe('2026-12-01T13:00:00.000Z')
    for (const zone of [winnipeg, 'Europe/Berlin', 'Asia/Kolkata']) {
      expect(knownZone(zone)?.source).toBe('node')
    }
  })

  test('a name is never a way out of the folder', () => {
    setZoneData(newerSystem())
    for (const name of ['../../etc/passwd', '/etc/passwd', '.', 'America', 'tzdata.zi', '']) {
      expect(knownZone(name), name).toBeUndefined()
      expect(() => instantAt(december, seven, name)).toThrow(RangeError)
    }
  })

  test('what another server has stored counts where it is newer still', () => {
    const rules = { changes: [], offsets: [-3 * 3_600_000] }
    setZoneData(newerSystem())
    setStoredZones([{ timeZone: winnipeg, rules, version: '2998z' }])
    expect(sevenThere()).toBe('2026-12-01T12:00:00.000Z')
    setStoredZones([{ timeZone: winnipeg, rules, version: '2999b' }])
    expect(sevenThere()).toBe('2026-12-01T10:00:00.000Z')
  })
})

test('versions go from a to z, then on with two letters, and none is older than any', () => {
  const inOrder = ['', '2025z', '2026a', '2026b', '2026z', '2026za', '2026zb', '2027a']
  for (const [at, one] of inOrder.entries()) {
    for (const [other, text] of inOrder.entries()) {
      expect(isNewerVersion(one, text), `${one} ${text}`).toBe(at > other)
    }
  }
})
