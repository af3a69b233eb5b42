import { useEffect, useRef, useState } from 'react'

/**
 * Lets a field refuse its own text: the form is not sent (see `hasWrongField`), and the error is
 * said once the person has left the field or tried to send the form.
 * @param wrong what is wrong with the text; undefined for a right one
 */
export function useOwnError(wrong: string | undefined) {
  const ref = useRef<HTMLInputElement>(null)
  const [isLeft, setLeft] = useState(false)
  useEffect(() => ref.current?.setCustomValidity(wrong ?? ''), [wrong])
  const say = () => setLeft(true)
  return { ref, error: isLeft ? wrong : undefined, onBlur: say, onInvalid: say }
}

/**
 * Whether a field of the form refuses its text. It says so then, and the first one takes the
 * focus. To be asked before a form is sent.
 */
export function hasWrongField(form: HTMLFormElement): boolean {
  const wrong = [...form.elements].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.validity.customError,
  )
  for (const one of wrong) one.checkValidity()
  if (wrong[0]) focusIn(wrong[0])
  return wrong.length > 0
}

/** Gives the focus to the first part of a form that is marked as wrong. */
export function focusWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')
  if (wrong) focusIn(wrong)
}

/** Gives the focus to a field, and opens the folds that it stands in: folded, it could not take it. */
function focusIn(field: HTMLElement): void {
  const foldAround = (one: Element | null | undefined) => one?.closest('details')
  for (let fold = foldAround(field); fold; fold = foldAround(fold.parentElement)) fold.open = true
  field.focus()
}
