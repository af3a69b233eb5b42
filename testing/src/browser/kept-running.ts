import type { Browser } from 'playwright'
import { openStack, type Stack } from '../worlds/stack.ts'
import { openBrowser } from './browser.ts'

/*
 * One server and one browser for all the files that a worker runs: starting them costs as much as
 * some of their tests.
 */

let stack: Promise<Stack> | undefined
let browser: Promise<Browser> | undefined

/** The server that every file of this worker shares. It is gone with the worker. */
export function keptStack(): Promise<Stack> {
  stack ??= openStack({}, 'cheap').then(endWithWorker)
  return stack
}

/** The browser that every file of this worker shares: each visitor has a profile of their own. */
export function keptBrowser(): Promise<Browser> {
  browser ??= openBrowser()
  return browser
}

/** Vitest ends a worker by SIGTERM, and does not wait long. A browser ends with the process by itself. */
function endWithWorker(kept: Stack): Stack {
  process.once('SIGTERM', () => {
    kept.discard()
    process.exit()
  })
  return kept
}
