import type { ApiToken } from '@roomwire/contracts/http/api-tokens.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../../api/call-failed.ts'
import { toast } from '../../../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { apiTokensKey, endApiToken } from './api-token-calls.ts'

/** Asks before an API token opens nothing more. */
export function RevokeTokenDialog({
  token: { token_id, label },
  onRevoked,
  onClose,
}: {
  token: ApiToken
  onRevoked: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => endApiToken(token_id),
    onSuccess: () => {
      toast(`API token revoked: ${label}`)
      onRevoked()
    },
    // One that was revoked elsewhere meanwhile leaves the list too.
    onSettled: () => queries.invalidateQueries({ queryKey: apiTokensKey }),
  })
  return (
    <ConfirmDialog
      destructive
      title={`Revoke API token ${bidiIsolate(label)}?`}
      confirm="Revoke"
      busyText="Revoking…"
      busy={revoking.isPending}
      error={revoking.error && errorMessage(revoking.error, 'Failed to revoke the token')}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      Programs that use it lose access. Passes made with it stay.
    </ConfirmDialog>
  )
}
