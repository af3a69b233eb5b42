import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type Entity, type EntityState, readEntity } from './entities.ts'
import { readFields } from './node-fields.ts'
import type { NodeMessage } from './noise-link.ts'

/** How many pins and readings of one node are known here: a device that declares more is not understood at all. */
const most = { pin: limits.pinsMax, reading: limits.declaredReadingsMax }

/** The messages that say how an entity is. */
const stateTypes = new Set([21, 22, 23, 24, 25, 26])

/** The entities of one node. Its messages name them by numbers, of which several kinds may have the same. */
export class EntityList {
  readonly all: Entity[] = []
  readonly #byKey = new Map<number, Entity[]>()

  /** Takes an entity that is listed, by the minor version of the API; one that has the name of another is left out. @throws an error for what is no protobuf */
  add(message: NodeMessage, minor: number): void {
    const entity = readEntity(message, minor)
    if (!entity || this.all.some((one) => nameOf(one) === nameOf(entity))) return
    const kind = kindOf(entity)
    if (this.all.filter((one) => kindOf(one) === kind).length >= most[kind]) return
    this.all.push(entity)
    this.#byKey.set(entity.key, [...(this.#byKey.get(entity.key) ?? []), entity])
  }

  /** Hot: how an entity is, by a message; undefined for any other one. @throws an error for what is no protobuf */
  stateIn(message: NodeMessage): EntityState | undefined {
    if (!stateTypes.has(message.type)) return undefined
    const fields = readFields(message)
    const known = this.#byKey.get(fields.fixed(1))
    return known?.find(({ stateType }) => stateType === message.type)?.read(fields)
  }

  /** The message that sets a pin to a state; undefined where it has no such pin. */
  commandFor(pin: string, state: number): NodeMessage | undefined {
    return this.all.find((one) => nameOf(one) === `pin ${pin}`)?.command?.(state)
  }
}

const kindOf = ({ declared }: Entity) => ('pin' in declared ? 'pin' : 'reading')

const nameOf = ({ declared }: Entity): string =>
  'pin' in declared ? `pin ${declared.pin.key}` : `reading ${declared.reading.key}`
