/** The size of a message, in UTF-16 units, from which on it waits for no further events: NATS takes 1 MB. */
const sizeMost = 65_536

type Gathered = { jsons: string[]; size: number }

/**
 * Gathers the events of one turn of the event loop into one message for each subject: to seal, send,
 * receive and open a message costs more than what is in it. A press over two servers makes four, not six.
 * @param send gets a subject and the JSON of an array of its events, in the order in which they were added.
 */
export function gatherEvents(send: (subject: string, json: string) => void) {
  const gathered = new Map<string, Gathered>()
  let isDue = false

  function sendOne(subject: string, { jsons }: Gathered): void {
    gathered.delete(subject)
    send(subject, `[${jsons.join()}]`)
  }
  function sendAll(): void {
    isDue = false
    for (const [subject, some] of gathered) sendOne(subject, some)
  }

  return {
    /** Adds an event as it is now: what becomes of the object later does not count. */
    add(subject: string, event: unknown): void {
      const json = JSON.stringify(event)
      const some = gathered.get(subject) ?? { jsons: [], size: 0 }
      gathered.set(subject, some)
      some.jsons.push(json)
      some.size += json.length
      if (some.size >= sizeMost) sendOne(subject, some)
      if (isDue) return
      isDue = true
      setImmediate(sendAll)
    },
    /** Sends what has been gathered, before the turn is over. */
    send: sendAll,
  }
}
