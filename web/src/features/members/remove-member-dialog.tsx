import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/call-failed.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'

/** Asks before somebody's account is deleted, and does it. */
export function RemoveMemberDialog({
  title,
  remove,
  list,
  done,
  failed,
  onDeleted,
  onClose,
}: {
  title: string
  remove: () => Promise<unknown>
  /** What to ask for again afterwards. */
  list: QueryKey
  /** What is said when it worked, and when the server gave no reason why not. */
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
      title={title}
      confirm="Delete"
      busyText="Deleting…"
      busy={removal.isPending}
      error={removal.error && messageOf(removal.error, failed)}
      onConfirm={() => removal.mutate(undefined, { onSuccess: onDeleted })}
      onClose={onClose}
    >
      They lose access at once. This cannot be undone.
    </ConfirmDialog>
  )
}
