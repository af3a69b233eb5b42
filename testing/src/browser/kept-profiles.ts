import type { Browser, BrowserContext, BrowserContextOptions, Clock } from 'playwright'
import {
  type BrowserProfile,
  type OpenVisitor,
  openProfile,
  openVisitor,
  usualProfile,
  type Visitor,
} from './browser.ts'

/*
 * Browser profiles that one visitor leaves to the next. All of what pages store is gone then; only
 * the files of the app are there already, as with anybody who has been there before: to open a new
 * profile and fetch and read those files costs a third of a visit.
 */

/** Whether the next visitor would notice what a method did to a profile. */
type Effect = 'stays' | 'goes'

const ofProfile: Record<Exclude<keyof BrowserContext, symbol>, Effect> = {
  // Cookies are cleared, pages closed.
  addCookies: 'goes',
  backgroundPages: 'goes',
  browser: 'goes',
  clearCookies: 'goes',
  close: 'goes',
  cookies: 'goes',
  isClosed: 'goes',
  newPage: 'goes',
  pages: 'goes',
  // It shares the cookies, and each page asks for it.
  request: 'goes',
  serviceWorkers: 'goes',
  storageState: 'goes',
  waitForEvent: 'goes',
  // Its methods are looked at by themselves.
  clock: 'goes',
  addInitScript: 'stays',
  addListener: 'stays',
  clearPermissions: 'stays',
  credentials: 'stays',
  debugger: 'stays',
  exposeBinding: 'stays',
  exposeFunction: 'stays',
  grantPermissions: 'stays',
  newCDPSession: 'stays',
  off: 'stays',
  on: 'stays',
  once: 'stays',
  prependListener: 'stays',
  removeAllListeners: 'stays',
  removeListener: 'stays',
  route: 'stays',
  routeFromHAR: 'stays',
  routeWebSocket: 'stays',
  setDefaultNavigationTimeout: 'stays',
  setDefaultTimeout: 'stays',
  setExtraHTTPHeaders: 'stays',
  setGeolocation: 'stays',
  setHTTPCredentials: 'stays',
  setOffline: 'stays',
  setStorageState: 'stays',
  tracing: 'stays',
  unroute: 'stays',
  unrouteAll: 'stays',
}

const ofClock: Record<keyof Clock, Effect> = {
  fastForward: 'stays',
  install: 'stays',
  pauseAt: 'stays',
  resume: 'stays',
  runFor: 'stays',
  setFixedTime: 'stays',
  setSystemTime: 'stays',
}

type KeptProfile = BrowserProfile & {
  size: string
  /** Something was done with it that the next visitor would notice. */
  isMarked: boolean
  /** Closes the pages of a visit, and forgets what they have stored. */
  clear: () => Promise<void>
}

/** Those without a visitor, by their browser and their size. */
const free = new WeakMap<Browser, Map<string, KeptProfile[]>>()
/** Those with a visitor. */
const inUse = new WeakMap<BrowserContext, KeptProfile>()

/**
 * A visitor whom a former one may have left a profile: of that size, and otherwise as usual. To be
 * ended by `endVisit`.
 */
export const keptVisitor: OpenVisitor = async (browser, options = {}) => {
  const { viewport = usualProfile.viewport, ...more } = options
  if (!viewport || Object.keys(more).length > 0) return openVisitor(browser, options)
  const size = `${viewport.width}x${viewport.height}`
  const profile = freeOf(browser, size).pop() ?? (await openKept(browser, size, { viewport }))
  inUse.set(profile.context, profile)
  return profile.begin()
}

/** Ends a visit. Its profile is left to the next visitor, unless they would notice. */
export async function endVisit(browser: Browser, { context }: Visitor): Promise<void> {
  const profile = inUse.get(context)
  inUse.delete(context)
  if (context.isClosed()) return
  if (!profile || profile.isMarked) return context.close()
  await profile.clear()
  freeOf(browser, profile.size).push(profile)
}

function freeOf(browser: Browser, size: string): KeptProfile[] {
  const ofBrowser = free.get(browser) ?? new Map<string, KeptProfile[]>()
  free.set(browser, ofBrowser)
  const profiles = ofBrowser.get(size) ?? []
  ofBrowser.set(size, profiles)
  return profiles
}

async function openKept(
  browser: Browser,
  size: string,
  options: BrowserContextOptions,
): Promise<KeptProfile> {
  const opened = await openProfile(browser, options)
  const { context, origins } = opened
  // It stays: with the last page the process that has read the files would end, and with the first
  // one the language of the process.
  const first = await context.newPage()
  const devtools = await context.newCDPSession(first)
  const profile: KeptProfile = {
    ...opened,
    size,
    isMarked: false,
    async clear() {
      const pages = context.pages().filter((page) => page !== first)
      await Promise.all(pages.map((page) => page.close()))
      await context.clearCookies()
      for (const origin of origins)
        await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      origins.clear()
    },
  }
  const mark = () => {
    profile.isMarked = true
  }
  watchUse(context, ofProfile, mark)
  watchUse(context.clock, ofClock, mark)
  return profile
}

/** Calls back on each use of what stays. */
function watchUse(of: object, effects: Record<string, Effect>, onUse: () => void): void {
  for (const [name, effect] of Object.entries(effects)) {
    if (effect === 'goes') continue
    const value: unknown = Reflect.get(of, name)
    const get = () => {
      onUse()
      return value
    }
    Object.defineProperty(of, name, { get })
  }
}
