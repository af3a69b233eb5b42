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
  wrong[0]?.focus()
  return wrong.length > 0
}
