import { useEffect, useRef, useState } from 'react'
import { errorMessage } from './error-message.ts'

type Words<Field extends string> = Partial<Record<Field, string>>

/**
 * A form whose fields must all be filled. It connects the form and its inputs with
 * the call, checks what is missing or invalid, and moves the focus to the first such
 * field.
 */
export function useCallForm<Field extends string>({
  required,
  objections = () => ({}),
  sending,
  why,
  send,
}: {
  /** The message for each field that is left empty. */
  required: Record<Field, string>
  /** Further validation errors, once nothing is missing. */
  objections?: (typed: Record<Field, string>) => Words<Field>
  sending: { isPending: boolean; error: Error | null }
  /** The text to show when the call failed. */
  why: (error: Error) => string
  send: (typed: Record<Field, string>, data: FormData) => void
}) {
  const ref = useRef<HTMLFormElement>(null)
  // A new value for every attempt, so that the focus moves to the invalid field each time.
  const [wrong, setWrong] = useState<Words<Field>>({})
  const trouble = errorMessage(sending.error && why(sending.error))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them marks a field
  useEffect(() => {
    ref.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [wrong, trouble.password, trouble.code])

  function onSubmit(form: HTMLFormElement) {
    const data = new FormData(form)
    const typed = mapFields(required, (name) => String(data.get(name) ?? ''))
    const empty = Object.entries(required).filter(([name]) => isEmpty(name, data.get(name)))
    // The names are those of `required`.
    const missing = Object.fromEntries(empty) as Words<Field>
    const found = Object.keys(missing).length > 0 ? missing : objections(typed)
    setWrong(found)
    if (Object.keys(found).length === 0) send(typed, data)
  }

  /** @param about the field as the server's messages name it. */
  function inputOf(name: Field, about: string = name) {
    const said = about === 'password' || about === 'code' ? trouble[about] : undefined
    return { name, required: true, readOnly: sending.isPending, error: wrong[name] ?? said }
  }
  return { form: { ref, onSubmit, busy: sending.isPending, fault: trouble.general }, inputOf }
}

/** A password is taken to the letter: an older account may have blanks alone as its own. */
function isEmpty(name: string, value: FormDataEntryValue | null): boolean {
  const text = String(value ?? '')
  return (name.includes('password') ? text : text.trim()) === ''
}

function mapFields<Field extends string>(
  fields: Record<Field, string>,
  read: (name: string) => string,
): Record<Field, string> {
  const entries = Object.keys(fields).map((name) => [name, read(name)])
  // The names are those of `fields`.
  return Object.fromEntries(entries) as Record<Field, string>
}
