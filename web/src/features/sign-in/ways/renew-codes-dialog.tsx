import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { renewCodes, waysKey } from './ways-calls.ts'

/** Makes new recovery codes and shows them once. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Dialog title={codes ? 'Recovery codes' : 'New recovery codes'} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm
          confirm="Make new codes"
          busyText="Making codes…"
          failed="Failed to make recovery codes"
          send={renewCodes}
          onDone={async ({ recovery_codes }) => {
            setCodes(recovery_codes)
            await queries.invalidateQueries({ queryKey: waysKey })
          }}
          onClose={onClose}
        >
          Your current codes stop working.
        </ProofForm>
      )}
    </Dialog>
  )
}
