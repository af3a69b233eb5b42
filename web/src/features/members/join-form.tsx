import type { joinHomeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { callServer } from '../../api/call.ts'
import { codeOf, errorMessage } from '../../api/call-failed.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { toast } from '../../ui/control/toast.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { navigate } from '../../ui/router/router.tsx'
import { profileKey } from '../sign-in/use-auth.ts'
import { forgetInvitation } from './invitation.ts'
import styles from './join-form.module.css'

/** Takes a join code and adds the person to its home. */
export function JoinForm({ code }: { code: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [codeError, setCodeError] = useState<string>()
  const joining = useJoining()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (joining.isPending) return
    const typed = field.current?.value.trim() ?? ''
    const found = codeErrorOf(typed)
    setCodeError(found)
    if (found === undefined) joining.mutate(typed)
    else field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {joining.error && (
        <Notice tone="fault">
          {errorMessage(joining.error, 'Failed to join. Please try again.')}
        </Notice>
      )}
      <TextField
        ref={field}
        label="Code"
        mono
        required
        defaultValue={code}
        readOnly={joining.isPending}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="From an owner of the home. It works once."
        error={codeError}
      />
      <Button type="submit" look="primary" large full busy={joining.isPending} busyText="Joining…">
        Join the home
      </Button>
    </form>
  )
}

/**
 * The validation error of a code before the server is called. Blanks and dashes only
 * help the eye.
 */
function codeErrorOf(typed: string): string | undefined {
  if (typed === '') return 'Enter the code'
  const { length } = typed.replaceAll(/[\s-]/g, '')
  return length === limits.joinCodeLetters
    ? undefined
    : `A code has ${limits.joinCodeLetters} letters and digits, this one ${length}`
}

function useJoining() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      callServer<typeof joinHomeEndpoint>('POST', '/api/users/join', { body: { code } }),
    onSuccess: async ({ message }) => {
      forgetInvitation()
      // First: as soon as the profile has a home, this page has nothing more to offer.
      navigate(paths.dashboard, { replace: true })
      toast(message)
      await queries.invalidateQueries({ queryKey: profileKey })
    },
    onError: (error) => {
      // A code for another kind of account can still be used with that.
      if (codeOf(error) === 'join_code_invalid') forgetInvitation()
    },
  })
}
