/** Numbers over every transport are read exactly, or refused. */
import {
  ack,
  hello,
  readings,
  reply,
  state,
  touch,
} from '@roomwire/contracts/device/from-device.ts'
import { fromBrowser } from '@roomwire/contracts/live/from-browser.ts'
import { backupScheduleLimits } from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { retentionLimits } from '@roomwire/contracts/vocabulary/retention.ts'
import { everyEndpoint } from '@roomwire/testing/fixtures/every-endpoint.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { openSampler } from '@roomwire/testing/fuzz/samples.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { parseAs, parseJson } from '../platform/parse-json.ts'
import { Refusal } from '../platform/refusal.ts'

/** The text in JSON, and its number; null when it must be refused. */
const spellings: [text: string, number: number | null][] = [
  ...[0, 1, 2, 3, 4, 11, 12, 13, 15, 16, 18, 19, 21, 25, 50, 51, 99, 100, 200, 599, 600].map(asIs),
  ...[-1, -2, -200, -201, 1_000, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 8.64e15].map(asIs),
  ...[0.5, 1.5, 18.5, 1e-3, 8.64e15 + 1].map(asIs),
  ['1e3', 1_000],
  ['1E0', 1],
  ['1.0', 1],
  ['10e-1', 1],
  ['1.8e1', 18],
  ['9007199254740992', null],
  ['9007199254740993', null],
  ...['-0', '-0.0', '-0e1', '1e400', '-1e400', '1e309'].map(none),
  ...['0x10', '0b1', '0o7', '010', '01', '+1', '.5', '1.', '1_000', '1n', 'NaN', 'Infinity'].map(
    none,
  ),
  ...['true', 'false', 'null', '"1"', '" 1 "', '"1e3"', '"0x10"', '"18"', '"NaN"', '""'].map(none),
  ...['[1]', '[18]', '[[1]]', '{"valueOf":1}', '{}', '[]', '1 2', '1,1', '"١"', '١'].map(none),
]
function asIs(number: number): [string, number] {
  return [String(number), number]
}
function none(text: string): [string, null] {
  return [text, null]
}

const whole = (min: number, max: number) => (number: number) =>
  Number.isInteger(number) && number >= min && number <= max
const anId = whole(1, limits.idMax)
const aTime = whole(0, 8_640_000_000_000_000)
const aRetention = whole(retentionLimits.leastDays, retentionLimits.mostDays)
const { hour, days, weeks, months } = backupScheduleLimits
const aPinState = whole(0, 100)

