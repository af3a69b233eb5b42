import { useEffect, useState } from 'react'
import { Listeners } from '../browser/listeners.ts'
import { announce } from '../focus/announce.ts'
import styles from './toast.module.css'

/* Toasts say what was done, or that a dialog could not be opened. They contain no controls: errors stay beside their cause. */

const shownMs = 6_000

type Toast = { id: number; text: string; page: string }

const shown = new Listeners<Omit<Toast, 'id'>>()

/**
 * Shows that something was done.
 * @param page the path of the page that it belongs to; it goes with that page.
 */
export function toast(text: string, page = location.pathname) {
  shown.tell({ text, page })
  announce(text)
}

/**
 * The place where toasts appear, once in the page.
 * @param pathname the path of the page that is shown
 */
export function Toasts({ pathname }: { pathname: string }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  useEffect(
    () =>
      shown.subscribe((toast) =>
        setToasts((before) => [
          ...before.slice(-2),
          { ...toast, id: (before.at(-1)?.id ?? 0) + 1 },
        ]),
      ),
    [],
  )
  useEffect(() => setToasts((before) => before.filter(({ page }) => page === pathname)), [pathname])
  /** Over a dialog, which else would lie over it: what was shown last is on top. */
  const bringUp = (place: HTMLElement | null) => {
    if (toasts.length === 0) return
    place?.hidePopover?.()
    place?.showPopover?.()
  }
  return (
    <section ref={bringUp} popover="manual" aria-label="Messages" className={styles.toasts}>
      {toasts.map(({ id, text }) => (
        <ToastLine
          key={id}
          text={text}
          onDone={() => setToasts((before) => before.filter((toast) => toast.id !== id))}
        />
      ))}
    </section>
  )
}

function ToastLine({ text, onDone }: { text: string; onDone: () => void }) {
  const [isHovered, setHovered] = useState(false)
  const hidden = useHiddenTab()
  useEffect(() => {
    if (isHovered || hidden) return
    const timer = setTimeout(onDone, shownMs)
    return () => clearTimeout(timer)
  }, [isHovered, hidden, onDone])
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {text}
    </div>
  )
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}
