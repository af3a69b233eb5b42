import { useEffect, useState } from 'react'
import { announce } from './announce.ts'
import styles from './toast.module.css'

/* Toasts show success only and contain no controls: errors stay beside their cause. */

const shownMs = 6_000

type Toast = { id: number; text: string }

const listeners = new Set<(toast: Toast) => void>()
let lastId = 0

/** Shows that something was done. */
export function toast(text: string) {
  lastId += 1
  for (const listener of listeners) listener({ id: lastId, text })
  announce(text)
}

/** The place where toasts appear, once in the page. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  useEffect(() => {
    const add = (toast: Toast) => setToasts((before) => [...before.slice(-2), toast])
    listeners.add(add)
    return () => {
      listeners.delete(add)
    }
  }, [])
  return (
    <div className={styles.toasts}>
      {toasts.map(({ id, text }) => (
        <ToastLine
          key={id}
          text={text}
          onDone={() => setToasts((before) => before.filter((toast) => toast.id !== id))}
        />
      ))}
    </div>
  )
}

function ToastLine({ text, onDone }: { text: string; onDone: () => void }) {
  const [held, setHeld] = useState(false)
  const hidden = useHiddenTab()
  useEffect(() => {
    if (held || hidden) return
    const timer = setTimeout(onDone, shownMs)
    return () => clearTimeout(timer)
  }, [held, hidden, onDone])
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
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
