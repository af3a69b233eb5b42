import { type PointerEvent, useId, useState } from 'react'
import styles from './explained.module.css'

/**
 * A text whose meaning is shown by a touch, by the pointer over it, or by the keyboard.
 * It stays while the pointer is on it, and Escape closes it (WCAG 1.4.13).
 */
export function Explained({ text, meaning }: { text: string; meaning: string }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  const byMouse = (open: boolean) => (event: PointerEvent) => {
    // A finger presses; its entering and leaving would close at once what the press has opened.
    if (event.pointerType === 'mouse') setShown(open)
  }
  return (
    <span
      className={styles.explained}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
    >
      <button
        type="button"
        className={styles.text}
        aria-describedby={id}
        onClick={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
        onFocus={(event) => event.target.matches(':focus-visible') && setShown(true)}
      >
        {text}
      </button>
      <span id={id} role="tooltip" className={styles.meaning} hidden={!shown}>
        {meaning}
      </span>
    </span>
  )
}
