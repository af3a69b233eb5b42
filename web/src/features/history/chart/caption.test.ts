import type { HistoryPoint, StateRun } from '@roomwire/contracts/http/history.ts'
import { formOfKind, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { expect, test } from 'vitest'
import { stateWord } from '../../devices/plate/pin-text.ts'
import { durationText, numberText, readingText, type ShownSeries } from '../shown-series.ts'
import { captionText, trendOf, valueInstant, valueText } from './caption.ts'
import { chartGroups, isDiagnostic, labelIn } from './chart-groups.ts'

const hour = 3_600_000

const points = (...means: number[]): HistoryPoint[] =>
  means.map((mean, at) => ({
    from: at * hour,
    until: (at + 1) * hour,
    min: mean - 1,
    mean,
    max: mean + 1,
    known_ms: hour,
    on_ms: mean > 0 ? hour : 0,
    switchings: 1,
  }))

const aSeries = (more: Partial<ShownSeries> = {}): ShownSeries => ({
  id: 'a',
  name: 'Temperature',
  deviceIdentifier: 'PC-000001',
  deviceName: 'Board',
  kind: 'temperature',
  unit: '°C',
  decimals: 1,
  pin: undefined,
  form: more.pin === undefined ? undefined : formOfKind('PC', more.pin),
  points: [],
  runs: null,
  ...more,
})

const write = (at: number) => `${at / hour}:00`

test('the caption of a chart says the last, the lowest and the highest number, and where it is going', () => {
  const series = aSeries({ points: points(20, 18, 19, 22.5) })
  expect(captionText(series, write)).toBe(
    'last 22.5 °C, lowest 17.0 °C (1:00), highest 23.5 °C (3:00), rising.',
  )
  expect(captionText(aSeries(), write)).toBe('nothing recorded in this time.')
})

test('GEN-2 the caption of power in an unknown unit says that it does not count', () => {
  const captionIn = (unit: string) =>
    captionText(aSeries({ kind: 'power', unit, points: points(20) }), write)
  expect(captionIn('VA')).toMatch(/steady\. Not counted: Roomwire does not know this unit\.$/)
  for (const known of ['Watts', 'kW', '']) expect(captionIn(known)).toMatch(/steady\.$/)
})

test.each([
  [[20, 20, 20, 20], 'steady'],
  [[20, 21, 25, 30], 'rising'],
  [[30, 29, 25, 20], 'falling'],
  [[20], 'steady'],
])('%j is %s', (means, trend) => {
  expect(trendOf({ points: points(...means) })).toBe(trend)
})

test('the caption of a pin says how long it was on, how often it was switched, and what it is', () => {
  const runs: StateRun[] = [
    { from: 0, until: hour, state: 0 },
    { from: hour, until: 2 * hour, state: 2 },
  ]
  const pin = aSeries({ pin: '13', kind: 'pin', unit: '', points: points(0, 2), runs })
  expect(captionText(pin, write)).toBe('on for 1 h, switched 2 times, last Med.')
  expect(valueText(pin, 1.5 * hour)).toBe('Med')
  expect(valueText(pin, 3 * hour)).toBe('not known')
  expect(valueText(aSeries({ points: points(21.44) }), hour / 2)).toBe('21.4 °C')
})

test.each<[PinForm, string, string]>([
  [
    { kind: 'level', step: 1 },
    'last 30 %, lowest OFF (0:00), highest 100 % (1:00), rising.',
    '30 %',
  ],
  [
    { kind: 'cover', position: true },
    'last 30 %, lowest closed (0:00), highest open (1:00), rising.',
    '30 %',
  ],
  [
    { kind: 'cover', position: false },
    'last partly open, lowest closed (0:00), highest open (1:00), rising.',
    'partly open',
  ],
])('GEN-2 the line of %j says its states as its tile does', (form, caption, value) => {
  const [first, last] = points(10, 30)
  if (!first || !last) throw new Error('there are two')
  const line = aSeries({
    form,
    kind: 'level',
    unit: '%',
    decimals: 0,
    points: [
      { ...first, min: 0, max: 20 },
      { ...last, min: 20, max: 100 },
    ],
  })
  expect(captionText(line, write)).toBe(caption)
  expect(valueText(line, 1.5 * hour)).toBe(value)
  // A mean is no state: where the states are known, they are told.
  const runs: StateRun[] = [{ from: 0, until: 2 * hour, state: 100 }]
  const end = stateWord(form, 100)
  expect(captionText({ ...line, runs }, write)).toMatch(new RegExp(`^last ${end}, `))
  expect(valueText({ ...line, runs }, 1.5 * hour)).toBe(end)
})

test('GEN-2 a button is pressed or not, and never on for a time', () => {
  const form: PinForm = { kind: 'button', output: true }
  const pressed = points(0.1).map((point) => ({ ...point, switchings: 3 }))
  const button = aSeries({ pin: 'bell', form, kind: 'pin', unit: '', points: pressed })
  expect(captionText(button, write)).toBe('pressed 2 times.')
  expect(valueText(button, hour / 2)).toBe('pressed 2 times')
  const still = points(0).map((point) => ({ ...point, switchings: 0 }))
  expect(valueText({ ...button, points: still }, hour / 2)).toBe('not pressed')
  const runs: StateRun[] = [{ from: 0, until: hour, state: 0 }]
  expect(valueText({ ...button, runs }, hour / 2)).toBe('not pressed')
})

test('numbers are written with their units, and lengths as people say them', () => {
  expect(numberText(72, { unit: '%', decimals: 0 })).toBe('72%')
  expect(readingText({ value: 21, unit: '°C', decimals: 1 }, 'us')).toBe('69.8 °F')
  expect(readingText({ value: 21, unit: '°C', decimals: 1 }, null)).toBe('21.0 °C')
  expect(numberText(1.5, { unit: 'kWh', decimals: 2 })).toBe('1.50 kWh')
  expect([5_000, 12 * 60_000, 2 * hour, 3 * hour + 20 * 60_000].map(durationText)).toEqual([
    '5 s',
    '12 min',
    '2 h',
    '3 h 20 min',
  ])
})

test('one chart has all pins, or numbers of one kind and unit, also of several devices; five lines at most', () => {
  const numbers = Array.from({ length: 6 }, (_, at) => aSeries({ id: `t${at}` }))
  const groups = chartGroups([
    aSeries({ id: 's', kind: 'signal', unit: 'dBm' }),
    ...numbers,
    aSeries({ id: 'h', kind: 'humidity', unit: '%' }),
    aSeries({ id: 'p', pin: '18', kind: 'pin' }),
    aSeries({ id: 'o', kind: 'other', unit: '' }),
    aSeries({ id: 'o2', kind: 'other', unit: '' }),
  ])
  const ids = (some: typeof groups) => some.map(({ series }) => series.map(({ id }) => id).join())
  expect(ids(groups.filter((one) => !isDiagnostic(one)))).toEqual([
    'p',
    't0,t1,t2,t3,t4',
    't5',
    'h',
    'o',
    'o2',
  ])
  // Readings of the board itself stand under Diagnostics.
  expect(ids(groups.filter(isDiagnostic))).toEqual(['s'])
})

test('many pins have a chart for each device; what has the name of another is told with its device', () => {
  const pinOf = (device: string, nth: number) =>
    aSeries({
      id: `${device}${nth}`,
      kind: 'pin',
      pin: '18',
      name: `Pin ${nth}`,
      deviceIdentifier: device,
      deviceName: `Board ${device}`,
    })
  const pins = ['A', 'B', 'C'].flatMap((device) => [1, 2, 3, 4].map((nth) => pinOf(device, nth)))
  expect(chartGroups(pins).map(({ title }) => title)).toEqual(['Switches'])
  const more = [...pins, { ...pinOf('C', 5), name: 'Lamp' }]
  expect(chartGroups(more).map(({ title, series }) => [title, series.length])).toEqual([
    ['Switches, Board A', 4],
    ['Switches, Board B', 4],
    ['Switches, Board C', 5],
  ])
  expect([0, 12].map((at) => labelIn(more, more[at] ?? aSeries()))).toEqual([
    'Pin 1, Board A',
    'Lamp',
  ])
  const alike = [pinOf('A', 1), pinOf('B', 1)]
  expect(alike.map((one) => labelIn(alike, one))).toEqual(['Board A', 'Board B'])
})

test('at the newest instant each series tells the newest that is known of it, and what ended before is not known', () => {
  const [first, second] = [
    { from: 0, until: hour, state: 1 },
    { from: 0, until: hour - 9_000, state: 0 },
  ] as const
  const pinOf = (run: StateRun) =>
    aSeries({
      pin: '18',
      kind: 'pin',
      runs: [run],
      points: points(1).map((one) => ({ ...one, ...run })),
    })
  const textAt = (run: StateRun, at: number) =>
    valueText(pinOf(run), valueInstant(pinOf(run), at, hour))
  expect([textAt(first, hour - 1), textAt(second, hour - 1)]).toEqual(['ON', 'OFF'])
  expect(textAt({ ...second, until: hour / 2 }, hour - 1)).toBe('not known')
  // The day goes on, and nobody knows how.
  expect([textAt(first, hour), textAt(second, 20 * hour)]).toEqual(['not known', 'not known'])
  expect(valueText(aSeries({ pin: '18', kind: 'pin', points: points(0) }), 1)).toBe('not on')
})
