import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  createFamilyEndpoint,
  FamilyUser,
  updateFamilyEndpoint,
} from '@roomwire/contracts/http/family.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { type NewMember, NewMemberFields, useNewMemberForm } from '../new-member.tsx'
import { familyKey } from './use-family.ts'

/** The form of a family member's account, in its dialog. */
export function FamilyMemberForm({
  member,
  onClose,
}: {
  member?: FamilyUser | undefined
  onClose: () => void
}) {
  const saving = useSaving(member)
  const { form, submit, fieldErrors, error } = useNewMemberForm({
    required: 'All fields are required',
    onWhole: (account) => saving.mutate(account, { onSuccess: onClose }),
  })
  return (
    <Dialog title={member ? 'Edit Family User' : 'Create Family User'} onClose={onClose}>
      <DialogForm
        ref={form}
        fault={error ?? (saving.error && errorMessage(saving.error, 'Failed to save family user'))}
        confirm={member ? 'Save' : 'Create'}
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <NewMemberFields
          account={member}
          passwordHint={
            member ? 'Enter a password. It replaces the current one.' : 'At least 6 characters'
          }
          errors={fieldErrors}
        />
      </DialogForm>
    </Dialog>
  )
}

function useSaving(member: FamilyUser | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (account: NewMember) => saveFamily(member?.user_id, account),
    onSuccess: async ({ family_user }) => {
      await queries.invalidateQueries({ queryKey: familyKey })
      toast(`Family user ${member ? 'updated' : 'created'}: ${family_user.username}`)
    },
  })
}

/** @param userId the account to change; without it a new account is made. */
function saveFamily(
  userId: number | undefined,
  body: RequestInput<typeof createFamilyEndpoint>['body'],
) {
  if (userId === undefined) {
    return callServer<typeof createFamilyEndpoint>('POST', '/api/users/family/create', { body })
  }
  return callServer<typeof updateFamilyEndpoint>('PUT', '/api/users/family/update/{id}', {
    path: { id: String(userId) },
    body,
  })
}
