import { isRecord } from '../dialects/firmware-json.ts'
import { listOfTexts } from '../hub/stored-boards.ts'
import type { Sent } from './discovery-fields.ts'
import { idOf, keepNamed, openPresences } from './entity-presence.ts'
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
 * @param listSoon is called where boards may have other entities than they are listed with
 */
export function translateBroker(
  prefix: string,
  begin: (lapse: Lapse) => void = () => undefined,
  now: () => number = Date.now,
  listSoon: () => void = () => undefined,
) {
  const presences = openPresences()
  const found = openFoundBoards(prefix, presences.isHere)
  const expiries = openExpiries(now)
  /** The fields of each board that were heard. */
  const heard = new Map<string, Map<string, unknown>>()
  /** The boards as they were listed last, which messages are read by. */
  let listed: ReadonlyMap<string, BrokerBoard> = new Map()
  let byTopic: ReadonlyMap<string, readonly BrokerBoard[]> = new Map()
  let byName: ReadonlyMap<string, BrokerBoard> = new Map()

  const isExpired = (one: BrokerBoard, field: string): boolean =>
    expiriesOf(one).some(
      (lapse) => lapse.field === field && expiries.left(lapse.board, field, lapse.ms) === 0,
    )

  /** Whether a board is there, and how it is. */
  function presenceOf(one: BrokerBoard, isRetained: boolean): Word[] {
    const { board } = one
    const isThere = presences.isThere(one)
    const payload = isThere ? 'online' : 'offline'
    const word = { word: `${board.name}/availability`, payload, isRetained }
    // The hub has not taken what was said before it knew that the board is there.
    const now = isThere ? standing(one, heard.get(board.key) ?? none, presences) : undefined
    return now ? [word, now] : [word]
  }

  function takeOf(one: BrokerBoard, topic: string, said: Said, isRetained: boolean): Word[] {
    const { board } = one
    const words: Word[] = []
    if (presences.take(one, topic, said)) {
      words.push(...presenceOf(one, isRetained))
      if (one.hasRivals) {
        found.chooseAnew()
        listSoon()
      }
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
    for (const field of awayFields(one, presences)) fields.delete(field)
    if (fields.size === 0) return words
    return [...words, { word: board.name, payload: textOf(fields), isRetained }]
  }

  return {
    /** Takes what a device says it is; returns whether the list of boards has changed. */
    takeConfig: found.take,
    adopt: found.adopt,
    isOver: found.isOver,
    /** Whether these boards are there, as a hub says it: their list may have changed that. */
    presencesOf: (keys: readonly string[]): Word[] =>
      keys.flatMap((key) => {
        const one = listed.get(key)
        return one ? presenceOf(one, true) : []
      }),
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
      const before = listed
      listed = found.all()
      const all = [...listed.values()]
      byTopic = boardsByTopic(all)
      byName = new Map(all.map((one) => [one.board.name, one]))
      keepNamed(heard, listed, (one) => sameFieldsOf(one, before.get(one.board.key)))
      presences.keepOnly(listed)
      return all.map((one) => ({ ...one.board, isAway: !presences.isThere(one) }))
    },

    /** The topics of the adopted boards that are listed: messages are read by that list. */
    topicsOf: (keys: readonly string[]) => topicsOf(keys.flatMap((key) => listed.get(key) ?? [])),

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
      const one = listed.get(board)
      // An input that is not known is not off.
      if (!one || (to !== null && isExpired(one, field))) return []
      mapOf(heard, board).set(field, to)
      const entity = one.entities.find(({ sources }) => sources.has(field))
      if (!entity || !presences.isHere(entity)) return []
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
      // One that is away would not do it.
      return entity && 'pin' in entity && presences.isHere(entity) ? entity.send(payload) : []
    },
  }
}

function boardsByTopic(all: readonly BrokerBoard[]): ReadonlyMap<string, readonly BrokerBoard[]> {
  const byTopic = new Map<string, BrokerBoard[]>()
  for (const one of all) {
    for (const topic of one.topics) {
      const known = byTopic.get(topic)
      if (known) known.push(one)
      else byTopic.set(topic, [one])
    }
  }
  return byTopic
}

/**
 * The topics of these boards, with the names of those who are read there. Those on which one of them is commanded
 * are not heard: there it would be what this server has said, not what is so.
 */
function topicsOf(boards: readonly BrokerBoard[]): Map<string, string> {
  const commands = new Set(
    boards.flatMap((one) => one.entities.flatMap((entity) => [...entity.commands])),
  )
  const readers = boards.flatMap(readersOf).filter(({ topic }) => !commands.has(topic))
  return new Map(
    [...Map.groupBy(readers, ({ topic }) => topic)].map(([topic, each]) => [
      topic,
      JSON.stringify(each.map(({ name }) => name)),
    ]),
  )
}

/** The fields of entities that have said that they are away. */
const awayFields = (one: BrokerBoard, presences: ReturnType<typeof openPresences>): string[] =>
  one.entities.flatMap((entity) =>
    presences.isAway(one, entity) ? [...entity.sources.keys()] : [],
  )

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

/** The pins of a board as they were heard last, and null for what entities have that are away. */
function standing(
  one: BrokerBoard,
  heard: ReadonlyMap<string, unknown>,
  presences: ReturnType<typeof openPresences>,
): Word | undefined {
  const fields = new Map<string, unknown>()
  for (const entity of one.entities) {
    const [isHere, isAway] = [presences.isHere(entity), presences.isAway(one, entity)]
    for (const field of entity.sources.keys()) {
      if (isAway) fields.set(field, null)
      else if (isHere && heard.has(field)) fields.set(field, heard.get(field))
    }
  }
  const { name: word } = one.board
  return fields.size > 0 ? { word, payload: textOf(fields), isRetained: true } : undefined
}

/** Whether what an entity says holds until it says something else: a press is over, and a number has an age. */
const lasts = (entity: Entity): boolean => 'pin' in entity && entity.pin.as !== 'press'

/** Whether an entity says what is soon over, such as that somebody moves: an old message may be of yesterday. */
const isBrief = (entity: Entity, value: unknown): boolean =>
  'pin' in entity &&
  entity.onForMs !== undefined &&
  entity.pin.as === 'flag' &&
  value === entity.pin.on

/** Those who are read on the topics of a board, by names that change with what they are read for. */
const readersOf = ({ board, entities, presence }: BrokerBoard) => [
  ...presence.map((source) => ({ topic: source.topic, name: `${board.key} ${idOf(source)}` })),
  ...entities.flatMap(({ sources }) =>
    [...sources].map(([field, { topic }]) => ({ topic, name: `${board.key} ${field}` })),
  ),
]

const lastingFields = ({ entities }: BrokerBoard): string[] =>
  entities.flatMap((one) => (lasts(one) ? [...one.sources.keys()] : []))

/** The names of the fields of a board that are heard on the same topics as before: others have said nothing yet. */
function sameFieldsOf({ entities }: BrokerBoard, before: BrokerBoard | undefined): string[] {
  const known = new Map(before?.entities.flatMap(({ sources }) => [...sources]))
  return entities.flatMap(({ sources }) =>
    [...sources].flatMap(([field, { topic }]) =>
      known.get(field)?.topic === topic ? [field] : [],
    ),
  )
}

const none: ReadonlyMap<string, never> = new Map<string, never>()

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
      if (value !== undefined && !(isOld && isBrief(entity, value))) fields.set(field, value)
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
