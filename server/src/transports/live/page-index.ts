import { keyOfHolder } from '../../features/access/holder.ts'
import { holderOf } from '../../features/identity/actor.ts'
import type { Page } from './page.ts'

type Hold = Promise<() => void>

export type PageIndex = ReturnType<typeof openPageIndex>

/** Every open page with its subscriptions, found by its id, its holder and its home. */
export function openPageIndex() {
  const pages = new Map<Page, Hold[]>()
  const byId = new Map<string, Page>()
  const ofHome = pageSets<number>()
  const ofHolder = pageSets<string>()
  return {
    all: (): Iterable<Page> => pages.keys(),
    byId: (id: string): Page | undefined => byId.get(id),
    ofHome: ofHome.get,
    /** The pages of a person or a pass, by its key (keyOfHolder). */
    ofHolder: ofHolder.get,
    holdsOf: (page: Page): Hold[] | undefined => pages.get(page),
    add(page: Page, holds: Hold[]): void {
      const { homeId } = page.actor
      pages.set(page, holds)
      byId.set(page.id, page)
      ofHolder.add(keyOfHolder(holderOf(page.actor)), page)
      if (homeId !== null) ofHome.add(homeId, page)
    },
    /** Its person was admitted to a home. */
    enterHome: (page: Page, homeId: number): void => ofHome.add(homeId, page),
    remove(page: Page): void {
      const { homeId } = page.actor
      pages.delete(page)
      byId.delete(page.id)
      ofHolder.remove(keyOfHolder(holderOf(page.actor)), page)
      if (homeId !== null) ofHome.remove(homeId, page)
    },
  }
}

/** Sets of pages by what they have in common. */
function pageSets<Key>() {
  const sets = new Map<Key, Set<Page>>()
  const none: ReadonlySet<Page> = new Set()
  return {
    get: (key: Key): ReadonlySet<Page> => sets.get(key) ?? none,
    add(key: Key, page: Page): void {
      sets.set(key, (sets.get(key) ?? new Set()).add(page))
    },
    remove(key: Key, page: Page): void {
      const set = sets.get(key)
      set?.delete(page)
      if (set?.size === 0) sets.delete(key)
    },
  }
}
