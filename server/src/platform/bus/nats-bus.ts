import { readFileSync } from 'node:fs'
import { reasonOf } from '../reason-of.ts'
import { type Bus, BusError, takerOf } from './bus.ts'
import { type BusAddress, BusAddressError, readBusAddress } from './bus-address.ts'
import { busProtocol, type Opened, openEnvelopes } from './envelopes.ts'
import { gatherEvents } from './gather-events.ts'
import { memoryBus } from './memory-bus.ts'
import { natsLink } from './nats-link.ts'
import { openRollCall, type Roll, type RollAnswer } from './roll-call.ts'

/** This installation and this replica of it. */
export type BusIdentity = {
  /** Keeps installations apart that share a NATS. */
  space: string
  /** The installation's key for the bus. */
  key: Buffer
  /** The name of this replica: 16 random bytes of this start, in base64url. */
  replica: string
  /** The names of all replicas that hold a lease. */
  leased(): Promise<readonly string[]>
}

/** The place of NATS; `caFile` is the certificate of its authority, empty for those that the system knows. */
export type BusPlace = { url: string; caFile?: string }

/**
 * Receives the errors of listeners, why NATS is away when this replica starts, and how many
 * messages were sealed with no key of this installation, once a minute while there are some.
 */
type Listener = {
  onError(error: unknown): void
  onAway(why: string): void
  onForged(count: number): void
}

/** How often forged messages are told of, ms. */
const forgedEveryMs = 60_000

/** A subject that this replica listens to, from the roll call that followed the subscription. */
type Subscribed = { since: number; takers: Set<{ take(value: unknown): void }>; leave(): void }

/**
 * The bus of several replicas: plain calls within this one, NATS (core subjects only) to the others.
 * Others who reach NATS can neither read nor change nor repeat its messages: each one is sealed
 * (envelopes.ts), and counts once, for who was subscribed when it was sent (roll-call.ts). Events of
 * one turn of the event loop, with those that waited for them, travel as one message for each subject
 * (gather-events.ts). When NATS is away, also at the start, this replica goes on by itself and connects
 * for ever.
 * @throws BusError when the address is none, or NATS refuses this replica.
 */
export async function natsBus(
  place: BusPlace,
  identity: BusIdentity,
  { onError, onAway, onForged }: Listener,
): Promise<Bus> {
  const { space, key, replica, leased } = identity
  const here = memoryBus(onError)
  const envelopes = openEnvelopes(key, replica)
  const forged = gatherForged(onForged)
  const subscribed = new Map<string, Subscribed>()
  const returned: (() => void)[] = []
  const tellReturn = () => {
    for (const tell of returned) tell()
  }
  let whenUp = Promise.resolve()
  const link = natsLink(parse(place.url), {
    ca: readCa(place.caFile),
    onAway,
    onUp() {
      whenUp = roll.returned().then(tellReturn)
    },
  })
  const nameOf = (subject: string) => `roomwire.${busProtocol}.${space}.${subject}`

  function send(subject: string, json: string): void {
    if (link.isUp()) link.send(nameOf(subject), envelopes.seal(nameOf(subject), json))
  }
  const gathered = gatherEvents(send)

  /** Listens to a subject for what was sealed for it. */
  function listen(subject: string, take: (opened: Opened) => void): () => void {
    const name = nameOf(subject)
    return link.subscribe(name, (error, payload) => {
      try {
        if (error) throw error
        const opened = envelopes.open(name, payload)
        if (opened) take(opened)
        else forged.count()
      } catch (cause) {
        onError(cause) // Thrown on, it would end the client's reading.
      }
    })
  }

  const roll = openRollCall({
    me: replica,
    envelopes,
    leased,
    isUp: link.isUp,
    call: (roll) => send('roll', JSON.stringify(roll)),
    answer: (to, answer) => send(`roll.${to}`, JSON.stringify(answer)),
    onGap: tellReturn,
    onError,
  })
  listen('roll', ({ from, number, content }) => {
    // Only a replica of this installation can have sealed it, for this subject.
    roll.takeCall(from, number, content as Roll)
  })
  listen(`roll.${replica}`, ({ from, number, content }) => {
    // The same holds for the answers.
    roll.takeAnswer(from, number, content as RollAnswer)
  })

  function giveTo(takers: Subscribed['takers'], event: unknown): void {
    for (const taker of [...takers]) {
      try {
        if (takers.has(taker)) taker.take(event)
      } catch (cause) {
        onError(cause)
      }
    }
  }

  function begin(subject: string): Subscribed {
    const since = roll.next()
    const takers: Subscribed['takers'] = new Set()
    const leave = listen(subject, ({ from, number, content }) => {
      if (!roll.hears(from, number, since)) return
      // Sealed for this subject, it is what `gathered` has sent.
      for (const event of content as unknown[]) giveTo(takers, event)
    })
    const begun = { since, takers, leave }
    subscribed.set(subject, begun)
    return begun
  }

  await roll.readLeases()
  await link.open()
  await whenUp

  return {
    async publish(topic, event) {
      await here.publish(topic, event)
      if (link.isUp()) gathered.add(topic, event)
    },
    async subscribe(topic, listener) {
      const { subject } = topic
      const leave = await here.subscribe(topic, listener)
      // A new entry each time, so that a function may subscribe twice.
      const taker = { take: takerOf(topic, listener) }
      const held = subscribed.get(subject) ?? begin(subject)
      held.takers.add(taker)
      await Promise.all([link.settle(), roll.answered(held.since)])
      return () => {
        leave()
        held.takers.delete(taker)
        if (held.takers.size > 0 || subscribed.get(subject) !== held) return
        subscribed.delete(subject)
        held.leave()
      }
    },
    published: () => undefined,
    settle() {
      gathered.send()
      return link.settle()
    },
    isAway: () => !link.isUp(),
    onReturn: (tell) => {
      returned.push(tell)
    },
    async close() {
      roll.stop()
      forged.stop()
      await here.close()
      gathered.send()
      await link.close()
    },
  }
}

function parse(url: string): BusAddress {
  try {
    return readBusAddress(url)
  } catch (cause) {
    if (!(cause instanceof BusAddressError)) throw cause
    throw new BusError(`The bus at BUS_URL can't be used: it ${cause.message}`)
  }
}

function readCa(file: string | undefined): string | undefined {
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new BusError(`The file ${file} of BUS_CA can't be read: ${reasonOf(cause)}`)
  }
}

/** Counts forged messages, and tells of them at once and then once a minute. */
function gatherForged(tell: (count: number) => void) {
  let count = 0
  let timer: NodeJS.Timeout | undefined
  function tellAll(): void {
    timer = undefined
    if (count === 0) return
    tell(count)
    count = 0
    timer = setTimeout(tellAll, forgedEveryMs).unref()
  }
  return {
    count(): void {
      count += 1
      if (!timer) tellAll()
    },
    stop: () => clearTimeout(timer),
  }
}
