import { type RefObject, useEffect } from 'react'
import { useLocation } from '../router/router.tsx'

/**
 * Gives a heading the focus when the address names it behind the `#`, as soon as it is there.
 * @param isThere whether the heading is rendered.
 */
export function useAddressFocus(
  heading: RefObject<HTMLElement | null>,
  name: string,
  isThere: boolean,
): void {
  const here = useLocation()
  useEffect(() => {
    if (!isThere || here.hash !== `#${name}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [heading, name, isThere, here])
}

/**
 * Whether the address names an item behind the `#`, such as `#scene-7`, that is not there.
 * @param ids what is there, once it is known.
 */
export function useIsGone(kind: string, ids: readonly number[] | undefined): boolean {
  const { hash } = useLocation()
  const isNamed = hash.startsWith(`#${kind}-`)
  return isNamed && ids !== undefined && !ids.some((id) => hash === `#${kind}-${id}`)
}
