import type { AuditEventName } from './audit-events.ts'
import type { NewEntry } from './batches.ts'

/** Events that strangers and broken devices can repeat without end. */
const repeatable: ReadonlySet<string> = new Set<AuditEventName>([
  'sign_in.refused',
  'password_reset.refused',
  'call.refused',
  'live_message.refused',
  'live_socket.refused',
  'device.refused',
  'device.connected',
  // The page of it looks again and again.
  'access.viewed',
])

/** How long repeats are counted (ms), and how many different events are told apart in that time. */
export const repeatDefaults = { repeatsMs: 60_000, repeatsMost: 200 }

/**
 * Keeps repeats from filling the audit log. The first entry is written at once; the ones that
 * follow within a while become one more entry with their number.
 */
export function gatherRepeats(
  { repeatsMs, repeatsMost }: typeof repeatDefaults,
  write: (entry: NewEntry) => void,
) {
  const seen = new Map<string, { last: NewEntry; again: number }>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const { last, again } of seen.values()) {
      if (again > 0)
        write({ ...last, detail: JSON.stringify({ ...JSON.parse(last.detail), again }) })
    }
    seen.clear()
  }

  return {
    /** 'first': the caller writes the entry now. 'again': it is counted here. 'too_many': it is lost. */
    check(entry: NewEntry): 'first' | 'again' | 'too_many' {
      const { home_id, person_id, event, detail } = entry
      if (!repeatable.has(event)) return 'first'
      const name = JSON.stringify([home_id, person_id, event, detail])
      const known = seen.get(name)
      if (known) {
        seen.set(name, { last: entry, again: known.again + 1 })
        return 'again'
      }
      if (seen.size >= repeatsMost) return 'too_many'
      seen.set(name, { last: entry, again: 0 })
      timer ??= setTimeout(flush, repeatsMs)
      return 'first'
    },
    flush,
  }
}
