import type { Page } from './page.ts'

/** Sets of pages by a number: of a home, of a person. */
export function pageSets() {
  const sets = new Map<number, Set<Page>>()
  const none: ReadonlySet<Page> = new Set()
  return {
    get: (key: number): ReadonlySet<Page> => sets.get(key) ?? none,
    add(key: number, page: Page): void {
      sets.set(key, (sets.get(key) ?? new Set()).add(page))
    },
    remove(key: number, page: Page): void {
      const set = sets.get(key)
      set?.delete(page)
      if (set?.size === 0) sets.delete(key)
    },
  }
}
