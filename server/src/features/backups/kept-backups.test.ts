import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { usualBackupSchedule as usual } from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { expect, it, onTestFinished } from 'vitest'
import { isBackupDue } from './daily-backups.ts'
import { nameOfBackup, newBackupIn, outdatedBackups } from './kept-backups.ts'

const [hour, day] = [3_600_000, 24 * 3_600_000]
const now = Date.UTC(2026, 10, 28, 3)

it('R-64 of two years of backups twice a day those of 7 days, 4 weeks and 12 months are kept, whatever else is there', () => {
  const times = Array.from({ length: 2 * 730 }, (_, half) => now - half * (day / 2))
  const names = times.map(nameOfBackup)
  const outdated = new Set(outdatedBackups([...names, 'notes.txt', 'roomwire-backups.txt'], usual))
  const kept = names.filter((name) => !outdated.has(name))
  expect(kept.map((name) => name.slice(9, 19))).toEqual([
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
  expect(outdatedBackups(kept, usual)).toEqual([])
})

it('R-64 a backup is due at once where there is none, each day in its hour, and at any hour when that was slept through', () => {
  const atHour = (hours: number) => new Date(2026, 10, 28, hours).getTime()
  expect(isBackupDue(undefined, atHour(15), usual)).toBe(true)
  expect(isBackupDue({ at: atHour(3) - day }, atHour(3), usual)).toBe(true)
  expect(isBackupDue({ at: atHour(3) - day }, atHour(2), usual)).toBe(false)
  expect(isBackupDue({ at: atHour(3) }, atHour(3) + hour / 2, usual)).toBe(false)
  expect(isBackupDue({ at: atHour(3) - day }, atHour(15), usual)).toBe(true)
})

it('R-64 as many backups are kept as somebody has set, and none of a kind that is set to 0', () => {
  const names = Array.from({ length: 400 }, (_, days) => nameOfBackup(now - days * day))
  const outdated = new Set(outdatedBackups(names, { days: 2, weeks: 0, months: 1 }))
  const kept = names.filter((name) => !outdated.has(name))
  expect(kept.map((name) => name.slice(9, 19))).toEqual(['2026-11-28', '2026-11-27'])
})

it.each(['', '.part'])(
  'R-64 a backup takes no place of one of the same second (%s)',
  async (end) => {
    const { folder, remove } = await makeFolder()
    onTestFinished(remove)
    writeFileSync(join(folder, `${nameOfBackup(now)}${end}`), '')
    const times = [now + 990, now + 1_000]
    const made = await newBackupIn(folder, { now: () => times.shift() ?? now })
    expect(made).toEqual({ madeAt: now + 1_000, file: join(folder, nameOfBackup(now + 1_000)) })
  },
)
