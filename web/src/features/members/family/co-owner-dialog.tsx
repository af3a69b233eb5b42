import type { changeCoOwnerEndpoint } from '@roomwire/contracts/http/owners.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { joinCodesKey } from '../use-join-codes.ts'
import { ownersKey } from '../use-owners.ts'
import { familyKey } from './use-family.ts'

/** Asks before a family member becomes a co-owner, or a co-owner a family member again. */
export function CoOwnerDialog({
  person: { user_id, username },
  becomes,
  onClose,
  onDone,
}: {
  person: { user_id: number; username: string }
  becomes: 'co-owner' | 'family'
  onClose: () => void
  onDone: () => void
}) {
  const queries = useQueryClient()
  // Nobody decides about the role of the owner.
  const mayDemote = usePerson().role === 'admin'
  const isPromotion = becomes === 'co-owner'
  const name = bidiIsolate(username)
  const change = useMutation({
    mutationFn: () =>
      callServer<typeof changeCoOwnerEndpoint>('PUT', '/api/users/co-owner/{id}', {
        path: { id: String(user_id) },
        body: { co_owner: isPromotion },
      }),
    onSuccess: async () => {
      const keys = [familyKey, ownersKey, joinCodesKey]
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
      toast(isPromotion ? `${name} is a co-owner` : `${name} is a family member again`)
      onDone()
    },
  })
  return (
    <ConfirmDialog
      needsServer
      title={isPromotion ? `Make ${name} a co-owner?` : `Make ${name} a family member again?`}
      confirm={isPromotion ? 'Make co-owner' : 'Back to family member'}
      busyText="Saving…"
      busy={change.isPending}
      error={change.error && errorMessage(change.error, 'Failed to change the role')}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      {isPromotion
        ? `They manage the home as you do: rooms, devices and people${mayDemote ? ', and can make you a family member' : ''}. They have to sign in again.`
        : 'They control every room but manage nothing. Codes they have made stop working. They have to sign in again.'}
    </ConfirmDialog>
  )
}
