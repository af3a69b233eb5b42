import { useSyncExternalStore } from 'react'
import { Listeners } from '../browser/listeners.ts'
import { clock } from './clock.ts'

/** The time, refreshed every few seconds for everything that shows an age. One timer serves all. */
const everyMs = 5_000

function openRefreshedTime() {
  const listeners = new Listeners()
  let now = clock.now()
  let timer: ReturnType<typeof setInterval> | undefined

  function follow() {
    now = clock.now()
    listeners.tell()
  }
  clock.subscribe(follow)
  return {
    /** Epoch ms. */
    now: () => now,
    /** Calls back with each refresh, until the returned function is called. */
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        now = clock.now()
        timer = setInterval(follow, everyMs)
      }
      const leave = listeners.subscribe(listener)
      return () => {
        leave()
        if (listeners.size === 0) clearInterval(timer)
      }
    },
  }
}

const time = openRefreshedTime()

/** The present time in epoch ms. Renders again every few seconds. */
export function useNow(): number {
  return useSyncExternalStore(time.subscribe, time.now)
}

/** A text, a number or a verdict that time changes: the caller renders again only when it differs. */
export function useOfNow<Value extends string | number | boolean>(
  select: (now: number) => Value,
): Value {
  return useSyncExternalStore(time.subscribe, () => select(time.now()))
}
