import { expect, it } from 'vitest'
import { isBackupDue, isDrillDue } from './daily-backups.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const at3 = { hour: 3 }
/** At noon, and in the quiet hour of the next night, by the clock of the machine. */
const noon = new Date(2026, 5, 1, 12).getTime()
const night = new Date(2026, 5, 2, 3, 10).getTime()

it('a backup is due in the quiet hour, and after a night that the machine has slept through at any hour', () => {
  expect(isBackupDue(undefined, noon, at3)).toBe(true)
  expect(isBackupDue({ at: noon - 2 * hourMs }, noon, at3)).toBe(false)
  expect(isBackupDue({ at: night - dayMs }, night, at3)).toBe(true)
  expect(isBackupDue({ at: noon - 33 * hourMs }, noon, at3)).toBe(false)
  expect(isBackupDue({ at: noon - 36 * hourMs }, noon, at3)).toBe(true)
})

it('a drill is due at once, then each month in the quiet hour, and the day after one that failed', () => {
  const good = (at: number) => ({ at, fault: null })
  expect(isDrillDue(undefined, noon, at3)).toBe(true)
  expect(isDrillDue(good(night - 29 * dayMs), night, at3)).toBe(false)
  expect(isDrillDue(good(night - 30 * dayMs), night, at3)).toBe(true)
  expect(isDrillDue(good(noon - 32 * dayMs), noon, at3)).toBe(false)
  expect(isDrillDue(good(noon - 33 * dayMs), noon, at3)).toBe(true)
  expect(isDrillDue(good(noon + dayMs), noon, at3)).toBe(true)
  expect(isDrillDue({ at: noon - 23 * hourMs, fault: 'cut off' }, noon, at3)).toBe(false)
  expect(isDrillDue({ at: noon - dayMs, fault: 'cut off' }, noon, at3)).toBe(true)
})

it('a backup is due in the hour that somebody has set, and again later where it failed in that hour', () => {
  const at22 = { hour: 22 }
  const evening = new Date(2026, 5, 1, 22, 5).getTime()
  const lastNight = { at: new Date(2026, 5, 1, 3, 5).getTime() }
  expect(isBackupDue(lastNight, evening - hourMs, at22)).toBe(false)
  expect(isBackupDue(lastNight, evening, at22)).toBe(true)
  expect(isBackupDue({ at: evening }, evening + hourMs / 2, at22)).toBe(false)
  expect(isBackupDue(lastNight, evening + hourMs, at22)).toBe(false)
  expect(isBackupDue(lastNight, evening + hourMs, at22, { at: evening })).toBe(true)
  expect(isBackupDue(lastNight, evening + hourMs, at22, { at: lastNight.at })).toBe(false)
})
