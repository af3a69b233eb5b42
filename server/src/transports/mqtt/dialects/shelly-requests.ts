import type { FirmwareMessage } from './dialect.ts'

/** Makes requests, which are answered below another topic. */
export const requestTo =
  (topic: string, src: string) =>
  (id: number, method: string, params?: object): FirmwareMessage => ({
    topic,
    payload: JSON.stringify({ id, src, method, ...(params && { params }) }),
  })

/** A command that is not answered yet. */
type Asked = { pin: string; state: number; messageId: string; leaseS: number | undefined }

/** Requests that wait for an answer; the oldest of more is forgotten. */
const askedMost = 64

/** Commands that wait for an answer; the oldest of many is forgotten. */
export function openRequests(firstId: number) {
  /** With the state that the device has told of the pin since; undefined while it has told none. */
  const waiting = new Map<number, Asked & { told?: number }>()
  let nextId = firstId

  const of = (pin: string) => [...waiting].filter(([, asked]) => asked.pin === pin)

  return {
    /** Remembers a command; returns the id of its request. */
    add(asked: Asked): number {
      const oldest = waiting.size >= askedMost ? waiting.keys().next().value : undefined
      if (oldest !== undefined) waiting.delete(oldest)
      waiting.set(nextId, { ...asked })
      nextId += 1
      return nextId - 1
    },

    /**
     * The device tells how a pin is: the answer to a command that was sent before may be older. Returns the newest
     * command of the pin.
     */
    tell(pin: string, state: number): Asked | undefined {
      const all = of(pin)
      for (const [, asked] of all) asked.told = state
      return all.at(-1)?.[1]
    },

    /** The command of a request, which is answered once, and not after a newer one of its pin. */
    take(id: number): (Asked & { told?: number }) | undefined {
      const asked = waiting.get(id)
      if (!asked) return undefined
      for (const [older] of of(asked.pin)) if (older <= id) waiting.delete(older)
      return asked
    },
  }
}
