import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../../api/call-failed.ts'
import { useCallForm } from '../../../../api/use-call-form.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { CopyLine } from '../../../../ui/control/copy-button.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { PasswordField, TextField } from '../../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../../ui/text/names-text.ts'
import { apiTokensKey, type MadeToken, makeApiToken } from './api-token-calls.ts'

/** Makes an API token, with the password, and shows it once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeToken | null>(null)
  // Another dialog takes its place, so its title takes the focus and is read out.
  return made ? (
    <TokenShown key="shown" made={made} onClose={onClose} />
  ) : (
    <TokenForm key="form" onMade={setMade} onClose={onClose} />
  )
}

function TokenForm({
  onMade,
  onClose,
}: {
  onMade: (made: MadeToken) => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: makeApiToken,
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: apiTokensKey })
      onMade(made)
    },
  })
  const { form, inputOf } = useCallForm({
    required: { label: 'Enter a name', password: 'Enter your password' },
    sending: making,
    why: (error) => errorMessage(error, 'Failed to make the token. Please try again.'),
    send: (typed) => making.mutate(typed),
  })
  return (
    <Dialog title="Make an API token" onClose={onClose}>
      <DialogForm {...form} confirm="Make token" busyText="Making…" onClose={onClose}>
        <TextField
          {...inputOf('label')}
          label="Name"
          maxLength={64}
          autoComplete="off"
          hint="The program that will use it"
        />
        <PasswordField
          {...inputOf('password')}
          label="Password"
          autoComplete="current-password"
          hint="To confirm that it is you"
        />
      </DialogForm>
    </Dialog>
  )
}

function TokenShown({
  made: { token, secret },
  onClose,
}: {
  made: MadeToken
  onClose: () => void
}) {
  return (
    <Dialog kept title={`API token ${bidiIsolate(token.label)}`} onClose={onClose}>
      <p>
        It is shown only once. The program sends it with every call, in the header Authorization,
        after the word Bearer.
      </p>
      <CopyLine name="Token" text={secret} />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
