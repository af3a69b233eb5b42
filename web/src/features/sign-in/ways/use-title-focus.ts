import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the title in a further step of a dialog, so that screen readers
 * start there.
 */
export function useTitleFocus() {
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    start.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus()
  }, [])
  return start
}
