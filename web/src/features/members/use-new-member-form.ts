import { useEffect, useRef, useState } from 'react'
import { isIncomplete, type NewMember, newMemberErrors, readNewMember } from './new-member.ts'

/**
 * A form that makes or changes somebody's account. It shows the validation errors
 * and moves the focus to the first.
 */
export function useNewMemberForm({
  required,
  onWhole,
}: {
  /** The message for an empty field. */
  required: string
  onWhole: (account: NewMember) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  // A new value for every attempt, so that the focus moves to the invalid field each time.
  const [tried, setTried] = useState<NewMember | null>(null)
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tried])

  function submit(element: HTMLFormElement) {
    const account = readNewMember(element)
    setTried(account)
    if (Object.keys(newMemberErrors(account)).length === 0) onWhole(account)
  }

  return {
    form,
    submit,
    fieldErrors: tried ? newMemberErrors(tried) : {},
    error: tried && isIncomplete(tried) ? required : null,
  }
}
