import { useEffect, useRef } from 'react'

/** A further step of a dialog gives the focus to its title, so that the step is read from its start. */
export function useTitleFocus() {
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    start.current?.closest('dialog')?.querySelector<HTMLElement>('[data-title]')?.focus()
  }, [])
  return start
}
