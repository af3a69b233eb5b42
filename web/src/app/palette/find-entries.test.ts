import { describe, expect, test } from 'vitest'
import { aDevice } from '../../features/devices/state/a-device.ts'
import { findEntries, timerEntries } from './find-entries.ts'
import { type PaletteSource, paletteEntries } from './palette-entries.ts'

const lit = { state: 1, touchPin: null, icon: null, reportedAt: 1 } as const
const source: PaletteSource = {
  rooms: [
    { room_id: 1, room_name: 'Living Room', device_count: 1 },
    { room_id: 2, room_name: 'Küche', device_count: 0 },
  ],
  devices: [aDevice({ pins: { '18': { ...lit, name: 'Ceiling light' } } })],
  people: [{ id: 7, name: 'Arjun', email: 'arjun@example.com', list: 'guest' }],
  isAdmin: true,
}
const entries = paletteEntries(source)
const found = (typed: string, recent: string[] = []) =>
  findEntries(entries, typed, recent).map(({ label }) => label)

describe('the palette', () => {
  test('finds by the beginnings of words, whatever their order, capitals and marks', () => {
    expect(found('li ro')[0]).toBe('Living Room')
    expect(found('kuche')).toEqual(['Küche', 'All off in Küche'])
    expect(found('light ceil')).toEqual(['Ceiling light'])
    expect(found('arjun')).toEqual(['Arjun'])
    expect(found('nowhere')).toEqual([])
    expect(found('💡')).toEqual([])
    expect(found('-')).toEqual([])
  })

  test('puts what begins so before what only contains it, and that before what stands in such a room', () => {
    expect(found('living')).toEqual([
      'Living Room',
      'All off in Living Room',
      'Ceiling light',
      'Pin 19 of Main switchboard',
      'Pin 21 of Main switchboard',
      'Pin 25 of Main switchboard',
      'Main switchboard',
    ])
  })

  test('finds emoji, numbers without their zeros, and letters in every form', () => {
    const names = ['Straße 02', 'Terrace 💡', '!!!']
    const rooms = names.map((room_name, room_id) => ({ room_id, room_name, device_count: 0 }))
    const own = paletteEntries({ ...source, rooms, people: [], devices: [] })
    const first = (typed: string) => findEntries(own, typed, [])[0]?.label
    expect(['STRASSE', 'strasse 2', '💡', '!'].map(first)).toEqual([
      'Straße 02',
      'Straße 02',
      'Terrace 💡',
      '!!!',
    ])
  })

  test('begins with what was chosen lately', () => {
    expect(found('', ['settings', 'room 2']).slice(0, 3)).toEqual([
      'Settings',
      'Küche',
      'Living Room',
    ])
    expect(found('pin', ['pin SC-000001 21'])[0]).toBe('Pin 21 of Main switchboard')
  })

  test('puts what is connected before what is not, and numbers in their order', () => {
    const names = ['Lamp 10', 'Lamp 2', 'Lamp 1']
    const devices = names.map((device_name, at) =>
      aDevice({
        deviceIdentifier: `SC-00000${at}`,
        device_name,
        pins: {},
        connected: device_name !== 'Lamp 1',
      }),
    )
    const own = paletteEntries({ ...source, rooms: [], people: [], devices })
    const labels = findEntries(own, 'lamp', []).map(({ label }) => label)
    expect(labels.slice(0, 3)).toEqual(['Lamp 2', 'Lamp 10', 'Lamp 1'])
  })

  test('tells a guest the room of a device, and no identifier', () => {
    const own = paletteEntries({ ...source, people: [], isAdmin: false, isGuest: true })
    const details = own.filter(({ kind }) => kind === 'Device').map(({ detail }) => detail)
    expect(details.length).toBeGreaterThan(0)
    expect(details.join()).not.toMatch(/[A-Z]+-/)
  })

  test('offers people who do not manage the home nothing that they may not do', () => {
    const own = paletteEntries({ ...source, people: [], isAdmin: false })
    expect(own.map(({ label }) => label)).not.toContain('Create Guest')
    expect(own.filter(({ kind }) => kind === 'Action').map(({ label }) => label)).toEqual([
      'All off in Home',
      'All off in Living Room',
      'All off in Küche',
      'Scenes',
      'Schedules',
      'Activity',
      'Settings',
    ])
  })
})

describe('the palette times switches', () => {
  const timed = (typed: string, recent: string[] = []) =>
    timerEntries(entries, typed, recent).map(({ label, goal }) => [
      label,
      goal.to === 'pin' && goal.seconds,
    ])

  test('where the text has a length with its unit, wherever that stands', () => {
    const light = 'Ceiling light for'
    expect(timed('ceiling 20 min')).toEqual([[`${light} 20 min`, 1_200]])
    expect(timed('2h ceil')).toEqual([[`${light} 2 h`, 7_200]])
    expect(timed('pin 19 90 Minutes')).toEqual([
      ['Pin 19 of Main switchboard for 1 h 30 min', 5_400],
    ])
    expect(timed('5 min', ['pin SC-000001 21'])[0]).toEqual([
      'Pin 21 of Main switchboard for 5 min',
      300,
    ])
  })

  test('but not by a number alone, for no time, for longer than a day, or in what is no switch', () => {
    for (const typed of [
      'pin 18',
      'pin 18 20',
      'pin 0 min',
      'pin 25 h',
      'pin 20 mine',
      'arjun 2 h',
    ]) {
      expect(timed(typed)).toEqual([])
    }
  })
})
