import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Gives a heading the focus when the address names it behind the `#`, as soon as it is there.
 * @param isThere whether the heading is rendered.
 */
export function useAddressFocus(
  heading: RefObject<HTMLElement | null>,
  name: string,
  isThere: boolean,
): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address again, from another click
  useEffect(() => {
    if (!isThere || hash !== `#${name}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [heading, name, isThere, hash, key])
}
