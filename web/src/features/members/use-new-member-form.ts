import { useEffect, useRef, useState } from 'react'
import { type Account, isIncomplete, objectionsTo, readAccount } from './new-member.ts'

/** A form that makes or changes somebody's account: what is wrong with it, and the way to it. */
export function useAccountForm({
  required,
  onWhole,
}: {
  /** What is said when a field is empty. */
  required: string
  onWhole: (account: Account) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  // A new value for every try, so that the focus goes to what is wrong each time.
  const [tried, setTried] = useState<Account | null>(null)
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tried])

  function submit(element: HTMLFormElement) {
    const account = readAccount(element)
    setTried(account)
    if (Object.keys(objectionsTo(account)).length === 0) onWhole(account)
  }

  return {
    form,
    submit,
    objections: tried ? objectionsTo(tried) : {},
    error: tried && isIncomplete(tried) ? required : null,
  }
}
