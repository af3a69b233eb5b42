import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Trouble } from './trouble-of.ts'

/**
 * A form whose fields must all be filled: what is missing, what is wrong, and the
 * way to the first of it.
 * @param required the words for each field that is left empty.
 */
export function useWholeForm<Field extends string>(
  required: Record<Field, string>,
  trouble: Trouble,
  onWhole: (typed: Record<Field, string>) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  // A new value for every try, so that the focus goes to what is missing each time.
  const [missing, setMissing] = useState<Partial<Record<Field, string>>>({})
  const { password, code } = trouble
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them marks a field
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [missing, password, code])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = mapFields(required, (name) => String(data.get(name) ?? ''))
    const empty = Object.fromEntries(
      Object.entries(required).filter(([name]) => !String(data.get(name) ?? '').trim()),
    )
    // The names are those of `required`.
    setMissing(empty as Partial<Record<Field, string>>)
    if (Object.keys(empty).length === 0) onWhole(typed)
  }
  return { form, submit, missing }
}

function mapFields<Field extends string>(
  fields: Record<Field, string>,
  read: (name: string) => string,
): Record<Field, string> {
  const entries = Object.keys(fields).map((name) => [name, read(name)])
  // The names are those of `fields`.
  return Object.fromEntries(entries) as Record<Field, string>
}
