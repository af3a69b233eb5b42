import type { AwayLine } from '@roomwire/contracts/http/away.ts'
import { expect, test } from 'vitest'
import { anEntry } from '../an-entry.ts'
import { awayText } from './away-text.ts'

const anna = { kind: 'person', name: 'Anna', is_you: false } as const
const evening = { kind: 'schedule', name: 'Evening', is_you: false } as const
const pressed = anEntry({ kind: 'command', cause: 'page', by: anna, outcome: 'done' })
const board = anEntry({ kind: 'connection', pin: null, value: '0' })
const text = (
  kind: AwayLine['kind'],
  newest: AwayLine['newest'],
  { count = 1, others = 0, isGuest = false } = {},
) => awayText({ kind, newest, count, others }, { isManager: !isGuest, isGuest })

test('somebody who was away reads who switched what, and how often', () => {
  expect(text('switched', pressed, { count: 6 })).toBe('Ceiling light was switched 6 times by Anna')
  expect(text('switched', pressed)).toBe('Ceiling light turned ON by Anna')
  expect(text('switched', anEntry(), { count: 2 })).toBe(
    'Ceiling light was switched 2 times at the wall',
  )
  const fan = anEntry({ ...pressed, pin_form: { kind: 'level', step: 1 } })
  expect(text('switched', fan, { count: 2 })).toBe('Ceiling light was changed 2 times by Anna')
  const hidden = anEntry({ ...pressed, by: { ...anna, name: null } })
  expect(text('switched', hidden, { count: 2, isGuest: true })).toBe(
    'Ceiling light was switched 2 times by somebody in the home',
  )
})

test('devices, tanks and schedules are named, and others like them counted', () => {
  const tank = anEntry({ kind: 'level', pin: null, value: '9%' })
  expect(text('tank_low', tank)).toBe('Lounge board was low: 9%')
  expect(text('tank_low', tank, { others: 1 })).toBe('Lounge board and 1 other tank were low')
  expect(text('offline', board, { others: 2, count: 5 })).toBe(
    'Lounge board and 2 other devices went offline',
  )
  expect(text('back', board, { count: 3 })).toBe('Lounge board went offline 3 times and came back')
  const run = anEntry({ ...pressed, cause: 'schedule', by: evening })
  expect(text('schedule_ran', run, { count: 2 })).toBe('The schedule Evening ran 2 times')
  expect(text('schedule_failed', run, { count: 3, others: 1 })).toBe(
    'The schedule Evening and 1 other schedule failed',
  )
  const missed = anEntry({ kind: 'event', event: 'schedule.missed', about: 'Evening' })
  expect(text('schedule_failed', missed)).toBe('The schedule Evening failed')
  const ended = anEntry({ kind: 'event', event: 'guest.expired', about: 'Ravi' })
  expect(text('access', ended)).toBe('Roomwire ended the access of Ravi: it had expired')
})

test('a guest reads no identifier of a device without a name', () => {
  const nameless = { device_identifier: 'SC-000001', device_name: null }
  const lost = anEntry({ ...board, device: nameless })
  expect(text('offline', lost, { isGuest: true })).toBe('Unnamed went offline')
  expect(text('offline', lost)).toBe('SC-000001 went offline')
})
