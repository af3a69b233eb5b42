import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { PassShown } from './link/pass-shown.tsx'
import { askNewLink, takePassBack } from './pass-calls.ts'
import { passesKey } from './passes-key.ts'

/** Asks before a pass gets another link, and then shows that this one time. */
export function NewLinkDialog({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const making = useMutation({ mutationFn: () => askNewLink(pass) })
  if (making.data) return <PassShown key="shown" made={making.data} onClose={onClose} />
  return (
    <ConfirmDialog
      needsServer
      title={`New link for pass ${bidiIsolate(pass.label)}?`}
      confirm="Make new link"
      busyText="Making…"
      busy={making.isPending}
      error={making.error && errorMessage(making.error, 'Failed to make the link')}
      onConfirm={() => making.mutate()}
      onClose={onClose}
    >
      The old link stops working. Browsers that use the pass keep it.
    </ConfirmDialog>
  )
}

/** Asks before a pass is revoked. */
export function RevokePassDialog({
  pass,
  onClose,
  onRevoked,
}: {
  pass: Pass
  onClose: () => void
  onRevoked: () => void
}) {
  const queries = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => takePassBack(pass),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passesKey })
      toast(`Pass revoked: ${pass.label}`)
      onRevoked()
    },
  })
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={`Revoke pass ${bidiIsolate(pass.label)}?`}
      confirm="Revoke"
      busyText="Revoking…"
      busy={revoking.isPending}
      error={revoking.error && errorMessage(revoking.error, 'Failed to revoke the pass')}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      Its holders lose access at once, and its link stops working. This cannot be undone.
    </ConfirmDialog>
  )
}
