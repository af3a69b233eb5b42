import { expect, test } from 'vitest'
import { draftOfSchedule, errorIn, newDraft, scheduleFormOf } from './draft.ts'
import { scheduleText, stateText, storedOnText, textOfRun } from './schedule-text.ts'

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
  expect(scheduleText({ ...form, scene: null, pins: [porch] })).toBe(
    'Every weekday at sunset turn on Porch lamp for 3 h',
  )
  const early = scheduleFormOf(
    { ...weekdays, offset: '-30', spread: '10', days: 'every', every: '3' },
    '-',
  )
  const off = { pins: [{ ...porch, state: 0 as const }, fan], for_s: null }
  expect(scheduleText({ ...early, ...off, scene: null })).toBe(
    'Every 3 days 30 min before sunset, give or take 10 min, turn off Porch lamp and set Fan speed to High',
  )
  const one = {
    ...form,
    schedule_id: 1,
    scene: null,
    pins: [porch],
    next_at: null,
    skip_at: null,
    paused: null,
    made_by: null,
    may_change: true,
    stored: null,
    catch_up: true,
  }
  const again = scheduleFormOf(draftOfSchedule(one, '2026-12-01'), '-')
  expect(again).toEqual({ ...form, catch_up: true })
})

test('pins without names say the device that they share once', () => {
  const box = (pin: '18' | '19' | '21', device = 1) => ({
    ...porch,
    device_identifier: `SC-00000${device}`,
    device_name: `Box ${device}`,
    pin,
    pin_name: null,
  })
  const form = { ...scheduleFormOf(empty, '-'), scene: null, for_s: null }
  const textOf = (pins: Parameters<typeof scheduleText>[0]['pins']) =>
    scheduleText({ ...form, pins }).replace(/^.* turn on/, 'turn on')
  expect(textOf([box('18'), box('19'), box('21')])).toBe(
    'turn on Pin 18, Pin 19 and Pin 21 of Box 1',
  )
  expect(textOf([box('18'), box('19', 2)])).toBe('turn on Pin 18 of Box 1 and Pin 19 of Box 2')
  expect(textOf([box('18'), porch, box('21')])).toBe(
    'turn on Pin 18 of Box 1, Porch lamp and Pin 21 of Box 1',
  )
  expect(textOf([box('18'), { ...box('19'), state: 0 }])).toBe(
    'turn on Pin 18 of Box 1 and turn off Pin 19 of Box 1',
  )
})

test('a schedule of a scene names it, and has no length of its own', () => {
  const draft = newDraft('2026-11-25', { target: 'scene', sceneId: '7', forS: '600', pins: [lamp] })
  const form = scheduleFormOf({ ...draft, at: '23:00' }, 'Night')
  expect(form).toMatchObject({ pins: [], scene_id: 7, for_s: null })
  const scene = { scene_id: 7, name: 'Evening' }
  const text = scheduleText({ ...form, scene, pins: [porch] })
  expect(text).toMatch(/^Every day at .* set Evening$/)
  const one = {
    ...form,
    schedule_id: 1,
    scene,
    pins: [porch],
    next_at: null,
    skip_at: null,
    paused: null,
    made_by: null,
    may_change: true,
    stored: null,
    catch_up: false,
  }
  expect(scheduleFormOf(draftOfSchedule(one, '2026-12-01'), '-')).toEqual(form)
  const gone = { ...one, scene: { ...scene, name: null }, pins: [] }
  expect(scheduleText(gone)).toMatch(/set a deleted scene$/)
  expect(errorIn(draftOfSchedule(gone, '2026-12-01'))?.text).toBe('Choose a scene')
})

test('what is missing is said before anything is sent', () => {
  expect(errorIn({ ...empty, pins: [] })?.text).toBe('Choose what to switch')
  expect(errorIn({ ...empty, days: 'chosen', chosen: [] })?.text).toBe('Choose a day')
  expect(errorIn({ ...empty, at: '' })?.text).toBe('Enter a time')
  expect(errorIn({ ...empty, days: 'once', date: '' })?.text).toBe('Enter a day')
  expect(errorIn(empty)).toBeUndefined()
})

test('a schedule says on which devices it is stored, which lack it, and which do it still', () => {
  const stored = (more: object) =>
    storedOnText({ stored: { on: 0, of: 3, not_yet: [], still: [], ...more } })
  expect(storedOnText({ stored: null })).toBe('')
  expect(stored({ on: 3 })).toBe('Stored on all 3 devices: it runs without the server too')
  expect(stored({ on: 2, of: 2 })).toMatch(/^Stored on both devices: /)
  expect(stored({ on: 2, not_yet: ['Kitchen board'] })).toBe(
    'Stored on 2 of 3 devices: it runs without the server too. Not yet on Kitchen board',
  )
  expect(stored({ still: ['מחסן'] })).toBe(
    '\u2068מחסן\u2069 may still run it until the server can reach it',
  )
  expect(stored({ still: ['Hall', 'Shed'] })).toBe(
    'Hall and Shed may still run it until the server can reach it',
  )
})

test('a run says what came of it', () => {
  const run = { due_at: 0, unconfirmable: 0, done: 2, offline: 1, failed: 0, held: 0, pending: 0 }
  expect(textOfRun({ ...run, outcome: 'acted' })).toBe('2 done, 1 offline')
  expect(textOfRun({ ...run, unconfirmable: 1, outcome: 'acted' })).toBe(
    '2 done, 1 sent, cannot be confirmed, 1 offline',
  )
  expect(textOfRun({ ...run, held: 1, outcome: 'acted' })).toBe(
    '2 done, 1 offline, 1 left as switched by hand',
  )
  expect(textOfRun({ ...run, outcome: 'held' })).toMatch(/by hand/)
  expect(textOfRun({ ...run, outcome: 'missed' })).toMatch(/^Missed: /)
})

test('a schedule says when it is due next, and what keeps it from acting then', () => {
  const next_at = Date.UTC(2026, 11, 1, 18)
  const due = { paused: null, next_at, skip_at: null, made_by: null }
  const untilThen = { until: next_at }
  const forever = { until: null }
  const left = (
    state: Partial<Parameters<typeof stateText>[0]>,
    all: { until: number | null } | null,
  ) => stateText({ ...due, ...state }, all, 'UTC').replace(/^Next: [^,]+, \d+, [^,]+/, 'Next')
  expect(left({}, null)).toBe('Next')
  expect(left({}, untilThen)).toBe('Next')
  expect(left({}, { until: next_at + 1 })).toBe('Next, skipped while all are paused')
  expect(left({}, forever)).toBe('Next, skipped while all are paused')
  expect(left({ skip_at: next_at }, forever)).toBe('Next, skipped')
  expect(left({ next_at: null }, forever)).toBe('No further runs')
  expect(left({ paused: { since: 0, why: 'person' } }, forever)).toBe('Paused')
})
