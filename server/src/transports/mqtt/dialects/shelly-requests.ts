/** A command that is not answered yet. */
type Asked = { pin: string; state: number; messageId: string; leaseS: number | undefined }

/** Requests that wait for an answer; the oldest of more is forgotten. */
const askedMost = 64

/** Commands that wait for an answer; the oldest of many is forgotten. */
export function openRequests(firstId: number) {
  const waiting = new Map<number, Asked>()
  let nextId = firstId
  return {
    /** Remembers a command; returns the id of its request. */
    add(asked: Asked): number {
      const oldest = waiting.size >= askedMost ? waiting.keys().next().value : undefined
      if (oldest !== undefined) waiting.delete(oldest)
      waiting.set(nextId, asked)
      nextId += 1
      return nextId - 1
    },
    /** The command of a request, which is answered once. */
    take(id: number): Asked | undefined {
      const asked = waiting.get(id)
      waiting.delete(id)
      return asked
    },
  }
}
