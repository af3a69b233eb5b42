import type { Browser, BrowserContextOptions } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { TestPerson } from '../server/src/testing/caller.ts'
import { openLine } from '../server/src/testing/cut-line.ts'
import { openBrowser, openVisitor, type Visitor } from './browser.ts'
import { openAs } from './people.ts'
import { foundHome, openRoom, type TestHome } from './rooms.ts'
import { openStack, type Stack } from './stack.ts'

/*
 * What a file of browser tests stands on: one server and one browser for all of
 * them, a home of its own for each, and nothing left open afterwards.
 */

type Options = Parameters<typeof openAs>[2]
type Who = Pick<TestPerson, 'url' | 'email' | 'password'>

/** To be called once at the top of a file. After each test its pages must have had no fault. */
export function openGround() {
  let stack: Stack
  let browser: Browser
  const visitors: Visitor[] = []
  const homes: TestHome[] = []
  const lines: Awaited<ReturnType<typeof openLine>>[] = []

  beforeAll(async () => {
    ;[stack, browser] = await Promise.all([openStack(), openBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await stack?.close()
  })
  afterEach(async () => {
    const faults = visitors.flatMap((visitor) => visitor.faults)
    await Promise.all(visitors.splice(0).map(({ context }) => context.close()))
    await Promise.all(homes.splice(0).map((home) => home.stop()))
    await Promise.all(lines.splice(0).map((line) => line.close()))
    expect(faults).toEqual([])
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
      const home = await foundHome(stack, ...identifiers)
      homes.push(home)
      return home
    },
    /** A browser of a person, on the dashboard unless told otherwise. */
    visit: async (person: Who, options?: Options) => kept(await openAs(browser, person, options)),
    /** A browser of nobody yet, at a path. */
    async stranger(path: string, options?: BrowserContextOptions): Promise<Visitor> {
      const visitor = kept(await openVisitor(browser, options))
      await visitor.page.goto(stack.url + path)
      return visitor
    },
    /** A browser of a person in Living Room, connected. */
    room: async (person: Who, options?: Options) => kept(await openRoom(browser, person, options)),
    /** A line to the server that can be lost: pages at its address come through it. */
    async line() {
      const line = await openLine(stack.url)
      lines.push(line)
      return line
    },
    /** Pulls the server's plug for as long as something lasts. */
    async whileDown(lasts: () => Promise<void>): Promise<void> {
      await stack.kill()
      await lasts().finally(stack.start)
    },
  }
}
