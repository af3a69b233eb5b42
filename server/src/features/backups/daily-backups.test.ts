import { expect, it } from 'vitest'
import { isBackupDue, isDrillDue } from './daily-backups.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** At noon, and in the quiet hour of the next night, by the clock of the machine. */
const noon = new Date(2026, 5, 1, 12).getTime()
const night = new Date(2026, 5, 2, 3, 10).getTime()

it('a backup is due in the quiet hour, and after a night that the machine has slept through at any hour', () => {
  expect(isBackupDue(undefined, noon)).toBe(true)
  expect(isBackupDue({ at: noon - 2 * hourMs }, noon)).toBe(false)
  expect(isBackupDue({ at: night - dayMs }, night)).toBe(true)
  expect(isBackupDue({ at: noon - 33 * hourMs }, noon)).toBe(false)
  expect(isBackupDue({ at: noon - 36 * hourMs }, noon)).toBe(true)
})

it('a drill is due at once, then each month in the quiet hour, and the day after one that failed', () => {
  const good = (at: number) => ({ at, fault: null })
  expect(isDrillDue(undefined, noon)).toBe(true)
  expect(isDrillDue(good(night - 29 * dayMs), night)).toBe(false)
  expect(isDrillDue(good(night - 30 * dayMs), night)).toBe(true)
  expect(isDrillDue(good(noon - 32 * dayMs), noon)).toBe(false)
  expect(isDrillDue(good(noon - 33 * dayMs), noon)).toBe(true)
  expect(isDrillDue(good(noon + dayMs), noon)).toBe(true)
  expect(isDrillDue({ at: noon - 23 * hourMs, fault: 'cut off' }, noon)).toBe(false)
  expect(isDrillDue({ at: noon - dayMs, fault: 'cut off' }, noon)).toBe(true)
})
