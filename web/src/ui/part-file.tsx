import { type ComponentType, lazy, useState, useSyncExternalStore } from 'react'
import { bringStyles, missingStyles } from './missing-styles.ts'

/** What begins anew for each part whose file could not be loaded. */
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
  /** What did not come with the file: other parts do not wait for it. */
  let lostStyles: readonly HTMLLinkElement[] = []
  const listeners = new Set<() => void>()
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
      for (const listener of listeners) listener()
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
  const useIsFetched = () => useSyncExternalStore(subscribe, () => isOver)
  /** Whether the part stands at once where it is shown now. */
  const isHere = () => Loaded !== null
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { Part, fetchPart, useIsFetched, isHere }
}
