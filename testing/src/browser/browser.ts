import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
} from 'playwright'
import { expect } from 'vitest'
import { secretsIn } from '../fixtures/secrets.ts'

/*
 * The system's Chromium, and pages that tell what went wrong in them: errors,
 * broken rules of the content security policy, calls that failed.
 */

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for all pages of a context: a second one for each would cost more than most pages do.
  '--renderer-process-limit=1',
]

type Program = Pick<LaunchOptions, 'executablePath' | 'env'>

const installed: Program = { executablePath: '/usr/bin/chromium-headless-shell' }

/**
 * @param more further flags of Chromium.
 * @param program another one than the system's (see browser-in.ts).
 */
export function openBrowser(more: readonly string[] = [], program = installed): Promise<Browser> {
  return chromium.launch({ ...program, args: [...flags, ...more] })
}

export type Visitor = {
  context: BrowserContext
  page: Page
  /** Uncaught errors, policy violations, secrets in addresses and referers of the page so far. */
  faults: string[]
}

/** The faults of every visitor; each is told once. */
const met: { faults: string[]; seen: number }[] = []

/** The faults of all pages since the last call: errors, broken policies, secrets. */
export function newPageErrors(): string[] {
  return met.flatMap((one) => {
    const { faults, seen } = one
    one.seen = faults.length
    return faults.slice(seen)
  })
}

/** How long a page says what was done, and how long it waits for an answer, ms. */
const timeouts = { shownMs: 6_000, answerMs: 15_000 }

/** Makes a page do both without end, for a busy machine. A held clock passes as always. */
function wait({ shownMs, answerMs }: typeof timeouts) {
  const { setTimeout } = window
  const longest = 2 ** 31 - 1
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms === shownMs ? longest : ms),
  })
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(ms === answerMs ? longest : ms)
}

/** The requests of each page that have no answer yet. */
const underWay = new WeakMap<Page, Set<Request>>()

function watchRequests(page: Page): void {
  const asked = new Set<Request>()
  underWay.set(page, asked)
  const over = (request: Request) => void asked.delete(request)
  page.on('request', (request) => void asked.add(request))
  page.on('requestfinished', over).on('requestfailed', over)
}

/** Opens a browser profile and one page in it. After each test it must have met no fault. */
export type OpenVisitor = (browser: Browser, options?: BrowserContextOptions) => Promise<Visitor>

/** A browser profile of its own, as a browser has it that was just installed. */
export const openVisitor: OpenVisitor = async (browser, options) =>
  (await openProfile(browser, options)).begin()

/** A browser profile; it can have one visitor after another. */
export type BrowserProfile = {
  context: BrowserContext
  /** The origins that its pages have been at so far. */
  origins: Set<string>
  /** Begins a visit, on a page of its own: its faults are counted from now on. */
  begin: () => Promise<Visitor>
}

/** The options of a profile unless a test says otherwise. */
export const usualProfile = {
  viewport: { width: 390, height: 844 },
  // Times are written as a person's language writes them.
  locale: 'en-GB',
  // Animations cost a core without end, and nobody looks at them here.
  reducedMotion: 'reduce',
} as const

export async function openProfile(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserProfile> {
  const context = await browser.newContext({ ...usualProfile, ...options })
  context.setDefaultTimeout(240_000)
  await context.addInitScript(wait, timeouts)
  const origins = new Set<string>()
  let faults: string[] = []
  const watch = (page: Page) => {
    watchRequests(page)
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (/Content Security Policy|Trusted ?(Type|HTML|Script)/i.test(text))
        faults.push(`policy: ${text}`)
    })
  }
  context.on('page', watch)
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) origins.add(origin)
    faults.push(...secretsIn(request.url()).map((secret) => `address: ${secret}`))
    const { referer } = request.headers()
    if (referer) faults.push(`referer: ${referer}`)
  })
  return {
    context,
    origins,
    async begin() {
      faults = []
      met.push({ faults, seen: 0 })
      return { context, page: await context.newPage(), faults }
    },
  }
}

/** Longer than a page waits before it asks a second time by itself. */
const quietMs = 1_500

/**
 * Waits until a page has asked nothing for a while: from then on only a person makes it ask. The while
 * is the page's own time, which must pass: a page that stands still is not quiet.
 * @param held how many calls the test itself keeps without an answer.
 */
export async function settled(page: Page, held = 0): Promise<void> {
  let asked = 0
  const onRequest = () => {
    asked += 1
  }
  page.on('request', onRequest)
  await expect
    .poll(async () => {
      const before = asked
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), quietMs)
      return asked === before && underWay.get(page)?.size === held
    })
    .toBe(true)
  page.off('request', onRequest)
}
