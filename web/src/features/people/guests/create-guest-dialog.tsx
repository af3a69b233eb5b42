import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { wordsOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AccountFields } from '../account-fields.tsx'
import { guestsKey } from '../guests.ts'
import { useAccountForm } from '../use-account-form.ts'
import { ScopeFields, WhenFields } from './access-fields.tsx'
import styles from './create-guest-dialog.module.css'
import { addGuest } from './guest-calls.ts'
import { useGuestAccess } from './use-guest-access.ts'

/** Lets somebody in for a time (DASH-8). */
export function CreateGuestDialog({ onClose }: { onClose: () => void }) {
  const access = useGuestAccess()
  const creation = useCreation()
  const sentenceId = useId()
  const { form, submit, objections, error } = useAccountForm({
    required: 'Username, email, and password are required',
    onWhole: (account) => {
      if (!access.span || creation.isPending) return
      const { startAt, expiresAt } = access.span
      creation.mutate(
        { ...account, start_at: startAt, expires_at: expiresAt, ...access.scope },
        { onSuccess: onClose },
      )
    },
  })
  const trouble = error ?? (creation.error && wordsOf(creation.error, 'Failed to create guest'))
  return (
    <Dialog wide title="Create Guest" onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <AccountFields passwordHint="At least 6 characters" objections={objections} />
        <WhenFields access={access} />
        <ScopeFields access={access} />
        {/* With the buttons: the form is longer than a phone, and both are to be seen when pressing. */}
        <DialogActions>
          <div className={styles.summary}>
            {trouble && <Notice tone="fault">{trouble}</Notice>}
            <p id={sentenceId} className={styles.sentence}>
              {access.sentence}
            </p>
          </div>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            aria-describedby={sentenceId}
            busy={creation.isPending}
            busyText="Creating…"
          >
            Create Guest
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useCreation() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: addGuest,
    onSuccess: async ({ guest }) => {
      await queries.invalidateQueries({ queryKey: guestsKey })
      toast(`Guest created: ${guest.username}`)
    },
  })
}
