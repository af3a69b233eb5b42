import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { z } from 'zod'
import { putLast } from '../../../platform/put-last.ts'
import type { BoardPin, BoardReading, HubBoard } from '../hub/hub-board.ts'
import { type Entity, type FoundDevice, type Presence, readConfig } from './read-discovery.ts'

/** A device that was found on a broker. */
export type BrokerBoard = {
  /** As a hub knows it. */
  board: HubBoard
  entities: readonly Entity[]
  /** Whether other entities have the names of some of these. */
  hasRivals: boolean
  /** The sources that say whether it is there, with those of rivals. */
  presence: readonly Presence[]
  /** All topics that it is heard on. */
  topics: ReadonlySet<string>
}

/** How many configs of a broker are read, and how many entities they have together: more than those of a large home. */
const most = { configs: 5_000, entities: 20_000 }
/** How many entities of one adopted device keep their places before others: anybody on the broker can name it. */
const ofDeviceMost = 256
/** How many entities of one name are told apart. */
const rivalsMost = 8
/** The texts that are held, of configs that a broker does not keep: how many, and how long each is, characters. */
const textsMost = { configs: 1_000, length: 16_384 }

/** A config that is stored here: its place, and its text. */
const storedConfig = z.tuple([z.string(), z.string()])

/** How a config is told. A broker tells the ones that it keeps again to whoever connects. */
type Telling = { isKept: boolean }

/**
 * Gathers the devices that are found on a broker, from their configs.
 * @param isHere tells whether an entity is there: of several with one name that one counts
 */
export function openFoundBoards(prefix: string, isHere: (entity: Entity) => boolean = () => true) {
  const configs = new Map<string, readonly Entity[]>()
  /** Those that the broker does not keep. */
  const texts = new Map<string, string>()
  let count = 0
  let isOver = false
  let found: ReadonlyMap<string, BrokerBoard> | undefined
  let adopted: ReadonlySet<string> = new Set()

  const isOfAdopted = (entities: readonly Entity[]) =>
    entities.some(({ device }) => adopted.has(device.key))

  /** Whether there is room for so many entities more, perhaps of a config more. */
  const isRoom = (more: number, isNew: boolean) =>
    (more <= 0 || count + more <= most.entities) && !(isNew && configs.size >= most.configs)

  /**
   * Forgets the oldest configs until there is room: none of an adopted device, unless that has very many, and not
   * the one of this place.
   */
  function makeRoom(more: number, isNew: boolean, own: string): void {
    if (isRoom(more, isNew)) return
    isOver = true
    const counts = new Map<string, number>()
    for (const [place, entities] of configs) {
      if (isRoom(more, isNew)) return
      if (place === own) continue
      for (const { device } of entities) counts.set(device.key, (counts.get(device.key) ?? 0) + 1)
      const isMany = entities.some(({ device }) => (counts.get(device.key) ?? 0) > ofDeviceMost)
      if (isOfAdopted(entities) && !isMany) continue
      configs.delete(place)
      texts.delete(place)
      count -= entities.length
    }
  }

  /**
   * Takes a config; an empty one removes what was said there.
   * @returns whether anything has changed
   */
  function take(place: string, payload: string, { isKept }: Telling = { isKept: true }): boolean {
    texts.delete(place)
    const entities = readConfig(place, payload, prefix)
    const before = configs.get(place)
    if (!before && entities.length === 0) return false
    const [more, isNew] = [entities.length - (before?.length ?? 0), before === undefined]
    makeRoom(more, isNew, place)
    if (!isRoom(more, isNew)) return false
    if (entities.length === 0) configs.delete(place)
    else configs.set(place, entities)
    count += more
    found = undefined
    const isStored = entities.length > 0 && !isKept && payload.length <= textsMost.length
    if (isStored) putLast(texts, place, payload, textsMost.configs)
    return true
  }

  return {
    take,
    /** Takes the keys of the adopted devices: none of them is left out because of others. */
    adopt(keys: readonly string[]): void {
      adopted = new Set(keys)
    },
    /** Takes the configs that were stored before. */
    takeStored(stored: readonly unknown[]): void {
      for (const one of stored) {
        const { data } = storedConfig.safeParse(one)
        if (data) take(...data, { isKept: false })
      }
    },
    /** The configs to store: those of these devices that the broker does not keep. */
    toStore(keys: readonly string[]): z.infer<typeof storedConfig>[] {
      const own = new Set(keys)
      return [...texts].filter(([place]) =>
        configs.get(place)?.some(({ device }) => own.has(device.key)),
      )
    },
    /** Whether the broker has more configs than are read. */
    isOver: () => isOver,
    /** The devices by their keys. */
    all(): ReadonlyMap<string, BrokerBoard> {
      found ??= boardsOf([...configs.values()].flat(), isHere)
      return found
    },
    /** Chooses anew between entities of one name. */
    chooseAnew(): void {
      found = undefined
    },
  }
}

