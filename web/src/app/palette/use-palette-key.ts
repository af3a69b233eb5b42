import { useEffect, useEffectEvent } from 'react'

/** Calls back when somebody presses Ctrl K or ⌘K, unless a dialog waits for an answer. */
export function usePaletteKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
