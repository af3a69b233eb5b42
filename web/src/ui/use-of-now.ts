import { useSyncExternalStore } from 'react'
import { refreshedNow, subscribeToNow } from './use-now.ts'

/** A text, a number or a verdict that time changes: the caller renders again only when it differs. */
export function useOfNow<Value extends string | number | boolean>(
  select: (now: number) => Value,
): Value {
  return useSyncExternalStore(subscribeToNow, () => select(refreshedNow()))
}
