import { flushSync } from 'react-dom'
import './shared-motion.css'

/** The attribute of a part that stands on two pages, as a room's card and its head; its value is the same on both. */
const attribute = 'data-part'

/** The name of such a part while it moves; shared-motion.css has the motion. */
const moving = 'moving-part'

/** The part that is in sight; undefined where there is none. */
function inSight(key: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[${attribute}="${key}"]`)].find((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
}

/**
 * Shows the next page, in which a part that both pages have grows from its old place to the new one. Without
 * such a part, with reduced motion, and in browsers without view transitions, the page stands at once.
 * @param show renders the page that is the present one by then.
 */
export function showInOneMotion(key: string, show: () => void): void {
  const before = inSight(key)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!before || isStill || !('startViewTransition' in document)) {
    show()
    return
  }
  before.style.viewTransitionName = moving
  let after: HTMLElement | undefined
  const motion = document.startViewTransition(() => {
    before.style.viewTransitionName = ''
    flushSync(show)
    after = inSight(key)
    if (after) after.style.viewTransitionName = moving
  })
  // A hidden page, or the next motion, ends this one before it begins.
  motion.ready.catch(() => undefined)
  motion.finished.then(
    () => {
      if (after) after.style.viewTransitionName = ''
    },
    (error: unknown) => reportError(error),
  )
}
