import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { turnOffApp, waysKey } from './ways-calls.ts'

/** Turns the authenticator app off. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <Dialog title="Turn off authenticator app" onClose={onClose}>
      <ProofForm
        destructive
        confirm="Turn off"
        busyText="Turning off…"
        failed="Failed to turn off the authenticator app"
        send={turnOffApp}
        onDone={async () => {
          await queries.invalidateQueries({ queryKey: waysKey })
          toast('Authenticator app turned off')
          onClose()
        }}
        onClose={onClose}
      >
        Your password alone will sign in again, and your recovery codes stop working.
      </ProofForm>
    </Dialog>
  )
}
