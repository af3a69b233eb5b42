import { openEventLoopShare } from './event-loop-share.ts'

/** How many are done between two looks at the time. */
const atOnce = 20

/** Of at most so many ms: a press that comes meanwhile waits no longer. */
const share = openEventLoopShare(4)

/** Maps very many items: the event loop has its turn in between. */
export async function mapInTurns<From, To>(
  items: readonly From[],
  map: (item: From) => To,
): Promise<To[]> {
  const mapped: To[] = []
  for (const [nth, item] of items.entries()) {
    if (nth % atOnce === 0) await share.pauseIfLong()
    mapped.push(map(item))
  }
  return mapped
}
