import type { Page } from './page.ts'

type Hold = Promise<() => void>

export type PageIndex = ReturnType<typeof openPageIndex>

/** Every open page with its subscriptions, found by its id, its person and its home. */
export function openPageIndex() {
  const pages = new Map<Page, Hold[]>()
  const byId = new Map<string, Page>()
  const ofHome = pageSets()
  const ofPerson = pageSets()
  return {
    all: (): Iterable<Page> => pages.keys(),
    byId: (id: string): Page | undefined => byId.get(id),
    ofHome: ofHome.get,
    ofPerson: ofPerson.get,
    holdsOf: (page: Page): Hold[] | undefined => pages.get(page),
    add(page: Page, holds: Hold[]): void {
      const { personId, homeId } = page.actor
      pages.set(page, holds)
      byId.set(page.id, page)
      ofPerson.add(personId, page)
      if (homeId !== null) ofHome.add(homeId, page)
    },
    /** Its person was admitted to a home. */
    enterHome: (page: Page, homeId: number): void => ofHome.add(homeId, page),
    remove(page: Page): void {
      const { personId, homeId } = page.actor
      pages.delete(page)
      byId.delete(page.id)
      ofPerson.remove(personId, page)
      if (homeId !== null) ofHome.remove(homeId, page)
    },
  }
}

/** Sets of pages by a number: of a home, of a person. */
function pageSets() {
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
