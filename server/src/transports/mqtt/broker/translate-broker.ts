import { isRecord, wordOf } from '../dialects/firmware-json.ts'
import { listOfTexts } from '../hub/stored-boards.ts'
import type { Sent } from './discovery-fields.ts'
import { type BrokerBoard, openFoundBoards } from './found-boards.ts'
import { openExpiries } from './open-expiries.ts'
import type { Lapse } from './open-lapses.ts'
import type { Entity } from './read-discovery.ts'
import { readSaid, type Said } from './value-path.ts'

/*
 * Translates between a broker and a hub: devices of a broker are told of in the words of Zigbee2MQTT, which
 * open-hub.ts takes (the names of topics below are those below its base topic).
 */

/** A message of a hub. */
export type Word = { word: string; payload: string; isRetained: boolean }

/**
 * @param prefix of the topics by which devices say what they are
 * @param begin is called for each lapse whose time begins now
 * @param now epoch ms
 */
export function translateBroker(
  prefix: string,
  begin: (lapse: Lapse) => void = () => undefined,
  now: () => number = Date.now,
) {
  const found = openFoundBoards(prefix)
  const expiries = openExpiries(now)
  /** The fields of each board that were heard. */
  const heard = new Map<string, Map<string, unknown>>()
  /** Whether each board is there, by the topics that say so. */
  const presence = new Map<string, Map<string, boolean>>()
  let byTopic: ReadonlyMap<string, readonly BrokerBoard[]> = new Map()
  let byName: ReadonlyMap<string, BrokerBoard> = new Map()

  const isThere = ({ board, entities }: BrokerBoard): boolean =>
    entities.every((one) => isPresent(one, presence.get(board.key) ?? new Map()))

  const isExpired = (one: BrokerBoard, field: string): boolean =>
    expiriesOf(one).some(
      (lapse) => lapse.field === field && expiries.left(lapse.board, field, lapse.ms) === 0,
    )

  function takeOf(one: BrokerBoard, topic: string, said: Said, isRetained: boolean): Word[] {
    const { board } = one
    const words: Word[] = []
    const there = presenceIn(one, topic, said)
    if (there !== undefined) {
      const said = mapOf(presence, board.key)
      // The last one is that which was said last.
      said.delete(topic)
      said.set(topic, there)
      const payload = isThere(one) ? 'online' : 'offline'
      words.push({ word: `${board.name}/availability`, payload, isRetained })
      // The hub has not taken what was said before it knew that the board is there.
      const before = there ? lastHeard(one, heard.get(board.key) ?? new Map()) : undefined
      if (before) words.push(before)
    }
    const fields = fieldsIn(one, topic, said, isRetained)
    for (const lapse of expiriesOf(one)) {
      if (!fields.has(lapse.field)) continue
      if (!isRetained) expiries.hear(board.key, lapse.field)
      const left = expiries.left(board.key, lapse.field, lapse.ms)
      if (left > 0) begin({ ...lapse, ms: left })
      else fields.delete(lapse.field)
    }
    if (fields.size === 0) return words
    for (const { lapse, on } of offLapsesOf(one)) if (fields.get(lapse.field) === on) begin(lapse)
    const known = mapOf(heard, board.key)
    const lasting = new Set(lastingFields(one))
    for (const [field, value] of fields) {
      if (lasting.has(field)) known.set(field, value)
      else known.delete(field)
    }
    for (const field of togetherWith(one, fields)) fields.set(field, known.get(field))
    return [...words, { word: board.name, payload: textOf(fields), isRetained }]
  }

  return {
    /** Takes what a device says it is; returns whether the list of boards has changed. */
    takeConfig: found.take,
    adopt: found.adopt,
    takeStored(text: string): void {
      const stored: unknown = JSON.parse(text)
      if (!Array.isArray(stored)) return
      expiries.takeStored(stored)
      found.takeStored(stored)
    },
    /** The text to store for these devices. */
    toStore: (keys: readonly string[]): string =>
      listOfTexts(
        [...expiries.toStore(keys), ...found.toStore(keys)].map((one) => JSON.stringify(one)),
      ),

    /** The boards, of which those are away that are not known to be there. */
    list() {
      const all = [...found.all().values()]
      const topics = all.flatMap((one) => [...one.topics].map((topic) => ({ topic, one })))
      byTopic = new Map(
        [...Map.groupBy(topics, ({ topic }) => topic)].map(([topic, each]) => [
          topic,
          each.map(({ one }) => one),
        ]),
      )
      byName = new Map(all.map((one) => [one.board.name, one]))
      return all.map((one) => ({ ...one.board, isAway: !isThere(one) }))
    },

    /**
     * The topics of the adopted boards. Those on which one of them is commanded are not heard: there it would be what
     * this server has said, not what is so.
     */
    topicsOf(keys: readonly string[]): Set<string> {
      const all = found.all()
      const adopted = keys.flatMap((key) => all.get(key) ?? [])
      const topics = new Set(adopted.flatMap((one) => [...one.topics]))
      return topics.difference(
        new Set(adopted.flatMap((one) => one.entities.flatMap(({ commands }) => [...commands]))),
      )
    },

    /** Takes a message of a topic; returns what a hub would say then. */
    take(topic: string, text: string, isRetained: boolean): Word[] {
      const said = readSaid(text)
      const boards = byTopic.get(topic) ?? []
      return boards.flatMap((one) => takeOf(one, topic, said, isRetained))
    },

    /** Begins the lapses of what is heard on these topics from now on: it was told before, or never. */
    listensTo(topics: readonly string[]): void {
      const boards = new Set(topics.flatMap((topic) => byTopic.get(topic) ?? []))
      for (const one of boards) {
        for (const { lapse } of offLapsesOf(one)) begin(lapse)
        for (const lapse of expiriesOf(one)) {
          begin({ ...lapse, ms: expiries.left(lapse.board, lapse.field, lapse.ms) })
        }
      }
    },

    /** Takes it that the time of a lapse is over; returns what a hub would say then. */
    lapsed({ board, field, to }: Lapse): Word[] {
      const one = found.all().get(board)
      // An input that is not known is not off.
      if (!one || (to !== null && isExpired(one, field))) return []
      mapOf(heard, board).set(field, to)
      const payload = textOf(new Map([[field, to]]))
      return [{ word: one.board.name, payload, isRetained: false }]
    },

    /** The messages to the broker for a message to a hub: `to` a board's `/set`, with fields to set. */
    send({ to, payload }: { to: string; payload: unknown }): Sent[] {
      const one = byName.get(to.replace(/\/set$/, ''))
      if (!one || !isRecord(payload)) return []
      const entity = one.entities.find(
        (each) => 'pin' in each && each.sets.some((field) => Object.hasOwn(payload, field)),
      )
      return entity && 'pin' in entity ? entity.send(payload) : []
    },
  }
}

