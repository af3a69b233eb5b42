import { type ComponentType, lazy, useState, useSyncExternalStore } from 'react'
import { Listeners } from '../browser/listeners.ts'

/** Starts each failed part anew. */
const failed = new Set<() => void>()

/**
 * Lets parts whose file could not be loaded be tried again. To be called once the failure is shown: a
 * part that began anew before would be asked for without end.
 */
export function forgetFailures(): void {
  for (const again of failed) again()
  failed.clear()
}

/**
 * A part of the page whose file is fetched when it is first shown, or before: a part that is here
 * already stands at once. One that React waits for would stand 300 ms later at the earliest, and
 * what comes after it later still.
 */
export function partFile<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | null = null
  let isOver = false
  /** The style sheets that did not come with the file. Other parts do not wait for them. */
  let lostStyles: readonly HTMLLinkElement[] = []
  const listeners = new Listeners()
  async function fetchPart() {
    try {
      await bringStyles(lostStyles)
      Loaded = await load()
    } catch (error) {
      lostStyles = missingStyles()
      // React keeps a failure for good: whoever tries again does so with another one.
      failed.add(() => {
        Later = lazy(fetchPart)
      })
      throw error
    } finally {
      isOver = true
      listeners.tell()
    }
    return { default: Loaded }
  }
  let Later = lazy(fetchPart)
  function Part(props: P) {
    // A part that is shown keeps its type: another one would forget everything.
    const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Later)
    return <Shown {...props} />
  }
  /** Whether the file has come, or failed: React need not wait for the part any more. */
  const useIsFetched = () => useSyncExternalStore(listeners.subscribe, () => isOver)
  /** Whether the part stands at once where it is shown now. */
  const isHere = () => Loaded !== null
  return { Part, fetchPart, useIsFetched, isHere }
}

/*
 * Style sheets that did not come. Whatever loads a part asks for each of its sheets once, and takes
 * one that is in the document for one that is there: the part would stand without its looks.
 */

const missing = new Set<HTMLLinkElement>()

// Errors of elements do not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  },
  true,
)

/** The style sheets that have not come so far. */
const missingStyles = (): readonly HTMLLinkElement[] => [...missing]

/**
 * Asks again for style sheets that are still missing.
 * @throws Error one has not come this time either; it is missing again.
 */
async function bringStyles(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.filter((link) => missing.delete(link)).map(bring))
}

async function bring(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  again.addEventListener('load', resolve)
  again.addEventListener('error', () => reject(new Error(`${again.href} could not be loaded`)))
  link.replaceWith(again)
  await promise
}
