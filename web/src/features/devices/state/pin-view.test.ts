import { describe, expect, test } from 'vitest'
import {
  nextChangeAt,
  type PinEvent,
  type PinReport,
  type PinView,
  pinView,
  shownValue,
  unknownPin,
} from './pin-view.ts'

const off: PinView = { ...unknownPin, reported: 0 }
const pressOn: PinEvent = { type: 'pressed', value: 1, messageId: 'm1' }

function report(changes: Partial<PinReport>): PinEvent {
  const silent: PinReport = {
    state: 0,
    desired: undefined,
    touched: false,
    spoken: false,
    confirms: [],
  }
  return { type: 'reported', report: { ...silent, ...changes } }
}

/** The view after events, each at its time. */
function after(view: PinView, ...events: [number, PinEvent][]): PinView {
  return events.reduce((before, [now, event]) => pinView(before, event, now), view)
}

const time: PinEvent = { type: 'time' }

describe('a pending command', () => {
  test('LIVE-2 is shown at once, quietly for 300 ms, then as sending, then as slow', () => {
    const pressed = after(off, [0, pressOn])
    expect([shownValue(pressed), pressed.outcome]).toEqual([1, 'quiet'])
    expect(nextChangeAt(pressed)).toBe(300)
    expect(after(pressed, [300, time]).outcome).toBe('sending')
    expect(after(pressed, [2_000, time]).outcome).toBe('slow')
  })

  test('LIVE-2 becomes a fact when the device confirms it', () => {
    const done = after(off, [0, pressOn], [40, report({ state: 1, spoken: true })])
    expect([shownValue(done), done.outcome, done.pending]).toEqual([1, 'idle', null])
    expect(done.note).toBeNull()
  })

  test('LIVE-2 returns to the reported value as unconfirmed when the device does not confirm it within 5 s', () => {
    const late = after(off, [0, pressOn], [300, time], [2_000, time], [5_000, time])
    expect([shownValue(late), late.outcome, late.missed]).toEqual([0, 'unconfirmed', 1])
    expect(nextChangeAt(late)).toBeNull()
  })

  test('LIVE-2 notes a late confirmation as late', () => {
    const late = after(
      off,
      [0, pressOn],
      [5_000, time],
      [9_000, report({ state: 1, spoken: true })],
    )
    expect([shownValue(late), late.outcome, late.note?.about]).toEqual([1, 'idle', 'late'])
    expect(after(late, [15_000, time]).note).toBeNull()
  })

  test('LIVE-2 stays unconfirmed while the device repeats its earlier report', () => {
    const still = after(off, [0, pressOn], [5_000, time], [6_000, report({ spoken: true })])
    expect(still.outcome).toBe('unconfirmed')
  })

  test('LIVE-2 reverts at once with the reason when it is refused', () => {
    const refused = after(
      off,
      [0, pressOn],
      [30, { type: 'refused', messageId: 'm1', reason: 'No.' }],
    )
    expect([shownValue(refused), refused.outcome]).toEqual([0, 'failed'])
    expect(refused.failure).toEqual({ code: 'control_failed', reason: 'No.' })
    expect(refused.missed).toBe(1)
  })

  test('LIVE-2 is unconfirmed, not failed, when the server ends its life', () => {
    const ended = after(
      off,
      [0, pressOn],
      [4_900, { type: 'refused', messageId: 'm1', reason: 'The device did not answer' }],
    )
    expect(ended.outcome).toBe('unconfirmed')
  })

  test('ignores the refusal of an earlier press', () => {
    const again = after(off, [0, pressOn], [600, { ...pressOn, value: 0, messageId: 'm2' }])
    expect(pinView(again, { type: 'refused', messageId: 'm1', reason: 'No.' }, 700)).toBe(again)
  })

  test('remembers, but does not show, an older report that overtakes it within 400 ms', () => {
    const on: PinView = { ...unknownPin, reported: 1 }
    const early = after(
      on,
      [0, { ...pressOn, value: 0 }],
      [100, report({ state: 1, spoken: true })],
    )
    expect([shownValue(early), early.outcome]).toEqual([0, 'quiet'])
  })

  test("LIVE-2 yields to the device's report after 400 ms, with a note", () => {
    const denied = after(off, [0, pressOn], [600, report({ state: 0, spoken: true })])
    expect([shownValue(denied), denied.pending, denied.note?.about]).toEqual([0, null, 'device'])
  })

  test('stays while a report says that the command lives', () => {
    const alive = after(off, [0, pressOn], [900, report({ desired: 1 })])
    expect([shownValue(alive), alive.pending?.messageId]).toEqual([1, 'm1'])
  })

  test('ends unconfirmed when the command is gone and the device has not reported', () => {
    const gone = after(off, [0, pressOn], [5_000, report({})])
    expect([shownValue(gone), gone.outcome]).toEqual([0, 'unconfirmed'])
  })

  test('gives way to a later command of another person', () => {
    const fan: PinView = { ...unknownPin, reported: 0 }
    const other = after(fan, [0, { ...pressOn, value: 2 }], [800, report({ desired: 3 })])
    expect(other.pending).toEqual({ value: 3, sentAt: 800, messageId: null })
  })

  test('is unconfirmed at once when the socket drops', () => {
    const dropped = after(off, [0, pressOn], [700, { type: 'disconnected' }])
    expect([shownValue(dropped), dropped.outcome]).toEqual([0, 'unconfirmed'])
  })

  test('CTRL-8 fails as not connected when it could not be sent, until the connection is back', () => {
    const unsent = after(off, [0, { type: 'unsent', value: 1, failure: 'not_connected' }])
    expect([shownValue(unsent), unsent.failure?.code]).toEqual([0, 'not_connected'])
    expect(after(unsent, [50_000, time])).toBe(unsent)
    expect(after(unsent, [50_000, { type: 'connected' }]).outcome).toBe('idle')
  })

  test("keeps 'Sending…' for 400 ms once shown, while the lamp shows the fact", () => {
    const done = after(off, [0, pressOn], [300, time], [350, report({ state: 1, spoken: true })])
    expect([done.outcome, done.note]).toEqual(['idle', { about: 'sending', at: 350, until: 700 }])
  })
})

