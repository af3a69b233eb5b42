import type { revokeJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { invitationFor } from './invite-text.ts'
import { type JoinCode, joinCodesKey } from './use-join-codes.ts'

/** Asks before a join code stops working. */
export function RevokeCodeDialog({
  code,
  onClose,
  onRevoked,
}: {
  code: JoinCode
  onClose: () => void
  onRevoked: () => void
}) {
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => revokeCode(code.join_code_id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: joinCodesKey })
      toast('Code revoked')
      onRevoked()
    },
  })
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={`Revoke the code for a ${invitationFor[code.role].toLowerCase()}?`}
      confirm="Revoke"
      busyText="Revoking…"
      busy={revoking.isPending}
      error={revoking.error && errorMessage(revoking.error, 'Failed to revoke the code')}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      Nobody can join with it any more. This cannot be undone.
    </ConfirmDialog>
  )
}

/** Revokes a join code. */
function revokeCode(id: number) {
  return callServer<typeof revokeJoinCodeEndpoint>('DELETE', '/api/users/join-code/delete/{id}', {
    path: { id: String(id) },
  })
}
