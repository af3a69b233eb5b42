import { expect, test } from 'vitest'
import { listedAs, zoneChoices } from './zone-choices.ts'

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
