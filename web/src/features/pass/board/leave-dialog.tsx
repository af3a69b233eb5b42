import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { usePassVisit } from '../use-pass-visit.ts'

/** Asks whether to give the place of this browser back. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const visit = usePassVisit()
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function leave() {
    setIsLeaving(true)
    setError(null)
    await visit.leave().catch((failure: unknown) => {
      setError(failure)
      setIsLeaving(false)
    })
  }

  return (
    <ConfirmDialog
      title="Leave this pass?"
      confirm="Leave"
      busyText="Leaving…"
      busy={isLeaving}
      error={
        error === null ? null : errorMessage(error, 'Failed to leave', 'Cannot reach the server')
      }
      onConfirm={leave}
      onClose={onClose}
    >
      This browser can no longer use it. To use it again, open its link while a place is free.
    </ConfirmDialog>
  )
}
