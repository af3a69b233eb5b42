import { remember } from '../../ui/browser/remember.ts'
import { browserStorage } from '../../ui/browser/storage.ts'

/*
 * Once in each browser, a page says that a switch pressed on somebody's other screen is the one that stands here.
 */

const key = 'roomwire.sameSwitch'

/** The screen that waits for the first press on the other: the desk that has shown the code, or the phone. */
export type Screen = 'desk' | 'phone'

/** Lets this browser wait for the first press on the other screen, unless it has said so once. */
export function awaitOtherScreen(screen: Screen): void {
  if (browserStorage.getItem(key) === null) remember(browserStorage, key, screen)
}

/** The screen that this browser is while it waits; null before, and for good once it has said so. */
export function awaitingScreen(): Screen | null {
  const stored = browserStorage.getItem(key)
  return stored === 'desk' || stored === 'phone' ? stored : null
}

/** Never waits again. */
export function endWaiting(): void {
  remember(browserStorage, key, 'said')
}
