import { formOfKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { describe, expect, test } from 'vitest'
import { clockTime } from '../../../ui/time/time-text.ts'
import { type PinView, unknownPin } from '../state/pin-view.ts'
import { unansweredText } from './pin-alert.ts'
import { captionOf, pinLabel, pinPlace, spokenChange, stateWord, unknownText } from './pin-text.ts'

const aSwitch = formOfKind('SC', '18')
const fan = formOfKind('PC', '13')
const off: PinView = { ...unknownPin, reported: 0 }
const pending = { value: 1, sentAt: 0, messageId: 'm' } as const
const at = new Date(2026, 10, 20, 20, 39).getTime()

test("CTRL-4 a pin's label is its nickname, else its number", () => {
  expect(pinLabel('SC', '18', null)).toBe('Pin 18')
  expect(pinLabel('SC', '18', 'Ceiling light')).toBe('Ceiling light')
  expect(pinPlace('SC', '18', 'Ceiling light')).toBe('Pin 18')
  expect(pinLabel('PC', '13', null)).toBe('Fan speed')
  expect(pinLabel('SC', '13', null)).toBe('Pin 13')
  expect(pinLabel('WLM', 'pump', null)).toBe('Pump')
  expect(pinPlace('WLM', 'led', null)).toBe('Tank lamp')
  expect(pinPlace('WLM', 'led', 'Tank lamp')).toBe('LED')
  // Nothing is said twice.
  expect(pinPlace('WLM', 'pump', 'Pump')).toBe('Motor relay')
  expect(pinPlace('SC', '18', 'pin 18')).toBe('')
  expect(pinPlace('UNKNOWN', 'window', 'Bedroom window')).toBe('')
  expect(pinPlace('UNKNOWN', 'relay2', 'Blanket')).toBe('Pin relay2')
})

test('CTRL-4 the badge shows ON, OFF or the level of a fan', () => {
  expect([0, 1].map((state) => stateWord(aSwitch, state === 0 ? 0 : 1))).toEqual(['OFF', 'ON'])
  expect(([0, 1, 2, 3] as const).map((state) => stateWord(fan, state))).toEqual([
    'OFF',
    'Low',
    'Med',
    'High',
  ])
  expect(stateWord(aSwitch, null)).toBe('–')
  const level = { kind: 'level', step: 1 } as const
  expect([0, 30, 100].map((state) => stateWord(level, state))).toEqual(['OFF', '30 %', '100 %'])
})

test('CTRL-4 an input that its device lost sight of is unknown since then', () => {
  expect(unknownText(at, at + 60_000)).toBe(`Unknown since ${clockTime(at)}`)
})

test('LIVE-2 the plate names a pin that has not answered', () => {
  expect(unansweredText('Ceiling light', off, aSwitch, at)).toBe(
    `Ceiling light has not answered. Last confirmed OFF at ${clockTime(at)}.`,
  )
  expect(unansweredText('Pin 18', unknownPin, aSwitch, null)).toBe('Pin 18 has not answered.')
})

describe('the caption', () => {
  test.each<[Partial<PinView>, string]>([
    [{}, 'Pin 18'],
    [{ reported: null }, 'No state yet'],
    [{ pending, outcome: 'quiet' }, 'Pin 18'],
    [{ pending, outcome: 'sending' }, 'Sending…'],
    [{ pending, outcome: 'slow' }, 'Still waiting…'],
    [{ outcome: 'unconfirmed', missed: 1 }, 'Not confirmed'],
    [{ outcome: 'failed', failure: { code: 'control_failed', reason: null } }, 'Control failed'],
    [{ note: { about: 'wall', at, until: at } }, `At the wall, ${clockTime(at)}`],
    [{ note: { about: 'device', at, until: at } }, 'Device reports OFF'],
    [{ note: { about: 'late', at, until: at } }, `Confirmed late, ${clockTime(at)}`],
  ])('LIVE-2 for %o', (changes, text) => {
    expect(captionOf({ ...off, ...changes }, aSwitch, 'Pin 18', false)).toBe(text)
  })

  test('shows that a state is only remembered', () => {
    expect(captionOf(off, aSwitch, 'Pin 18', true)).toBe('Last known')
  })
})

describe('a screen reader announces', () => {
  const waiting: PinView = { ...off, pending, outcome: 'sending' }

  test("that the page's own command is confirmed, has failed, or is not answered", () => {
    const on: PinView = { ...off, reported: 1 }
    expect(spokenChange(waiting, on, 'Ceiling light', aSwitch)?.text).toBe('Ceiling light is on.')
    const failed: PinView = {
      ...off,
      outcome: 'failed',
      failure: { code: 'control_failed', reason: null },
    }
    expect(spokenChange(waiting, failed, 'Ceiling light', aSwitch)).toEqual({
      urgent: true,
      text: 'Ceiling light: Control failed. Still off.',
    })
    for (const reason of ['Fan box is offline', 'Fan box is offline.']) {
      const told: PinView = { ...failed, failure: { code: 'control_failed', reason } }
      expect(spokenChange(waiting, told, 'Ceiling light', aSwitch)?.text).toBe(
        'Ceiling light: Control failed. Fan box is offline. Still off.',
      )
    }
    const late: PinView = { ...off, outcome: 'unconfirmed', missed: 1 }
    expect(spokenChange(waiting, late, 'Lamp', aSwitch)?.text).toBe(
      'Lamp has not answered. Last confirmed off.',
    )
    expect(
      spokenChange(late, { ...on, note: { about: 'late', at, until: at } }, 'Lamp', aSwitch)?.text,
    ).toBe('Lamp is on.')
  })

  test('nothing about the actions of others', () => {
    expect(spokenChange(off, { ...off, reported: 1 }, 'Lamp', aSwitch)).toBeNull()
    const others: PinView = { ...waiting, pending: { ...pending, messageId: null } }
    expect(spokenChange(others, { ...off, reported: 1 }, 'Lamp', aSwitch)).toBeNull()
  })
})
