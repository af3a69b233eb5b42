import { useState } from 'react'
import type { Elements } from '../../../ui/elements.ts'
import { laterDialog } from '../../../ui/later-dialog.tsx'
import type { PlatePlace } from '../../devices/plate/plate-extras.ts'
import styles from './heard-button.module.css'

const HeardDialog = laterDialog(async () => (await import('./heard-dialog.tsx')).HeardDialog)

/** Makes what a plate says of its age a button: it shows when each part was heard. */
export function HeardButton({ children, ...place }: PlatePlace & { children: Elements }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.heard}
        aria-haspopup="dialog"
        title="When each part was heard"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <HeardDialog {...place} onClose={() => setOpen(false)} />}
    </>
  )
}
