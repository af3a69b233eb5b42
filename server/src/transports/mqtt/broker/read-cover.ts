import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { wordOf } from '../dialects/firmware-json.ts'
import {
  type About,
  assumedWithout,
  type Fields,
  isYes,
  type MayCommand,
  type Sent,
  type Source,
  sourceOf,
  textOf,
} from './discovery-fields.ts'
import { numberOf } from './value-path.ts'

/*
 * Covers of Home Assistant's discovery (https://www.home-assistant.io/integrations/cover.mqtt/), in the words of
 * Zigbee2MQTT: a place from 0 (closed) to 100 (open), or OPEN, CLOSE and STOP.
 */

/** The places of a cover in its own numbers: some count backwards. */
type Range = { open: number; closed: number }

/** @returns undefined for one that nobody can move */
export function coverOf(fields: Fields, key: string, mayCommand: MayCommand): About | undefined {
  const { optimistic } = fields
  const range = rangeOf(fields)
  const say = sayings(fields, range, mayCommand)
  if (!say || range.open === range.closed) return undefined
  const told = isYes(optimistic) ? {} : fields
  const place = sourceOf(told, 'position_topic', 'position_template')
  const state = sourceOf(told, 'state_topic', 'value_template')
  const position = place !== undefined && say.place !== undefined
  const form: PinForm = {
    kind: 'cover',
    position,
    ...(!say.canStop && { stop: false }),
    ...assumedWithout(place ?? state),
  }
  const [word, move] = [position ? `${key} word` : key, `${key} move`]
  const words = wordsOf(fields)
  const sources = new Map<string, Source>()
  if (place) sources.set(key, position ? placeIn(place, range) : wordByPlace(place, range))
  else if (state) sources.set(key, stateIn(state, words, lastingWords))
  if (state) sources.set(move, stateIn(state, words, moves))
  const name = textOf(fields.name) ?? null
  return {
    pin: {
      as: 'cover',
      key,
      name,
      form,
      field: key,
      word,
      moves: state && move,
      canGet: false,
    },
    sources,
    sets: [key, word],
    send(setting) {
      const { [key]: to } = setting
      if (typeof to === 'number') return say.place?.(to) ?? []
      return say.word(setting[word])
    },
  }
}

const wholeOr = (value: unknown, usual: number): number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 65_535 ? value : usual

const rangeOf = ({ position_open, position_closed }: Fields): Range => ({
  open: wholeOr(position_open, 100),
  closed: wholeOr(position_closed, 0),
})

/** The messages that move a cover; undefined where there are none. A payload that is null is not known to it. */
function sayings(fields: Fields, { open, closed }: Range, mayCommand: MayCommand) {
  const { command_topic: topic, set_position_topic: placeTopic, set_position_template } = fields
  const canPlace = set_position_template === undefined && mayCommand(placeTopic)
  const place = canPlace
    ? (percent: number): Sent[] => [
        {
          topic: placeTopic,
          payload: String(Math.round(closed + ((open - closed) * percent) / 100)),
        },
      ]
    : undefined
  const canSay = mayCommand(topic)
  if (!canSay && !place) return undefined
  const payloads = new Map<unknown, unknown>([
    ['OPEN', fields.payload_open],
    ['CLOSE', fields.payload_close],
    ['STOP', fields.payload_stop],
  ])
  const word = (one: unknown): Sent[] => {
    const given = payloads.get(one)
    if (canSay && given !== null) return [{ topic, payload: wordOf(given) ?? String(one) }]
    if (one === 'STOP') return []
    return place?.(one === 'OPEN' ? 100 : 0) ?? []
  }
  return { word, place, canStop: canSay && fields.payload_stop !== null }
}

type CoverWord = 'open' | 'closed' | 'opening' | 'closing' | 'stopped'

/** The meanings of the words of a cover's state. */
const wordsOf = (fields: Fields): ReadonlyMap<string, CoverWord> =>
  new Map(
    (['stopped', 'opening', 'closing', 'closed', 'open'] as const).map((one) => [
      wordOf(fields[`state_${one}`]) ?? one,
      one,
    ]),
  )

const lastingWords: Readonly<Record<CoverWord, string>> = {
  open: 'OPEN',
  closed: 'CLOSE',
  opening: 'STOP',
  closing: 'STOP',
  stopped: 'STOP',
}

const moves: Readonly<Record<CoverWord, string>> = {
  open: 'still',
  closed: 'still',
  opening: 'opening',
  closing: 'closing',
  stopped: 'still',
}

function stateIn(
  { topic, read }: Source,
  words: ReadonlyMap<string, CoverWord>,
  meanings: Readonly<Record<CoverWord, string>>,
): Source {
  return {
    topic,
    read(said) {
      const one = words.get(wordOf(read(said)) ?? '')
      return one && meanings[one]
    },
  }
}

/** Where it stands, 0 to 100. */
const placeIn = ({ topic, read }: Source, { open, closed }: Range): Source => ({
  topic,
  read(said) {
    const number = numberOf(read(said))
    if (number === undefined) return undefined
    const percent = ((number - closed) / (open - closed)) * 100
    return Math.round(Math.min(100, Math.max(0, percent)))
  },
})

/** The same in words, where it cannot be sent to a place. */
function wordByPlace(source: Source, range: Range): Source {
  const { topic, read } = placeIn(source, range)
  return {
    topic,
    read(said) {
      const percent = read(said)
      if (percent === undefined) return undefined
      if (percent === 0) return 'CLOSE'
      return percent === 100 ? 'OPEN' : 'STOP'
    },
  }
}
