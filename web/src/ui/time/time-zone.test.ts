import { expect, test } from 'vitest'
import { ownTimeZone, timeInZone } from './time-zone.ts'
import { isSameZone, zoneCity, zoneLabel } from './zone-names.ts'

test.each([
  ['Asia/Calcutta', 'Kolkata, Asia'],
  ['Asia/Kolkata', 'Kolkata, Asia'],
  ['America/New_York', 'New York, America'],
  ['America/North_Dakota/New_Salem', 'New Salem, North Dakota, America'],
  ['Europe/Kiev', 'Kyiv, Europe'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
])('GEN-2 the time zone %s is shown as %s', (zone, label) => {
  expect(zoneLabel(zone)).toBe(label)
})

test('GEN-2 every time zone that a browser lists has a label of its own, in plain words', () => {
  const labels = Intl.supportedValuesOf('timeZone').map(zoneLabel)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels.filter((label) => /[_/]/.test(label))).toEqual([])
})

test('ROLE-3 an older name, or one with a part more, is of the same zone', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true)
  expect(isSameZone('America/Buenos_Aires', 'America/Argentina/Buenos_Aires')).toBe(true)
  expect(isSameZone('Etc/UTC', 'UTC')).toBe(true)
  expect(isSameZone('Asia/Kolkata', 'Asia/Karachi')).toBe(false)
  expect(zoneCity('Asia/Calcutta')).toBe('Kolkata')
})

test('GEN-2 an instant is written by the clocks of the zone, and by those here where nobody knows it', () => {
  const noon = Date.UTC(2026, 10, 24, 12)
  const form = { hour: '2-digit', minute: '2-digit', hour12: false } as const
  expect(timeInZone(noon, 'Asia/Kolkata', form)).toBe('17:30')
  expect(timeInZone(noon, 'Moon/Sea_of_Rains', form)).toBe(timeInZone(noon, null, form))
})

test('REG-3 a browser tells its zone by a name', () => {
  expect(ownTimeZone()).toMatch(/^[A-Z]/i)
})
