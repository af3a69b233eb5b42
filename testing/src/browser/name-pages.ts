import type { Page } from 'playwright'
import { afterAll, afterEach, expect } from 'vitest'
import type { TestPerson } from '../clients/api-client.ts'
import { figure } from '../fixtures/figure.ts'
import { someHostileNames } from '../fixtures/hostile-names.ts'
import { volume } from '../fixtures/volume.ts'
import { openBrowserFixture } from './browser-fixture.ts'
import { openNameCount, watchDeeds } from './shown-names.ts'

/*
 * Pages of homes full of hostile names, and the count of what has come of them.
 */

/** The hostile names that are looked at in every page. */
export const namesInPages = someHostileNames(volume('HOSTILE_NAMES', 100))

const desk = { viewport: { width: 1440, height: 900 } }

/**
 * Opens the fixture; to be called once at the top of a file. After each test no name may have done anything.
 * @param kind the things with these names, for the figures: 'rooms, devices and pins'.
 */
export function openNamePages(kind: string) {
  const fixture = openBrowserFixture()
  const { counted, among, exactly } = openNameCount()
  const deeds: string[][] = []

  afterEach(() => expect(deeds.flat()).toEqual([]))
  afterAll(() => {
    figure('R-36', `hostile names stored for ${kind}`, namesInPages.length)
    figure('R-36', `names of ${kind} looked for`, counted.shown + counted.changed.length)
    figure('R-36', `names of ${kind} changed`, counted.changed.length)
    figure('R-36', `names of ${kind} executed, or calling elsewhere`, deeds.flat().length)
  })

  return {
    fixture,
    among,
    exactly,
    /** The deeds of names so far, by page. */
    deeds,
    /** A browser of a person, in which every deed of a name is noticed. */
    async open(
      person: TestPerson,
      { path = '/dashboard', profile = desk }: { path?: string; profile?: object } = {},
    ): Promise<Page> {
      const before = async (page: Page) => {
        deeds.push(await watchDeeds(page, new URL(person.url).origin))
      }
      return (await fixture.visit(person, { ...profile, path, before })).page
    },
  }
}

/** The rooms in the sidebar. */
export const sidebar = 'nav[aria-label=Main] ul a'

export function enterBySidebar(page: Page, room: string): Promise<void> {
  return page.evaluate(
    ({ links, room }) => {
      const all = [...document.querySelectorAll<HTMLElement>(links)]
      all.find((link) => link.firstElementChild?.textContent === room)?.click()
    },
    { links: sidebar, room },
  )
}

export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_nothing, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
