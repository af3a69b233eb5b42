/**
 * A subject of the bus that knows which events it carries. Made by `busTopic`,
 * in one place for each kind of subject.
 */
export type Topic<Event> = {
  readonly subject: string
  readonly waiting?: Waiting<Event> | undefined
  /** Never set: it only ties the type of the events to the subject. */
  readonly carries?: (event: Event) => Event
}

/** Some events of a topic go to other replicas a moment later, together with what follows. */
export type Waiting<Event> = {
  canWait(event: Event): boolean
  /** The number of what an event tells the whole state of: one that waits says nothing beside a later one. Undefined for others. */
  stateOf(event: Event): number | undefined
}

/**
 * Names a subject and the type of the events that are published on it.
 * @param waiting left out where every event leaves at once
 */
export function busTopic<Event>(subject: string, waiting?: Waiting<Event>): Topic<Event> {
  return { subject, waiting }
}

/**
 * Carries events between replicas: at most once, in order from one replica to
 * another, and without storage. Data that must not be lost is in the database.
 */
export type Bus = {
  /**
   * Publishes an event to every listener of the topic. This replica's own listeners
   * always get it, before this resolves; others get it while they can be reached.
   * @throws BusError once the bus is closed.
   */
  publish<Event>(topic: Topic<Event>, event: NoInfer<Event>): Promise<void>
  /** Subscribes to one topic; the returned function ends the subscription. Resolves when the subscription holds, or will as soon as others can be reached. */
  subscribe<Event>(
    topic: Topic<Event>,
    listener: (event: NoInfer<Event>) => void,
  ): Promise<() => void>
  /** How many events there have been on a topic since this was asked first; undefined where other replicas publish too, whose events may be missed. */
  published<Event>(topic: Topic<Event>): number | undefined
  /** Resolves when everything that others had published before has come, or they cannot be reached. */
  settle(): Promise<void>
  /** Whether other replicas can't be reached now, as far as is known; never where there are none. */
  isAway(): boolean
  /** Calls the listener whenever other replicas can be reached again: the events meanwhile are lost. */
  onReturn(listener: () => void): void
  /** Closes the bus; harmless when it is closed already. */
  close(): Promise<void>
}

/** The promise of events that have reached everybody already: a bus within one process makes none for each. */
export const isPublished: Promise<void> = Promise.resolve()

/** The bus can't be reached, or is closed; the message explains what to do. */
export class BusError extends Error {}

/**
 * Turns a listener of the topic into one of any value: the only place where a value
 * of the bus gets its type.
 */
export function takerOf<Event>(
  _topic: Topic<Event>,
  listener: (event: Event) => void,
): (value: unknown) => void {
  // Only this program's own `publish` writes under a subject, and it is typed: a schema would cost time for each event of each device.
  return (value) => listener(value as Event)
}