test('a failure ends when the connection was lost and is back', () => {
  const refused = after(
    off,
    [0, pressOn],
    [30, { type: 'refused', messageId: 'm1', reason: 'No.' }],
  )
  expect(after(refused, [90_000, { type: 'connected' }])).toEqual(off)
})

describe('an action of others', () => {
  test('LIVE-3 a touch at the wall is noted for 6 s', () => {
    const touched = after(off, [0, report({ state: 1, touched: true, spoken: true })])
    expect([shownValue(touched), touched.note?.about]).toEqual([1, 'wall'])
    expect(nextChangeAt(touched)).toBe(6_000)
  })

  test('LIVE-3 a touch at the wall is noted even after a command has just failed', () => {
    const touched = after(
      off,
      [0, pressOn],
      [30, { type: 'refused', messageId: 'm1', reason: 'No.' }],
      [900, report({ state: 1, touched: true, spoken: true })],
    )
    expect([touched.outcome, touched.note?.about]).toEqual(['idle', 'wall'])
  })

  test("LIVE-2 another person's command is shown as pending once it has lasted, and does not end silently", () => {
    const asked = after(off, [0, report({ desired: 1 })])
    expect(shownValue(asked)).toBe(0)
    const lasting = after(asked, [300, time])
    expect([shownValue(lasting), lasting.outcome]).toEqual([1, 'sending'])
    const late = after(lasting, [5_000, time])
    expect([shownValue(late), late.outcome, late.missed]).toEqual([0, 'unconfirmed', 1])
  })

  test("another person's command that ends before it is shown leaves no trace", () => {
    expect(after(off, [0, report({ desired: 1 })], [90, report({})])).toEqual(off)
  })

  test('a report without news keeps the same view object', () => {
    expect(pinView(off, report({ spoken: true }), 5)).toBe(off)
  })
})
