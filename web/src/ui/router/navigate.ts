import { type PageLocation, visitOf } from './page-location.ts'

type Arrival = PageLocation['arrival']
const listeners = new Set<(arrival: Arrival) => void>()

/**
 * Shows another page.
 * @param to its address within this server.
 * @param how `state` is what the page is told; with `replace`, Back does not lead to the present page.
 */
export function navigate(to: string, how: { state?: unknown; replace?: boolean } = {}): void {
  const entry = visitOf(how.state)
  if (how.replace) history.replaceState(entry, '', to)
  else history.pushState(entry, '', to)
  for (const listener of listeners) listener(how.replace ? 'replace' : 'push')
}

/** Calls a function after each step to another address; the returned function ends that. */
export function onNavigation(listener: (arrival: Arrival) => void): () => void {
  const onPop = () => listener('pop')
  listeners.add(listener)
  addEventListener('popstate', onPop)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', onPop)
  }
}
