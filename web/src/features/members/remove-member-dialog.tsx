import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../api/call-failed.ts'
import { toast } from '../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx'

/** Takes somebody out of the home after a confirmation: deletes their account, unless they came with it. */
export function RemoveMemberDialog({
  title,
  ownAccount,
  remove,
  list,
  done,
  failed,
  onDeleted,
  onClose,
}: {
  title: string
  /** Whether they came with their account: it stays theirs. */
  ownAccount: boolean
  remove: () => Promise<unknown>
  /** The queries to refetch afterwards. */
  list: QueryKey
  /** The text after success, and the text when the server gave no reason for its refusal. */
  done: string
  failed: string
  onDeleted: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: list })
      toast(done)
    },
  })
  return (
    <ConfirmDialog
      destructive
      needsServer
      title={title}
      confirm="Delete"
      busyText="Deleting…"
      busy={removal.isPending}
      error={removal.error && errorMessage(removal.error, failed)}
      onConfirm={() => removal.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      {ownAccount
        ? 'They lose access at once. They keep their account: a new code lets them in again.'
        : 'They lose access at once. This cannot be undone.'}
    </ConfirmDialog>
  )
}
