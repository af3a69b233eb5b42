/** The state of a connected device in memory: only what it reports changes its pins, and each change is a new version. */
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShownDevice } from '../records/shown-device.ts'
import { Twin } from './twin.ts'

const pins: readonly PinKey[] = ['18', '19', '21', '25']

const stored = shownDevice({ rev: [3, 0] })

const stateOf = ({ pins: all }: ShownDevice, pin: PinKey) => all.find(({ key }) => key === pin)

describe('a twin', () => {
  it('LIVE-4 takes over what a report names, and keeps the rest', () => {
    const twin = new Twin(stored, [])
    twin.report({ pins: new Map([['18', 1]]), facts: { firmware: '1.0' } }, 100)
    expect(stateOf(twin.shown, '18')).toMatchObject({ state: 1, reportedAt: 100 })
    expect(stateOf(twin.shown, '19')).toMatchObject({ state: null, reportedAt: null })
    expect(twin.shown).toMatchObject({ firmware: '1.0', connected: true, rev: [3, 1] })
  })

  it('R-80 takes over what people have set only when it is newer, and nothing that is reported with it', () => {
    const twin = new Twin(stored, [])
    twin.report({ pins: new Map([['18', 1]]), facts: {} }, 100)
    const second = { ...stored, name: 'Second', settingsVersion: 2 }
    expect(twin.setSettings(second)).toBe(true)
    expect(twin.setSettings({ ...stored, name: 'First', settingsVersion: 1 })).toBe(false)
    expect(twin.setSettings(second)).toBe(false)
    expect(twin.shown).toMatchObject({ name: 'Second', settingsVersion: 2, rev: [3, 2] })
    expect(stateOf(twin.shown, '18')).toMatchObject({ state: 1, reportedAt: 100 })
  })

  it('R-81 a command shows what it asks for, and is confirmed only once it is sent and reported', () => {
    const twin = new Twin(stored, [])
    const command = twin.request(commandFor('18', 1))
    expect(stateOf(twin.shown, '18')).toMatchObject({ state: null, desired: 1 })
    expect(twin.report({ pins: new Map([['18', 1]]), facts: {} }, 1)).toEqual([])
    expect(twin.keep(command, 7)).toEqual([])
    expect(twin.find(7)).toBe(command)
    expect(twin.report({ pins: new Map([['18', 1]]), facts: {} }, 2)).toEqual([command])
    expect(stateOf(twin.shown, '18')).toMatchObject({ state: 1, desired: null })
  })

  it('LIVE-2 a command that is sent ends the older ones of its pin, and no other', () => {
    const twin = new Twin(stored, [])
    const [first, other, second] = [
      twin.request(commandFor('18', 1)),
      twin.request(commandFor('19', 1)),
      twin.request(commandFor('18', 0)),
    ]
    twin.keep(first, 1)
    twin.keep(other, 2)
    expect(twin.keep(second, 3)).toEqual([first])
    expect(twin.pending.map(({ sentAs }) => sentAs)).toEqual([2, 3])
  })

  it('LIVE-2 a press of the same joins the pending one of its pin, unless somebody else or something else asks for it', () => {
    const twin = new Twin(stored, [])
    const first = twin.request(commandFor('18', 1))
    expect(twin.join(commandFor('18', 1))).toBe(first)
    expect([first.row.count, first.joined.length]).toEqual([2, 1])
    const others = [
      commandFor('18', 0),
      commandFor('19', 1),
      { ...commandFor('18', 1), requester_id: 99 },
      { ...commandFor('18', 1), begun_at: first.row.deadline_at },
    ]
    for (const other of others) expect(twin.join(other)).toBeUndefined()
    twin.request(commandFor('18', 0))
    expect(twin.join(commandFor('18', 1))).toBeUndefined()
    expect(first.row.count).toBe(2)
  })

  it('R-81 a message that is repeated is known by its command, also after a reconnect', () => {
    const twin = new Twin(stored, [{ ...commandFor('18', 1), id: 7 }])
    expect(twin.hasMessage(commandFor('18', 1))).toBe(true)
    expect(twin.hasMessage({ ...commandFor('18', 1), message_id: '2' })).toBe(false)
    expect(twin.hasMessage({ ...commandFor('18', 1), requester_id: 99 })).toBe(false)
    twin.join({ ...commandFor('18', 1), message_id: '2' })
    expect(twin.hasMessage({ ...commandFor('18', 1), message_id: '2' })).toBe(true)
  })

  it('what a device does late of several commands was asked for, and what follows them was not', () => {
    const twin = new Twin(stored, [])
    const report = (state: PinState) => {
      twin.report({ pins: new Map([['18', state]]), facts: {} }, 1)
      return stateOf(twin.shown, '18')?.lastChange?.cause
    }
    report(0)
    for (const state of [1, 2, 3]) twin.keep(twin.request(commandFor('18', state)), state)
    expect([1, 2, 3].map(report)).toEqual(['late', 'late', 'page'])
    expect([2, 1].map(report)).not.toContain('late')
  })

  it('R-82 every change has a version of its own, and what was shown at a version stays', () => {
    const change = fc.oneof(
      fc.record({ pin: fc.constantFrom(...pins), state: fc.constantFrom<PinState>(0, 1) }),
      fc.constant('settings' as const),
      fc.constant('request' as const),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const twin = new Twin(stored, [])
        const seen = new Map<string, string>()
        for (const one of changes) {
          if (one === 'settings') {
            const settingsVersion = twin.shown.settingsVersion + 1
            twin.setSettings({ ...stored, name: 'Lamp', settingsVersion })
          } else if (one === 'request') twin.request(commandFor('18', 1))
          else twin.report({ pins: new Map([[one.pin, one.state]]), facts: {} }, 1)
          const rev = twin.shown.rev.join('.')
          expect(seen.has(rev)).toBe(false)
          seen.set(rev, JSON.stringify(twin.shown))
        }
        expect(seen.size).toBe(changes.length)
      }),
    )
  })
})
