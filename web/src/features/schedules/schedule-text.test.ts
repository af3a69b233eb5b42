import { expect, test } from 'vitest'
import { draftOfSchedule, missingIn, newDraft, scheduleFormOf } from './draft.ts'
import { scheduleText, textOfRun } from './schedule-text.ts'

const lamp = { device_identifier: 'SC-000001', pin: '18', state: 1 } as const
const shown = { device_name: null, is_gone: false }
const porch = { ...lamp, ...shown, pin_name: 'Porch lamp' }
const fan = {
  device_identifier: 'PC-000001',
  pin: '13',
  state: 3,
  ...shown,
  pin_name: null,
} as const
const empty = newDraft('2026-11-25', { pins: [lamp] })

test('a schedule is told as a sentence, and reads the same after it is changed', () => {
  const weekdays = newDraft('2026-11-25', {
    ...empty,
    days: 'weekdays',
    time: 'sunset',
    forS: '10800',
  })
  const form = scheduleFormOf(weekdays, 'Evening')
  expect(scheduleText({ ...form, pins: [porch] })).toBe(
    'Every weekday at sunset turn on Porch lamp for 3 h',
  )
  const early = scheduleFormOf(
    { ...weekdays, offset: '-30', spread: '10', days: 'every', every: '3' },
    '-',
  )
  expect(scheduleText({ ...early, pins: [{ ...porch, state: 0 }, fan], for_s: null })).toBe(
    'Every 3 days 30 min before sunset, give or take 10 min, turn off Porch lamp and set Fan speed to High',
  )
  const one = {
    ...{ ...form, schedule_id: 1, pins: [porch], next_at: null, skip_at: null },
    ...{ paused: null, made_by: null, may_change: true },
  }
  expect(scheduleFormOf(draftOfSchedule(one, '2026-12-01'), '-')).toEqual(form)
})

test('what is missing is said before anything is sent', () => {
  expect(missingIn({ ...empty, pins: [] })).toBe('Choose what to switch')
  expect(missingIn({ ...empty, days: 'chosen', chosen: [] })).toBe('Choose a day')
  expect(missingIn({ ...empty, at: '' })).toBe('Enter a time')
  expect(missingIn({ ...empty, days: 'once', date: '' })).toBe('Enter a day')
  expect(missingIn(empty)).toBeUndefined()
})

test('a run says what came of it', () => {
  const run = { due_at: 0, done: 2, offline: 1, failed: 0, pending: 0 }
  expect(textOfRun({ ...run, outcome: 'acted' })).toBe('2 done, 1 offline')
  expect(textOfRun({ ...run, outcome: 'missed' })).toMatch(/^Missed: /)
})
