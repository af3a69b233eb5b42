import type { Topic } from './bus.ts'

/** The size of a message, in UTF-16 units, from which on another one begins: NATS takes 1 MB. */
const sizeMost = 65_536

/**
 * How long other replicas wait for an event that can wait, ms: a device whose answer is stored by then
 * costs one message instead of three. Its own page waits as long as for a device with a slow radio.
 */
const waitMost = 20

/** The events of one subject. */
type Gathered = {
  /** Each as its JSON; one that waits as it was given, and undefined once a later one has taken its place. */
  events: (string | { waits: unknown } | undefined)[]
  /** The places of those that wait, by what they tell the state of. */
  places: Map<number, number>
  /** Whether they leave with this turn. */
  isDue: boolean
  timer: NodeJS.Timeout | undefined
}

/**
 * Gathers the events of one turn of the event loop into one message for each subject: to seal, send,
 * receive and open a message costs more than what is in it. Those that can wait leave with the next one
 * of their subject that cannot, or a moment later. A press over two servers makes two messages, not six.
 * @param send gets a subject and the JSON of an array of its events, in the order in which they were added.
 * @param waitMs how long an event waits that can
 */
export function gatherEvents(send: (subject: string, json: string) => void, waitMs = waitMost) {
  const gathered = new Map<string, Gathered>()
  let isDue = false

  function sendOne(subject: string, { events, timer }: Gathered): void {
    clearTimeout(timer)
    gathered.delete(subject)
    let jsons: string[] = []
    let size = 0
    for (const event of events) {
      if (event === undefined) continue
      const json = typeof event === 'string' ? event : JSON.stringify(event.waits)
      jsons.push(json)
      size += json.length
      if (size < sizeMost) continue
      send(subject, `[${jsons.join()}]`)
      ;[jsons, size] = [[], 0]
    }
    if (jsons.length > 0) send(subject, `[${jsons.join()}]`)
  }

  function sendDue(): void {
    isDue = false
    for (const [subject, some] of gathered) if (some.isDue) sendOne(subject, some)
  }

  function begin(subject: string): Gathered {
    const some: Gathered = { events: [], places: new Map(), isDue: false, timer: undefined }
    gathered.set(subject, some)
    return some
  }

  return {
    /** Adds an event as it is now: what becomes of the object later does not count, unless it waits. */
    add<Event>({ subject, waiting }: Topic<Event>, event: Event): void {
      const some = gathered.get(subject) ?? begin(subject)
      const { events, places } = some
      const state = waiting?.stateOf(event)
      const outdated = state === undefined ? undefined : places.get(state)
      if (outdated !== undefined) events[outdated] = undefined
      if (waiting?.canWait(event)) {
        if (state !== undefined) places.set(state, events.length)
        events.push({ waits: event })
        some.timer ??= setTimeout(sendOne, waitMs, subject, some)
        return
      }
      events.push(JSON.stringify(event))
      some.isDue = true
      if (isDue) return
      isDue = true
      setImmediate(sendDue)
    },

    /** Sends what has been gathered, before its time. */
    send(): void {
      for (const [subject, some] of gathered) sendOne(subject, some)
    },
  }
}
