import { useSyncExternalStore } from 'react'
import { clock } from './clock.ts'

/** The time, refreshed every few seconds for everything that shows an age. One timer serves all. */
const everyMs = 5_000

const listeners = new Set<() => void>()
let now = clock.now()
let timer: ReturnType<typeof setInterval> | undefined

function follow() {
  now = clock.now()
  for (const listener of listeners) listener()
}

clock.subscribe(follow)

/** Calls back with each refresh, until the returned function is called. */
function subscribeToNow(listener: () => void) {
  if (listeners.size === 0) {
    now = clock.now()
    timer = setInterval(follow, everyMs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The present time in epoch ms. Renders again every few seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribeToNow, refreshedNow)
}

/** The time of the last refresh, epoch ms. */
const refreshedNow = () => now

/** A text, a number or a verdict that time changes: the caller renders again only when it differs. */
export function useOfNow<Value extends string | number | boolean>(
  select: (now: number) => Value,
): Value {
  return useSyncExternalStore(subscribeToNow, () => select(refreshedNow()))
}
