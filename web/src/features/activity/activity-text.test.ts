import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import { stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { afterEach, expect, test } from 'vitest'
import { setHomeClocks } from '../../ui/time/time-zone.ts'
import { entryText } from './activity-text.ts'
import { anEntry } from './an-entry.ts'
import { csvOf, jsonOf } from './export-activity.ts'

afterEach(() => setHomeClocks(null, []))

const at = Date.UTC(2026, 10, 20, 20, 39)
const owner = { isManager: true, isGuest: false }
const guest = { isManager: false, isGuest: true }
const ravi = { kind: 'person', name: 'Ravi', is_you: false } as const
const touched = anEntry({ at, last_at: at })
const pressed: ActivityEntry = {
  ...touched,
  kind: 'command',
  cause: 'page',
  by: ravi,
  outcome: 'done',
  ended_at: at + 210,
}
const renamed: ActivityEntry = {
  ...touched,
  kind: 'event',
  cause: null,
  value: null,
  by: ravi,
  event: 'pin.renamed',
}
const textOf = (change: Partial<ActivityEntry>, from = touched, isManager = true) => {
  const { subject, happened } = entryText({ ...from, ...change }, isManager)
  return `${subject} ${happened}`
}

test('LIVE-2 the activity says in one sentence what happened, and why', () => {
  expect(textOf({})).toBe('Ceiling light turned ON, at the wall')
  expect(textOf({ cause: 'start', value: '0' })).toBe(
    'Ceiling light turned OFF, when the device started',
  )
  expect(textOf({ cause: 'late' })).toBe('Ceiling light turned ON, later than asked')
  expect(textOf({ cause: 'device' })).toBe('Ceiling light turned ON, by the device itself')
  expect(textOf({ cause: 'lease_over', value: '0' })).toBe(
    'Ceiling light turned OFF, as its timer ended',
  )
  expect(textOf({ cause: 'lease_reboot', value: '0' })).toBe(
    'Ceiling light turned OFF, when the device started: its timer ended',
  )
  expect(textOf({ cause: 'lease_missed' })).toBe(
    'Ceiling light stayed ON: its timer ended while the server or the device was offline',
  )
  expect(textOf({ cause: 'lease', by: null, value: '0' }, pressed)).toBe(
    'Ceiling light turned OFF, as its timer ended',
  )
  const unanswered = { outcome: 'failed', error: 'The device has not answered' } as const
  expect(textOf({ cause: 'lease', by: null, value: '0', ...unanswered }, pressed)).toBe(
    'Ceiling light did not turn OFF as its timer ended: The device has not answered',
  )
  expect(textOf({ for_s: 1_200 }, pressed)).toBe('Ceiling light turned ON for 20 min by Ravi')
  expect(textOf({ kind: 'level', pin: null, value: '72%' })).toBe('Lounge board changed to 72%')
  expect(textOf({ kind: 'connection', pin: null, value: '0' })).toBe('Lounge board went offline')
  expect(textOf({}, pressed)).toBe('Ceiling light turned ON by Ravi')
  expect(textOf({ cause: 'all_off', value: '0' }, pressed)).toBe(
    'Ceiling light turned OFF by Ravi with All off',
  )
  const scene = { scene_id: 1, name: 'Evening' }
  expect(textOf({ cause: 'scene', scene }, pressed)).toBe(
    'Ceiling light turned ON by Ravi with Evening',
  )
  const night = { kind: 'schedule', name: 'Night', is_you: false } as const
  expect(textOf({ cause: 'schedule', by: night, scene }, pressed)).toBe(
    'Ceiling light turned ON by the schedule Night with Evening',
  )
  expect(textOf({ cause: 'schedule', by: night }, pressed)).toBe(
    'Ceiling light turned ON by the schedule Night',
  )
  expect(textOf({ cause: 'undo_scene', value: '0' }, pressed)).toBe(
    'Ceiling light turned OFF by Ravi by undoing a scene',
  )
  expect(textOf({ outcome: null }, pressed)).toBe(
    'Ceiling light asked to turn ON by Ravi, no answer yet',
  )
  const device = { device_identifier: 'PC-000001', device_name: 'Fan' }
  expect(textOf({ device, pin: '13', pin_name: null, value: '2' }, pressed)).toBe(
    'Fan speed turned to Med by Ravi',
  )
  expect(textOf({ device, pin: '13', pin_name: null, value: '0' }, pressed)).toBe(
    'Fan speed turned OFF by Ravi',
  )
  expect(textOf({ device, pin: '13', pin_name: null, value: '2', cause: 'lease_missed' })).toMatch(
    /^Fan speed stayed at Med: its timer ended/,
  )
  expect(textOf({}, renamed)).toBe('Ravi named Ceiling light of Lounge board')
  expect(textOf({ token: { name: 'Bookings' } }, renamed)).toBe(
    'Ravi named Ceiling light of Lounge board with the API token Bookings',
  )
  expect(textOf({ token: { name: null } }, renamed)).toMatch(/board with a former API token$/)
  expect(textOf({ event: 'token.created', about: 'Bookings' }, renamed)).toBe(
    'Ravi made the API token Bookings',
  )
  expect(textOf({ event: 'home.time_zone_taken', by: null, about: 'Asha' }, renamed)).toBe(
    'Roomwire gave the demo home the time zone of its first visitor, and a location in that zone',
  )
  expect(textOf({ event: 'guest.expired', by: null, about: 'Asha' }, renamed)).toBe(
    'Roomwire ended the access of Asha: it had expired',
  )
})

test('LIVE-2 it says why a command came to nothing, and how long one took', () => {
  const failed = { outcome: 'failed', error: 'The device was offline' } as const
  expect(textOf(failed, pressed)).toBe(
    'Ceiling light did not turn ON for Ravi: The device was offline',
  )
  expect(entryText({ ...pressed, ...failed }, true).isFailed).toBe(true)
  expect(entryText(pressed, true).detail).toBe('Lounge · Lounge board · done in 0.21 s')
  // Guests read what happened, and not how a device answers.
  expect(entryText(pressed, false, undefined, true).detail).toBe('Lounge · Lounge board')
  const atOnce = { ...pressed, ended_at: pressed.at + 4 }
  expect(entryText(atOnce, true).detail).toBe('Lounge · Lounge board · done at once')
  const received = { ...pressed, outcome: null, received_at: pressed.at + 4 }
  expect(entryText(received, true).detail).toBe('Lounge · Lounge board · received at once')
})

test('R-95 whoever is gone is a former member, and for guests everybody else is somebody', () => {
  const gone = { by: { ...ravi, name: null } }
  expect(textOf(gone, pressed)).toBe('Ceiling light turned ON by a former member')
  expect(textOf(gone, pressed, false)).toBe('Ceiling light turned ON by somebody in the home')
  expect(textOf({ by: { ...ravi, is_you: true } }, pressed)).toBe('Ceiling light turned ON by you')
  expect(textOf({ device: null }, pressed)).toBe('Pin 18 turned ON by Ravi')
})

test('R-37 a name that looks like a formula is none in a CSV file', () => {
  setHomeClocks('Asia/Kolkata', [])
  const entries = [{ ...pressed, room_name: '=1+1', error: 'a "quoted", text' }]
  const [head, row] = csvOf(entries, owner, 'en').split('\r\n')
  expect(head).toBe(
    '\ufefftime,what,kind,room,device,pin,state,value,cause,who,outcome,error,count,utc_offset',
  )
  expect(row).toBe(
    `2026-11-21 02:09:00,Ceiling light turned ON by Ravi,command,'=1+1,SC-000001,18,ON,1,page,Ravi,done,"a ""quoted"", text",1,UTC+05:30`,
  )
})

test('a CSV file says each state as a person reads it, beside the raw value', () => {
  const texts = ['shut', '=open']
  const cells = (pin_form: ActivityEntry['pin_form'], value: string) => {
    const row = csvOf([{ ...pressed, pin_form, value }], owner, 'en').split('\r\n')[1]
    return row?.split(',').slice(6, 8)
  }
  const cover = { kind: 'cover', position: true } as const
  expect([
    cells({ kind: 'switch' }, '0'),
    cells({ kind: 'fan', levels: ['Off', '1/2'] }, '1'),
    cells({ kind: 'level', step: 1 }, '30'),
    cells({ kind: 'button', output: true }, '1'),
    cells(cover, '100'),
    cells(cover, '40'),
    cells(cover, String(stopState)),
    cells({ kind: 'cover', position: false }, '50'),
    cells({ kind: 'input', senses: 'contact', texts }, '1'),
  ]).toEqual([
    ['OFF', '0'],
    ["'1/2", '1'],
    ['30 %', '30'],
    ['pressed', '1'],
    ['open', '100'],
    ['40 %', '40'],
    ['stopped', '101'],
    ['partly open', '50'],
    ["'=open", '1'],
  ])
})

test('GEN-2 a CSV file has times of the home, also from before its clocks went back', () => {
  setHomeClocks('America/St_Johns', [])
  const rows = csvOf([pressed, { ...pressed, at: Date.UTC(2026, 6, 1, 1) }], owner, 'en').split(
    '\r\n',
  )
  expect(rows[1]).toMatch(/^2026-11-20 17:09:00,.*,UTC-03:30$/)
  expect(rows[2]).toMatch(/^2026-06-30 22:30:00,.*,UTC-02:30$/)
})

test('GEN-2 a CSV file has semicolons where numbers have a decimal comma', () => {
  const [head, row] = csvOf([{ ...pressed, room_name: 'Büro; oben' }], owner, 'de').split('\r\n')
  expect(head).toMatch(/^\ufefftime;what;kind;room;/)
  expect(row).toContain(';"Büro; oben";')
})

test('R-37 a name that a spreadsheet takes for a number, a date or a formula stays as it is', () => {
  const roomIn = (room_name: string) =>
    csvOf([{ ...pressed, room_name }], owner, 'en')
      .split('\r\n')[1]
      ?.split(',')[3]
  const taken = ['007', '3/4', '1-2', '1:30', '1E5', '1.5', '$5', 'TRUE', 'MAR1', '12 May', '＝1+1']
  expect(taken.map(roomIn)).toEqual(taken.map((name) => `'${name}`))
  const plain = ['12', '72%', 'Room 3', '3rd floor', 'Marble', 'Büro ☕']
  expect(plain.map(roomIn)).toEqual(plain)
})

test('a guest’s files have no identifier, whether the device has a name or not', () => {
  const nameless = { device_identifier: 'SC-000001', device_name: null }
  const entries = [
    pressed,
    anEntry({ device: nameless }),
    anEntry({ kind: 'connection', pin: null, value: '0', device: nameless }),
  ]
  for (const file of [csvOf(entries, guest, 'en'), jsonOf(entries, guest)]) {
    expect(file).toContain('Lounge board')
    expect(file).not.toContain('SC-000001')
  }
  expect(csvOf(entries, guest, 'en')).toContain('Unnamed went offline')
  for (const file of [csvOf(entries, owner, 'en'), jsonOf(entries, owner)]) {
    expect(file).toContain('SC-000001')
  }
})
