import { expect, test } from 'vitest'
import { clocksDiffer, listedAs, localeChoices, localeLabel, zoneChoices } from './home-choices.ts'

test('GEN-2 locales are offered by name, with those of the browser and of the home, each once', () => {
  const choices = localeChoices('gsw-CH', ['en-GB', 'de-LI'])
  const found = choices.map(({ locale }) => locale)
  expect(found).toEqual(expect.arrayContaining(['gsw-CH', 'de-LI', 'en-GB', 'de-DE']))
  expect(new Set(found).size).toBe(found.length)
  expect(localeLabel('de-CH')).toBe('German (Switzerland)')
})

const listed = ['Africa/Cairo', 'America/New_York', 'Asia/Calcutta', 'Europe/Berlin']
const labels = (...sent: Parameters<typeof zoneChoices>) =>
  zoneChoices(...sent).map(({ label }) => label)

test('GEN-2 the time zone of this browser comes first, then all by their places', () => {
  expect(labels('Asia/Kolkata', 'Europe/Berlin', listed)).toEqual([
    "This browser's: Berlin, Europe",
    'Berlin, Europe',
    'Cairo, Africa',
    'Kolkata, Asia',
    'New York, America',
    'UTC',
  ])
})

test('GEN-2 the zone of the home can be chosen under whatever name it has', () => {
  const choices = zoneChoices('Asia/Kolkata', 'Europe/Berlin', listed)
  expect(listedAs('Asia/Kolkata', choices)).toBe('Asia/Calcutta')
  const more = zoneChoices('Asia/Karachi', 'Asia/Karachi', listed)
  expect(listedAs('Asia/Karachi', more)).toBe('Asia/Karachi')
  expect(more.map(({ label }) => label).filter((label) => label.includes('Karachi'))).toEqual([
    "This browser's: Karachi, Asia",
    'Karachi, Asia',
  ])
})

const begin = Date.UTC(2024, 5, 1)
const berlin = [
  { from: begin, minutes: 120 },
  { from: Date.UTC(2024, 9, 27, 1), minutes: 60 },
  { from: Date.UTC(2025, 2, 30, 1), minutes: 120 },
  { from: Date.UTC(2025, 9, 26, 1), minutes: 60 },
  { from: Date.UTC(2026, 2, 29, 1), minutes: 120 },
  { from: Date.UTC(2026, 9, 25, 1), minutes: 60 },
  { from: Date.UTC(2027, 2, 28, 1), minutes: 120 },
]

test('a browser with the same rules as the server has nothing to say', () => {
  expect(clocksDiffer('Europe/Berlin', berlin)).toBe(false)
  expect(clocksDiffer('Asia/Kolkata', [{ from: begin, minutes: 330 }])).toBe(false)
  expect(clocksDiffer('UTC', [{ from: begin, minutes: 0 }])).toBe(false)
  expect(clocksDiffer('America/St_Johns', [])).toBe(false)
})

test('one with other rules has, also where they differ for one winter, or where it does not know the zone', () => {
  const withoutWinter = berlin.filter((_, nth) => nth !== 3 && nth !== 4)
  expect(clocksDiffer('Europe/Berlin', withoutWinter)).toBe(true)
  expect(clocksDiffer('America/Regina', [{ from: begin, minutes: -300 }])).toBe(true)
  expect(clocksDiffer('Mars/Olympus', [{ from: begin, minutes: 0 }])).toBe(true)
})
