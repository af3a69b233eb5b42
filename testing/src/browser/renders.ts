import type { Page } from 'playwright'

/*
 * Counts what React really draws again, in the very build that people get: it
 * tells its developer tools of every commit, and those tell from the fibers
 * which components ran. This listens in their place.
 */

/** To be called before the page loads. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Fiber = {
      tag: number
      flags: number
      child: Fiber | null
      sibling: Fiber | null
      alternate: Fiber | null
      stateNode: unknown
    }
    const [ranFlag, hostTag] = [1, 5]
    const drawn: string[] = []
    const commits: string[][] = []
    const memoTags = [14, 15]
    // Functions, classes, and what forwards a ref or remembers.
    const componentTags = [0, 1, 11, ...memoTags]
    let ran: string[] = []

    function elementOf(fiber: Fiber | null): Element | null {
      if (!fiber) return null
      return fiber.tag === hostTag ? (fiber.stateNode as Element) : elementOf(fiber.child)
    }
    function walk(fiber: Fiber): void {
      const before = fiber.alternate
      if (componentTags.includes(fiber.tag) && (fiber.flags & ranFlag) !== 0) {
        const element = elementOf(fiber)
        const text = element?.textContent ?? ''
        ran.push(text)
        if (memoTags.includes(fiber.tag) || element?.matches('article li')) drawn.push(text)
      }
      // A part that has the very same children as before was not gone into.
      if (before && before.child === fiber.child) return
      for (let child = fiber.child; child; child = child.sibling) walk(child)
    }
    Object.assign(window, {
      drawnModules: drawn,
      commits,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        renderers: new Map(),
        inject: () => 1,
        onScheduleFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
          ran = []
          walk(root.current)
          if (ran.length > 0) commits.push(ran)
        },
      },
    })
  })
}

/** The texts of the modules, and of the memoised components, that ran since this was last asked. */
export function rendersSince(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn: unknown = Reflect.get(window, 'drawnModules')
    return Array.isArray(drawn) ? drawn.splice(0) : []
  })
}

/** For each commit since this was last asked: the texts of all components that ran in it. */
export function commitsSince(page: Page): Promise<string[][]> {
  return page.evaluate(() => Reflect.get(window, 'commits').splice(0))
}