function boardsOf(
  entities: readonly Entity[],
  isHere: (entity: Entity) => boolean,
): ReadonlyMap<string, BrokerBoard> {
  const names = new Set<string>()
  const groups = [...Map.groupBy(entities, ({ device }) => device.key)]
  return new Map(groups.map(([key, group]) => [key, boardOf(group, names, isHere)]))
}

function boardOf(
  all: readonly Entity[],
  names: Set<string>,
  isHere: (entity: Entity) => boolean,
): BrokerBoard {
  const pins = new Map<string, BoardPin>()
  const readings = new Map<string, BoardReading>()
  // A node that was renamed leaves its old configs at the broker.
  const groups = [...Map.groupBy(all, nameOfEntity).values()]
  const named = groups.flatMap((group) => {
    const rivals = group.slice(0, rivalsMost)
    const entity = rivals.find(isHere) ?? rivals[0]
    return entity && addEntity({ pins, readings }, entity) ? [{ entity, rivals }] : []
  })
  const known = named.map(({ entity }) => entity)
  const presence = named.flatMap(({ rivals }) => rivals.flatMap(({ availability: { by } }) => by))
  // A group has one at least.
  const { key, name, model, vendor } = known[0]?.device ?? all[0]?.device ?? nobodys
  const sources = known.flatMap((entity) => [...entity.sources.values()].map(({ topic }) => topic))
  return {
    board: {
      key,
      name: nameOf(name ?? key, key, names),
      model,
      vendor,
      about: null,
      pins: [...pins.values()],
      readings: [...readings.values()],
      isMains: false,
      isAway: presence.length > 0,
    },
    entities: known,
    hasRivals: named.some(({ rivals }) => rivals.length > 1),
    presence,
    topics: new Set([...presence.map(({ topic }) => topic), ...sources]),
  }
}

const nameOfEntity = (entity: Entity): string =>
  'pin' in entity ? `pin ${entity.pin.key}` : `reading ${entity.reading.key}`

const nobodys: FoundDevice = { key: '', name: null, model: null, vendor: null }

const addEntity = (
  { pins, readings }: { pins: Map<string, BoardPin>; readings: Map<string, BoardReading> },
  entity: Entity,
): boolean =>
  'pin' in entity
    ? addTo(pins, entity.pin, limits.pinsMax)
    : addTo(readings, entity.reading, limits.declaredReadingsMax)

/** Adds one unless its key is taken or there are too many; returns whether it was added. */
function addTo<T extends { key: string }>(all: Map<string, T>, one: T, most: number): boolean {
  if (all.has(one.key) || all.size >= most) return false
  all.set(one.key, one)
  return true
}

/** A name of its own, which may stand in a topic: the messages of boards are told apart by it. */
function nameOf(name: string, key: string, taken: Set<string>): string {
  const plain = name.replaceAll(/[/+#]/g, ' ').trim() || key
  const own = taken.has(plain) ? `${plain} (${key.slice(2, 8)})` : plain
  taken.add(own)
  return own
}
