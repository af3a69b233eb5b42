import { navigate as step } from 'wouter/use-browser-location'

/**
 * What an entry of the browser's history holds: under the name that pages of earlier versions have
 * stored it.
 */
export type Visit = { usr?: unknown } | null

/**
 * Shows another page.
 * @param to its address within this server.
 * @param how `state` is what the page is told; with `replace`, Back does not lead to the present page.
 */
export function navigate(
  to: string,
  { state, replace = false }: { state?: unknown; replace?: boolean } = {},
): void {
  step<Visit>(to, { replace, state: { usr: state } })
}
