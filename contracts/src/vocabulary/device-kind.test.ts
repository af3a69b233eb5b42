import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { touch } from '../device/from-device.ts'
import {
  deviceKind,
  fanLevels,
  isFan,
  kindOf,
  pinState,
  pinsOf,
  pinTouchedBy,
  specifiedPins,
  touchPinOf,
} from './device-kind.ts'
import { formsOfKind, highestState } from './pin-form.ts'

describe('the kind of a device', () => {
  it.each([
    ['WLM-000001', 'WLM'],
    ['SC-000001', 'SC'],
    ['PC-000001', 'PC'],
    ['PC-', 'PC'],
    ['RELAY-1', 'UNKNOWN'],
    ['sc-000001', 'UNKNOWN'],
    ['SC000001', 'UNKNOWN'],
    [' SC-000001', 'UNKNOWN'],
    ['XSC-000001', 'UNKNOWN'],
    ['WLMSC-1', 'UNKNOWN'],
    ['', 'UNKNOWN'],
  ])('GEN-3 of %j is %s', (identifier, kind) => {
    expect(kindOf(identifier)).toBe(kind)
  })

  it('GEN-3 is UNKNOWN for whatever has none of the three prefixes', () => {
    fc.assert(
      fc.property(fc.string(), (identifier) => {
        const [, prefix = 'UNKNOWN'] = /^(WLM|SC|PC)-/.exec(identifier) ?? []
        expect(kindOf(identifier)).toBe(prefix)
      }),
    )
  })

  it.each([
    ['SC', ['18', '19', '21', '25']],
    ['PC', ['13', '18', '19', '21']],
    ['UNKNOWN', ['18', '19', '21']],
    ['WLM', ['pump', 'led']],
  ] as const)('PINS-1 PINS-2 gives %s the pins %j', (kind, pins) => {
    expect(pinsOf(kind)).toEqual(pins)
  })

  it('PINS-1 makes pin 13 of a PC a fan with levels 0 to 3, and every other pin an on and off', () => {
    for (const kind of deviceKind.options) {
      for (const pin of specifiedPins()) {
        const fan = kind === 'PC' && pin === '13'
        expect(isFan(kind, pin)).toBe(fan)
        const form = formsOfKind(kind).get(pin)
        expect(form && highestState(form)).toBe(form && (fan ? 3 : 1))
      }
    }
    expect(fanLevels).toEqual(['OFF', 'Low', 'Med', 'High'])
  })

  it.each([-1, 101, 0.5, '1', true, null, Number.NaN, [1]])(
    'PINS-1 knows no pin state %j',
    (state) => {
      expect(pinState.safeParse(state).success).toBe(false)
    },
  )
})

describe('a touch', () => {
  const gpioOf: Record<number, string> = { 12: '18', 13: '13', 14: '19', 15: '21' }

  it('R-86 LIVE-3 maps touch pin 12 to 18, 13 to 13, 14 to 19, 15 to 21 and no other, of 256 × 256 pairs', () => {
    const wrong: string[] = []
    for (let touchPin = 0; touchPin < 256; touchPin += 1) {
      if (pinTouchedBy(touchPin) !== gpioOf[touchPin]) wrong.push(`pad ${touchPin}`)
      for (let state = 0; state < 256; state += 1) {
        const isTouch = touchPin >= 12 && touchPin <= 15 && state <= 100
        const { success } = touch.safeParse({ touchPin, state })
        if (success !== isTouch) wrong.push(`pad ${touchPin} state ${state}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('R-86 has one pad for a pin, and the way back leads to it', () => {
    const pads = specifiedPins().map((pin) => [pin, touchPinOf(pin)])
    expect(Object.fromEntries(pads)).toEqual({
      13: 13,
      18: 12,
      19: 14,
      21: 15,
      25: null,
      pump: null,
      led: null,
    })
  })

  const edges = [
    '12',
    12.5,
    -12,
    1e3,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    [12],
    {},
    '',
  ]
  it.each(edges)('R-86 R-33 is refused when touch pin or state is %j', (edge) => {
    expect(touch.safeParse({ touchPin: edge, state: 1 }).success).toBe(false)
    expect(touch.safeParse({ touchPin: 12, state: edge }).success).toBe(false)
  })

  it('R-86 is refused without touch pin or state', () => {
    expect(touch.safeParse({ state: 1 }).success).toBe(false)
    expect(touch.safeParse({ touchPin: 12 }).success).toBe(false)
  })

  it.each(['__proto__', 'constructor', 'toString', -1, 12.5, Number.NaN])(
    'R-86 R-31 maps the odd pad %s to nothing',
    (pad) => {
      // @ts-expect-error: what a client without types may ask
      expect(pinTouchedBy(pad)).toBeUndefined()
    },
  )
})
