import type { deleteFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import type { changeCoOwnerEndpoint, handOnHomeEndpoint } from '@roomwire/contracts/http/owners.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { FamilyDialog } from '../dialogs.ts'
import { joinCodesKey } from '../invite/use-join-codes.ts'
import { RemoveMemberDialog } from '../remove-member-dialog.tsx'
import { type FamilyAction, familyKey, type Owner, ownersKey } from './use-family.ts'

/** The dialog that a button in the table of the family opens. */
export function FamilyActionDialog({
  action: { kind, person },
  onClose,
  onRowGone,
}: {
  action: FamilyAction
  onClose: () => void
  /** After success, the row that opened the dialog has changed or is gone. */
  onRowGone: () => void
}) {
  if (kind === 'edit') return <FamilyDialog member={person} onClose={onClose} />
  if (kind === 'owner') return <HandOnDialog person={person} onClose={onClose} />
  if (kind !== 'delete') {
    return <CoOwnerDialog person={person} becomes={kind} onClose={onClose} onDone={onRowGone} />
  }
  return (
    <RemoveMemberDialog
      title={`Delete family user ${bidiIsolate(person.username)}?`}
      ownAccount={person.own_account}
      remove={() => removeFamily(person.user_id)}
      list={familyKey}
      done={`Family user deleted: ${person.username}`}
      failed="Failed to delete family user"
      onDeleted={onRowGone}
      onClose={onClose}
    />
  )
}

/** Deletes a family member's account. */
function removeFamily(userId: number) {
  return callServer<typeof deleteFamilyEndpoint>('DELETE', '/api/users/family/delete/{id}', {
    path: { id: String(userId) },
  })
}

/** Asks before a family member becomes a co-owner, or a co-owner a family member again. */
function CoOwnerDialog({
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

const required = { password: 'Enter your password' }

/** Makes a co-owner the owner of the home; whoever was it becomes a co-owner. */
function HandOnDialog({
  person: { user_id, username },
  onClose,
}: {
  person: Owner
  onClose: () => void
}) {
  const handing = useMutation({
    mutationFn: (password: string) =>
      callServer<typeof handOnHomeEndpoint>('PUT', '/api/users/owner/hand-on/{id}', {
        path: { id: String(user_id) },
        body: { password },
      }),
    onSuccess: onClose,
  })
  const { form, inputOf } = useCallForm({
    required,
    sending: handing,
    why: (error) => errorMessage(error, 'Failed to hand the home on. Please try again.'),
    send: ({ password }) => handing.mutate(password),
  })
  return (
    <Dialog title={`Make ${bidiIsolate(username)} the owner?`} onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <p>
            You become a co-owner: you still manage the home, and can leave it. Only the new owner
            can undo this. You both have to sign in again.
          </p>
        }
        confirm="Make owner"
        busyText="Saving…"
        onClose={onClose}
      >
        <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  )
}
