import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { deletePasskey, type Passkey, waysKey } from './ways-calls.ts'

/** Asks before a passkey stops working. */
export function RemovePasskeyDialog({
  passkey,
  onRemoved,
  onClose,
}: {
  passkey: Passkey
  onRemoved: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: () => deletePasskey(passkey.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: waysKey })
      toast(`Passkey removed: ${passkey.name}`)
      onRemoved()
    },
  })
  return (
    <ConfirmDialog
      destructive
      title={`Remove passkey ${bidiIsolate(passkey.name)}?`}
      confirm="Remove"
      busyText="Removing…"
      busy={removal.isPending}
      error={removal.error && errorMessage(removal.error, 'Failed to remove the passkey')}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      Nobody can sign in with it any more. Your device may still show it; delete it there too.
    </ConfirmDialog>
  )
}
