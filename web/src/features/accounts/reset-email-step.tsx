import { plainEmail } from '@roomwire/contracts/vocabulary/email-address.ts'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { DialogActions } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { type FoundProfile, findProfile } from './reset-calls.ts'
import { lookUpErrorMessage } from './reset-messages.ts'

/** Step 0 of the password reset: the email of the account. */
export function ResetEmailStep({
  email,
  onFound,
}: {
  email: string
  onFound: (profile: FoundProfile) => void
}) {
  const { field, submit, searching, fieldError, error } = useSearch(onFound)
  return (
    <form onSubmit={submit} noValidate>
      {error && <Notice tone="fault">{error}</Notice>}
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        required
        defaultValue={email}
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={searching}
        error={fieldError}
      />
      <DialogActions>
        <Button type="submit" look="primary" full busy={searching} busyText="Verifying…">
          Verify email
        </Button>
      </DialogActions>
    </form>
  )
}

function useSearch(onFound: (profile: FoundProfile) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const search = useMutation({
    mutationFn: findProfile,
    onSuccess: onFound,
    onError: () => field.current?.focus(),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = plainEmail(field.current?.value ?? '')
    search.reset()
    setMissing(!typed)
    if (typed) search.mutate(typed)
    else field.current?.focus()
  }

  const why = search.error && lookUpErrorMessage(search.error)
  const missing = isMissing ? 'Please enter your registered email address' : undefined
  return {
    field,
    submit,
    searching: search.isPending,
    fieldError: missing ?? (why?.isOfEmail ? why.text : undefined),
    error: why && !why.isOfEmail ? why.text : undefined,
  }
}