/** The valid numbers of each numeric field; `also` holds its valid texts. A new field needs a new line. */
const takes: Record<string, { number(number: number): boolean; also?: RegExp }> = {
  room_id: { number: anId, also: /^null$/ },
  roomId: { number: anId },
  start_at: { number: aTime },
  expires_at: { number: aTime },
  browsers_max: { number: whole(1, limits.passBrowsersMax) },
  // A text is a different id, and stays a text.
  messageId: { number: (number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER, also: /^".+"$/ },
  // Which pins there are decides the device.
  pin: { number: Number.isSafeInteger, also: /^"[\w.-]{1,32}"$/ },
  state: { number: aPinState },
  // An input may not be known.
  pins: { number: aPinState, also: /^null$/ },
  touchPin: { number: whole(12, 15) },
  uptime: { number: whole(0, Number.MAX_SAFE_INTEGER) },
  askedAt: { number: whole(0, Number.MAX_SAFE_INTEGER) },
  freeMemory: { number: whole(0, Number.MAX_SAFE_INTEGER) },
  rssi: { number: whole(-200, 50) },
  status: { number: whole(100, 599) },
  hour: { number: whole(hour.least, hour.most) },
  days: { number: whole(days.least, days.most) },
  weeks: { number: whole(weeks.least, weeks.most) },
  months: { number: whole(months.least, months.most) },
  readings_days: { number: aRetention },
  log_days: { number: aRetention },
  activity_days: { number: aRetention },
  tank_litres: { number: whole(1, limits.tankLitresMax), also: /^null$/ },
  watts: { number: whole(1, limits.pinWattsMax), also: /^null$/ },
  on_for: { number: whole(1, limits.leaseMaxS), also: /^null$/ },
  longest_on: { number: whole(1, limits.leaseMaxS), also: /^null$/ },
  shortest_off: { number: whole(1, limits.leaseMaxS), also: /^null$/ },
  for: { number: whole(0, limits.leaseMaxS) },
  left: { number: whole(0, limits.leaseMaxS) },
  ago: { number: whole(0, Number.MAX_SAFE_INTEGER) },
  price_per_kwh: {
    number: (price) =>
      price >= 0 && price <= limits.priceMax && /^\d+(\.\d{1,4})?$/.test(`${price}`),
    also: /^null$/,
  },
  'place.latitude': { number: (degrees) => Math.abs(degrees) <= 90 },
  'place.longitude': { number: (degrees) => Math.abs(degrees) <= 180 },
  every: { number: whole(2, 366) },
  offset: { number: whole(-180, 180) },
  spread: { number: whole(0, 120) },
  at: { number: aTime, also: /^null$/ },
  changed_at: { number: aTime },
  until: { number: aTime, also: /^null$/ },
  hold_s: { number: whole(0, limits.holdMaxS) },
  scene_id: { number: whole(1, 2_147_483_647), also: /^null$/ },
  for_s: { number: whole(1, limits.leaseMaxS), also: /^null$/ },
  decimals: { number: whole(0, 4) },
  // A reading, by its key.
  'readings.pump': {
    number: (reading) => Math.abs(reading) <= limits.readingMost,
    also: /^null$/,
  },
}

type Message = { where: string; schema: z.ZodType }

const messages: Message[] = [
  ...[...everyEndpoint].flatMap(([where, { body }]) => (body ? [{ where, schema: body }] : [])),
  { where: 'live', schema: fromBrowser },
  ...Object.entries({ hello, state, readings, touch, ack, reply }).map(([word, schema]) => ({
    where: `device ${word}`,
    schema,
  })),
]

const sample = openSampler(['SC-000001', '18'])
/** A number that is valid in every numeric field. */
const someNumbers = [1, 12, 18, 100, -60]

/** Every place of a message where a number may be, as a text with a gap. */
function placesOf({ where, schema }: Message) {
  return sample.whole(schema).flatMap((form) => {
    const places = [...holesIn(form)].map(({ path, put }) => ({
      place: `${where}: ${path.join('.')}`,
      field: path.findLast((name) => name in takes) ?? path.join('.'),
      schema,
      /** The message with this text in the place. */
      say: (text: string) => JSON.stringify(put('the hole')).replace('"the hole"', text),
      read: (value: unknown) => path.reduce<unknown>((at, name) => Object(at)[name], value),
    }))
    return places.filter(({ say }) =>
      someNumbers.some((number) => schema.safeParse(JSON.parse(say(String(number)))).success),
    )
  })
}

function* holesIn(value: unknown): Generator<{ path: string[]; put(filling: unknown): unknown }> {
  for (const [name, inner] of Object.entries(Object(value))) {
    const put = (filling: unknown) => ({ ...Object(value), [name]: filling })
    yield { path: [name], put }
    if (typeof inner !== 'object') continue
    for (const deeper of holesIn(inner)) {
      yield { path: [name, ...deeper.path], put: (filling) => put(deeper.put(filling)) }
    }
  }
}

/** The parsed message; undefined when it is refused. */
function taken(schema: z.ZodType, text: string): unknown {
  try {
    return parseAs(schema, parseJson(Buffer.from(text)))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

describe('R-33 incoming numbers', () => {
  const places = messages.flatMap(placesOf)

  it('are all listed here', () => {
    const fields = new Set(places.map(({ field }) => field))
    expect([...fields].sort()).toEqual(Object.keys(takes).sort())
  })

  it.each(places)('are read exactly, or refused: $place', ({ field, schema, say, read }) => {
    const wrong: string[] = []
    for (const [text, number] of spellings) {
      const value = taken(schema, say(text))
      const isMeant =
        number === null ? takes[field]?.also?.test(text) : takes[field]?.number(number)
      if ((value !== undefined) !== (isMeant ?? false)) {
        wrong.push(`${text} was ${value === undefined ? 'refused' : 'taken'}`)
      } else if (value !== undefined && number !== null && Number(read(value)) !== number) {
        wrong.push(`${text} was taken for ${read(value)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  const inPaths = [...everyEndpoint].flatMap(([where, { path }]) => {
    const whole = path ? Object(sample.whole(path)[0]) : {}
    return Object.keys(whole).flatMap((name) =>
      path && !path.safeParse({ ...whole, [name]: 'SC-000001' }).success
        ? [{ where, name, path, whole }]
        : [],
    )
  })

  it.each(inPaths)('are digits and nothing else in the path of $where', ({ name, path, whole }) => {
    const read = spellings
      .flatMap(([text]) => [text, ` ${text}`, `${text} `, `${text}.0`, `0${text}`, `${text}\n`])
      .filter((text) => path.safeParse({ ...whole, [name]: text }).success)
    const ids = read.filter((text) => !(/^[1-9]\d*$/.test(text) && anId(Number(text))))
    expect(ids).toEqual([])
    expect(read).toContain('2147483647')
  })

  it('were tried in every spelling in every place', () => {
    figure(
      'R-33',
      'spellings × places tried',
      spellings.length * (places.length + inPaths.length * 6),
    )
    figure('R-33', 'accepted wrong', 0)
    expect(places.length).toBeGreaterThan(15)
    expect(inPaths.length).toBeGreaterThan(8)
  })
})
