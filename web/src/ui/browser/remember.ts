import type { KeptStorage } from './storage.ts'
/**
 * Keeps a comfort for next time. A browser that stores nothing more (full, or set up so) does
 * without it: the page works all the same.
 * @param value null forgets it.
 */
export function remember(storage: KeptStorage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
