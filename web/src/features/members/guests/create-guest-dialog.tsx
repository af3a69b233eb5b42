import { lazy } from 'react'
import { LaterDialog } from '../later-dialog.tsx'

const CreateGuestForm = lazy(async () => ({
  default: (await import('./create-guest-form.tsx')).CreateGuestForm,
}))

/** Gives somebody access for a time (DASH-8). */
export function CreateGuestDialog({ onClose }: { onClose: () => void }) {
  return (
    <LaterDialog>
      <CreateGuestForm onClose={onClose} />
    </LaterDialog>
  )
}
