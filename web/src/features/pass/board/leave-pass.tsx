import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/control/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { usePassVisit } from '../use-pass-visit.ts'

/** Gives the place of this browser back, after a question. */
export function LeavePass() {
  const visit = usePassVisit()
  const [isAsked, setIsAsked] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function leave() {
    setIsLeaving(true)
    setError(null)
    await visit.leave().catch((why: unknown) => {
      setError(why)
      setIsLeaving(false)
    })
  }

  return (
    <>
      <Button look="quiet" onClick={() => setIsAsked(true)}>
        Leave this pass
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Leave this pass?"
          confirm="Leave"
          busyText="Leaving…"
          busy={isLeaving}
          error={
            error === null
              ? null
              : errorMessage(error, 'Failed to leave', 'Cannot reach the server')
          }
          onConfirm={leave}
          onClose={() => setIsAsked(false)}
        >
          This browser can no longer use it. To use it again, you need its link and a free place.
        </ConfirmDialog>
      )}
    </>
  )
}
