import { useEffect, useRef } from 'react'
import { bidiIsolate } from '../../ui/text/names-text.ts'

/** The first heading leaves the focus where the browser has put it. */
let isFirst = true

/**
 * The one `h1` of the page. It takes the focus when another takes its place, so that screen readers
 * read what stands there now.
 */
export function PassHeading({
  name,
  children,
}: {
  /** What the tab is called, before the name of the app. */
  name: string
  children: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return (
    <>
      <title>{`${bidiIsolate(name)} · Roomwire`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
