import { describe, expect, test } from 'vitest'
import { aDevice } from '../../features/devices/state/a-device.ts'
import { findEntries } from './find-entries.ts'
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
  })

  test('puts what begins so before what only contains it, and that before what stands in such a room', () => {
    expect(found('living')).toEqual([
      'Living Room',
      'All off in Living Room',
      'Ceiling light',
      'Pin 19',
      'Pin 21',
      'Pin 25',
      'Main switchboard',
    ])
  })

  test('begins with what was chosen lately', () => {
    expect(found('', ['settings', 'room 2']).slice(0, 3)).toEqual([
      'Settings',
      'Küche',
      'Living Room',
    ])
    expect(found('pin', ['pin SC-000001 21'])[0]).toBe('Pin 21')
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
