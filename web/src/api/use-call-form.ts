import { useEffect, useRef, useState } from 'react'
import { focusWrong } from '../ui/form/own-error.ts'
import { fieldOf } from './call-failed.ts'

type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/**
 * A form whose fields must all be filled. It connects the form and its inputs with
 * the call, checks what is missing or invalid, and moves the focus to the first such
 * field.
 */
export function useCallForm<Field extends string>({
  required,
  validate = () => ({}),
  sending,
  why,
  send,
}: {
  /** The message for each field that is left empty. */
  required: Record<Field, string>
  /** Further validation errors, once nothing is missing. */
  validate?: (typed: Record<Field, string>) => FieldErrors<Field>
  sending: { isPending: boolean; error: Error | null }
  /** The text to show when the call failed: beside the field that the server names, else above the fields. */
  why: (error: Error) => string
  send: (typed: Record<Field, string>, data: FormData) => void
}) {
  const ref = useRef<HTMLFormElement>(null)
  // A new value for every attempt, so that the focus moves to the invalid field each time.
  const [invalid, setInvalid] = useState<FieldErrors<Field>>({})
  const error = sending.error && why(sending.error)
  const refused = namedField(sending.error, required)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both mark a field
  useEffect(() => {
    focusWrong(ref.current)
  }, [invalid, refused])

  function onSubmit(form: HTMLFormElement) {
    const data = new FormData(form)
    const typed = mapFields(required, (name) => String(data.get(name) ?? ''))
    const empty = Object.entries(required).filter(([name]) => isEmpty(name, data.get(name)))
    // The names are those of `required`.
    const missing = Object.fromEntries(empty) as FieldErrors<Field>
    const found = Object.keys(missing).length > 0 ? missing : validate(typed)
    setInvalid(found)
    if (Object.keys(found).length === 0) send(typed, data)
  }

  /** @param name as the request calls the field, too. */
  function inputOf(name: Field) {
    const fromServer = refused === name ? (error ?? undefined) : undefined
    return { name, required: true, readOnly: sending.isPending, error: invalid[name] ?? fromServer }
  }
  const fault = refused === null ? error : null
  return { form: { ref, onSubmit, busy: sending.isPending, fault }, inputOf }
}

/** The field of this form that a refusal names. */
function namedField<Field extends string>(
  error: unknown,
  fields: Record<Field, string>,
): string | null {
  const field = fieldOf(error)
  return field !== null && Object.hasOwn(fields, field) ? field : null
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
