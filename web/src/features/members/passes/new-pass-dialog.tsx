import { lazy } from 'react'
import { LaterDialog } from '../later-dialog.tsx'

const NewPassForm = lazy(async () => ({
  default: (await import('./form/new-pass-form.tsx')).NewPassForm,
}))

/** Makes a pass, by which somebody without an account uses some switches for a time. */
export function NewPassDialog({ onClose }: { onClose: () => void }) {
  return (
    <LaterDialog>
      <NewPassForm onClose={onClose} />
    </LaterDialog>
  )
}
