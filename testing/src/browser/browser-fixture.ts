import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { TestPerson } from '../clients/api-client.ts'
import { openLine } from '../clients/cut-line.ts'
import type { Stack } from '../worlds/stack.ts'
import { openBrowser, type Visitor } from './browser.ts'
import { endVisit, keptVisitor } from './kept-profiles.ts'
import { keptBrowser, keptStack } from './kept-running.ts'
import { isConnected } from './page-parts.ts'
import { createHomeWithDevices, openRoom, type TestHome } from './room-pages.ts'
import { openAs } from './signed-in-pages.ts'
import { refuseUnexplainedChanges } from './unexplained-changes.ts'

/*
 * The fixture of a file of browser tests: the server and the browser that its worker keeps running,
 * a home of its own for each test, and nothing left open afterwards.
 */

type Options = Parameters<typeof openAs>[2]
type Who = Pick<TestPerson, 'url' | 'email' | 'password'>

/**
 * Opens the fixture; to be called once at the top of a file.
 * @param flags further flags of the browser, for pages of this server.
 */
export function openBrowserFixture(flags?: (stack: Stack) => Promise<readonly string[]>) {
  let stack: Stack
  let browser: Browser
  const visitors: Visitor[] = []
  const ends: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    stack = await keptStack()
    browser = await (flags ? openBrowser(await flags(stack)) : keptBrowser())
  })
  afterAll(async () => {
    if (flags) await browser?.close()
    stack?.refusePrintedSecrets()
    if (stack) refuseUnexplainedChanges(stack.data)
  })
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => endSoftly(browser, visitor)))
    await Promise.all(ends.splice(0).map((end) => end()))
  })

  const kept = <V extends Visitor>(visitor: V) => {
    visitors.push(visitor)
    return visitor
  }
  return {
    get stack() {
      return stack
    },
    get browser() {
      return browser
    },
    /** A new home whose devices are connected until the test ends. */
    async home(...identifiers: string[]): Promise<TestHome> {
      const home = await createHomeWithDevices(stack, ...identifiers)
      ends.push(home.stop)
      return home
    },
    /** A browser of a person, on the dashboard unless told otherwise. */
    visit: async (person: Who, options?: Options) =>
      kept(await openAs(browser, person, { open: keptVisitor, ...options })),
    /** The same, connected: it hears when its session ends. */
    async live(person: Who, options?: Options) {
      const visitor = kept(await openAs(browser, person, { open: keptVisitor, ...options }))
      await isConnected(visitor.page)
      return visitor
    },
    /** A browser of nobody yet, at a path. */
    async stranger(path?: string, options?: BrowserContextOptions): Promise<Visitor> {
      const visitor = kept(await keptVisitor(browser, options))
      if (path !== undefined) await visitor.page.goto(stack.url + path)
      return visitor
    },
    /** A browser of a person in Living Room, connected. */
    room: async (person: Who, options?: Options) =>
      kept(await openRoom(browser, person, { open: keptVisitor, ...options })),
    /** A line to the server that can be lost: pages at its address come through it. */
    async line() {
      const line = await openLine(stack.url)
      ends.push(line.close)
      return line
    },
    /** Something else that is over with the test. */
    after(end: () => Promise<unknown>): void {
      ends.push(end)
    },
    /** Pulls the server's plug for as long as something lasts. */
    async whileDown(lasts: () => Promise<void>): Promise<void> {
      await stack.kill()
      await lasts().finally(stack.start)
    },
  }
}

/** Ends the visits of a test: an answer that a test still changes on its way is of no use to anybody. */
async function endSoftly(browser: Browser, visitor: Visitor): Promise<void> {
  const pages = visitor.context.pages()
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await endVisit(browser, visitor)
}