const textOf = (fields: ReadonlyMap<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(fields))

/** The inputs of a board that its device never says are off, and the value by which it says that they are on. */
const offLapsesOf = ({ board, entities }: BrokerBoard): { lapse: Lapse; on: unknown }[] =>
  entities.flatMap((one) => {
    if (!('pin' in one) || one.onForMs === undefined || one.pin.as !== 'flag') return []
    const { field, on, off } = one.pin
    return [{ lapse: { board: board.key, field, to: off, ms: one.onForMs }, on }]
  })

/** The fields of a board that count for a time only. */
const expiriesOf = ({ board, entities }: BrokerBoard): Lapse[] =>
  entities.flatMap(({ sources, expiresMs: ms }) =>
    ms === undefined
      ? []
      : [...sources.keys()].map((field) => ({ board: board.key, field, to: null, ms })),
  )

/** The pins of a board as they were heard last, and what is not known any more; undefined where nothing was. */
function lastHeard(one: BrokerBoard, heard: ReadonlyMap<string, unknown>) {
  const { board } = one
  const told = new Map(
    one.entities
      .flatMap(({ sources }) => [...sources.keys()])
      .filter((field) => heard.has(field))
      .map((field) => [field, heard.get(field)]),
  )
  return told.size > 0 ? { word: board.name, payload: textOf(told), isRetained: true } : undefined
}

/** Whether what an entity says holds until it says something else: a press is over, and a number has an age. */
const lasts = (entity: Entity): boolean => 'pin' in entity && entity.pin.as !== 'press'

const lastingFields = ({ entities }: BrokerBoard): string[] =>
  entities.flatMap((one) => (lasts(one) ? [...one.sources.keys()] : []))

function mapOf<K, V>(all: Map<string, Map<K, V>>, key: string): Map<K, V> {
  const own = all.get(key) ?? new Map<K, V>()
  all.set(key, own)
  return own
}

/** The fields of a board that a message tells. An old message tells no number and no press: it has no age. */
function fieldsIn({ entities }: BrokerBoard, topic: string, said: Said, isOld: boolean) {
  const fields = new Map<string, unknown>()
  for (const entity of entities) {
    if (isOld && !lasts(entity)) continue
    for (const [field, source] of entity.sources) {
      const value = source.topic === topic ? source.read(said) : undefined
      if (value !== undefined) fields.set(field, value)
    }
  }
  return fields
}

/** The fields of pins that belong together with these: a level is told with whether it is on. */
const togetherWith = ({ entities }: BrokerBoard, told: ReadonlyMap<string, unknown>): string[] =>
  entities.flatMap((entity) => {
    const fields = lasts(entity) ? [...entity.sources.keys()] : []
    return fields.some((field) => told.has(field)) ? fields : []
  })

/** Whether an entity is there, by what the topics have said, in that order; one without a topic always is. */
function isPresent({ availability: { mode, by } }: Entity, said: ReadonlyMap<string, boolean>) {
  const topics = new Set(by.map(({ topic }) => topic))
  const known = [...said].filter(([topic]) => topics.has(topic)).map(([, there]) => there)
  if (topics.size === 0) return true
  if (mode === 'all') return known.length === topics.size && known.every(Boolean)
  return mode === 'any' ? known.some(Boolean) : known.at(-1) === true
}

/** Whether a board is there, by a message; undefined for one that says neither. */
function presenceIn({ entities }: BrokerBoard, topic: string, said: Said): boolean | undefined {
  const sources = entities.flatMap(({ availability }) => availability.by)
  for (const { read, yes, no } of sources.filter((one) => one.topic === topic)) {
    const word = wordOf(read(said))
    if (word === yes || word === no) return word === yes
  }
  return undefined
}
