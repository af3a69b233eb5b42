import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'

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
]

/** @param more further flags of Chromium. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: [...flags, ...more] })
}

export type Visitor = {
  context: BrowserContext
  page: Page
  /** Uncaught errors and policy violations of the page so far. */
  faults: string[]
}

/** A browser profile of its own with one page. */
export async function openVisitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  context.setDefaultTimeout(15_000)
  const faults: string[] = []
  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (/Content Security Policy|Trusted Type/i.test(text)) faults.push(`policy: ${text}`)
    })
  }
  context.on('page', watch)
  const page = await context.newPage()
  return { context, page, faults }
}
