import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenPainted } from './when-idle.ts'

/** Items added at a time: few enough that nobody notices on a slow phone. */
const step = 24

/**
 * The items of a list that may be very long: the first stand at once, the others come some with each
 * frame, and whatever a person does goes first. In the end all stand in the document, where the browser's own search, the
 * keyboard and screen readers find them.
 */
export function Growing<Item>({
  items,
  first = step,
  children,
}: {
  items: readonly Item[]
  /** How many stand at once. */
  first?: number
  children: (item: Item, nth: number) => ReactNode
}) {
  // An address may lead to a place further down: then everything above it has to stand.
  const [grown, setGrown] = useState(() => (location.hash ? Math.max(first, items.length) : first))
  // A search that finds few begins anew with few when it finds many again.
  const least = Math.max(first, items.length)
  if (grown > least) setGrown(least)
  const count = items.length
  useEffect(() => {
    if (grown >= count) return
    return whenPainted(() => startTransition(() => setGrown(grown + step)))
  }, [grown, count])
  return items.slice(0, grown).map(children)
}
