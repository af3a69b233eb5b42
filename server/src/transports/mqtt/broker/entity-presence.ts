import { wordOf } from '../dialects/firmware-json.ts'
import type { BrokerBoard } from './found-boards.ts'
import type { Entity, Presence } from './read-discovery.ts'
import type { Said } from './value-path.ts'

/** The words of the sources of a board; the last one is that which was said last. */
type PresenceWords = ReadonlyMap<string, boolean>

const none: ReadonlyMap<string, never> = new Map<string, never>()

/** Keeps whether entities are there, as Home Assistant has it: each by its own sources. */
export function openPresences() {
  const said = new Map<string, Map<string, boolean>>()
  const wordsOfBoard = ({ board }: BrokerBoard): PresenceWords => said.get(board.key) ?? none
  /** An entity has the words of its device. */
  const isHere = (entity: Entity): boolean => isPresent(entity, said.get(entity.device.key) ?? none)

  return {
    isHere,
    /** Whether an entity has said that it is away. */
    isAway: (one: BrokerBoard, entity: Entity): boolean =>
      !isHere(entity) && wordsOf(entity, wordsOfBoard(one)).includes(false),
    /** A board is there while one of its entities is. */
    isThere(one: BrokerBoard): boolean {
      const all = one.entities.filter(tellsPresence)
      return all.length === 0 || all.some(isHere)
    },
    /** Takes a message; returns whether it says anything of where entities of a board are. */
    take(one: BrokerBoard, topic: string, message: Said): boolean {
      const now = presencesIn(one, topic, message)
      if (now.size > 0) {
        const words = said.get(one.board.key) ?? new Map<string, boolean>()
        said.set(one.board.key, words)
        for (const [source, isThere] of now) {
          words.delete(source)
          words.set(source, isThere)
        }
      }
      return now.size > 0
    },
    /** Forgets what is not of these boards. */
    keepOnly: (boards: ReadonlyMap<string, BrokerBoard>): void =>
      keepNamed(said, boards, ({ presence }) => presence.map(idOf)),
  }
}

/** Forgets what boards have said that are not found any more, and all under names that they have not any more. */
export function keepNamed<V>(
  all: Map<string, Map<string, V>>,
  boards: ReadonlyMap<string, BrokerBoard>,
  namesOf: (one: BrokerBoard) => readonly string[],
): void {
  for (const [key, own] of all) {
    const one = boards.get(key)
    if (!one) all.delete(key)
    const names = new Set(one && namesOf(one))
    for (const name of own.keys()) if (!names.has(name)) own.delete(name)
  }
}

export const idOf = ({ topic, template, yes, no }: Presence): string =>
  JSON.stringify([topic, template, yes, no])

/** Whether an entity says whether its device is there; a number or a press without a source says nothing of that. */
const tellsPresence = ({ availability, ...entity }: Entity): boolean =>
  availability.by.length > 0 || ('pin' in entity && entity.pin.as !== 'press')

/** The last words of the sources of an entity, the latest one last. */
function wordsOf({ availability: { by } }: Entity, said: PresenceWords): boolean[] {
  const own = new Set(by.map(idOf))
  return [...said].filter(([source]) => own.has(source)).map(([, there]) => there)
}

/** Whether an entity is there, by what its sources have said; one without a source always is. */
function isPresent(entity: Entity, said: PresenceWords): boolean {
  const { mode, by } = entity.availability
  if (by.length === 0) return true
  const words = wordsOf(entity, said)
  if (mode === 'all') return words.length === new Set(by.map(idOf)).size && words.every(Boolean)
  return mode === 'any' ? words.some(Boolean) : words.at(-1) === true
}

/** Whether entities of a board are there, by a message and by their sources; none where it says nothing of that. */
function presencesIn({ presence }: BrokerBoard, topic: string, said: Said): Map<string, boolean> {
  const words = new Map<string, boolean>()
  for (const source of presence.filter((one) => one.topic === topic)) {
    const word = wordOf(source.read(said))
    if (word === source.yes || word === source.no) words.set(idOf(source), word === source.yes)
  }
  return words
}
