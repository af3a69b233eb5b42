import { expect, test } from 'vitest'
import { entryOfChange, entryOfCommand, entryOfEvent } from '../activity-entry.ts'
import type { VisibleEntry } from '../list-activity.ts'
import { awayLines } from './away-lines.ts'

const me = 1
type Device = NonNullable<VisibleEntry['device']>

/** Entries of devices that are called by numbers; of a device nothing but its id counts. */
const of = (deviceId: number, entry: VisibleEntry['entry']): VisibleEntry => ({
  entry,
  device: Object.assign(Object.create(null), { id: deviceId }) satisfies Device,
})

const change = (
  deviceId: number,
  part: '18' | 'level' | 'connection',
  value: string,
  cause: 'touch' | 'device' | 'lease_over' = 'device',
) =>
  of(
    deviceId,
    entryOfChange({
      home_id: 1,
      device_id: deviceId,
      part,
      at: 5_000,
      value,
      cause,
      count: 1,
      last_at: 5_000,
    }),
  )

function command(
  deviceId: number,
  by: 'person' | 'schedule',
  id: number,
  { run = 1_000, outcome = 'done' as 'done' | 'failed' } = {},
): VisibleEntry {
  return of(
    deviceId,
    entryOfCommand({
      id: 1,
      home_id: 1,
      device_id: deviceId,
      requester_kind: by,
      requester_id: id,
      cause: by === 'schedule' ? 'schedule' : 'page',
      message_id: JSON.stringify(`${run} 18`),
      origin: '',
      action: 'on',
      pin: '18',
      desired: 1,
      lease_s: null,
      scene_id: null,
      begun_at: 5_000,
      deadline_at: 6_000,
      received_at: null,
      outcome,
      error: null,
      error_code: null,
      ended_at: null,
      count: 1,
    }),
  )
}

function event(name: string, detail: object, person_id = 2): VisibleEntry[] {
  const row = { id: 1, at: 5_000, person_id, event: name, detail: JSON.stringify(detail) }
  const entry = entryOfEvent(row)
  return entry ? [{ entry, device: undefined }] : []
}

const shown = (entries: VisibleEntry[]) => {
  const { lines, more } = awayLines(entries, me)
  return [
    ...lines.map(({ kind, count, others }) => `${kind} ${count}${others ? ` +${others}` : ''}`),
    ...(more ? [`more ${more}`] : []),
  ]
}

test('a run of a schedule counts once, however many pins it sets, and has failed if one of them has', () => {
  const entries = [
    command(1, 'schedule', 7),
    command(2, 'schedule', 7),
    command(1, 'schedule', 7, { run: 2_000 }),
    command(2, 'schedule', 7, { run: 2_000, outcome: 'failed' }),
    ...event('schedule.missed', { schedule: 7 }),
  ]
  expect(shown(entries)).toEqual(['schedule_failed 2', 'schedule_ran 1'])
})

test('devices that went offline are one line, those that came back another', () => {
  const entries = [
    change(1, 'connection', '0'),
    change(2, 'connection', '1'),
    change(2, 'connection', '0'),
    change(2, 'connection', '0'),
    change(3, 'connection', '0'),
    change(4, 'connection', '1'),
  ]
  expect(shown(entries)).toEqual(['offline 2 +1', 'back 2'])
})

test('a low tank comes first; timers that ended and one’s own doings are no news', () => {
  const entries = [
    command(1, 'person', me),
    ...event('guest.created', { member: 3 }, me),
    command(1, 'person', 2),
    change(1, '18', '0', 'lease_over'),
    change(1, '18', '1', 'touch'),
    change(1, '18', '0', 'touch'),
    change(5, 'level', '72%'),
    change(5, 'level', '9%'),
  ]
  expect(shown(entries)).toEqual(['tank_low 1', 'switched 2', 'switched 1'])
})

test('at most five lines are told, and how many more there would be', () => {
  const entries = [
    ...[1, 2, 3, 4, 5, 6].map((id) => command(id, 'person', 2)),
    command(3, 'person', 2),
    ...event('guest.expired', { member: 4 }),
    ...event('room.renamed', { room: 4 }),
  ]
  expect(shown(entries)).toEqual([
    'access 1',
    'switched 2',
    'switched 1',
    'switched 1',
    'switched 1',
    'more 2',
  ])
})
