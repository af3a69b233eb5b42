import type { Elements } from '../../../ui/layout/elements.ts'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import type { PlateSlots } from '../../devices/plate/plate-slots.ts'
import styles from './heard.module.css'

/** When each part of a device was heard, behind what its plate says of its age. */
export const heard: PlateSlots['Heard'] = {
  Button: HeardButton,
  Dialog: laterDialog(async () => (await import('./heard-dialog.tsx')).HeardDialog),
}

function HeardButton({ children, onClick }: { children: Elements; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.heard}
      aria-haspopup="dialog"
      title="Last report of each part"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
