import { addForm } from './kept-forms.ts'

/* Reads what somebody has typed in a form, to keep it when their session ends by itself (kept-forms.ts). */

export type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isInput = (one: unknown): one is FormInput =>
  one instanceof HTMLInputElement ||
  one instanceof HTMLTextAreaElement ||
  one instanceof HTMLSelectElement

/** Fields say by `data-private` that what is typed in them is not stored (field.tsx). */
export const mayBeKept = (one: FormInput) => one.type !== 'password' && !('private' in one.dataset)

/** The text of an input, or whether it is chosen. */
export const valueIn = (one: FormInput) => (isChoice(one) ? String(one.checked) : one.value)

export const isChoice = (one: FormInput): one is HTMLInputElement =>
  one.type === 'checkbox' || one.type === 'radio'

/** The name of a field: several choices share one. */
export function nameOf(one: FormInput): string {
  const label = one.labels?.[0]?.textContent ?? ''
  return isChoice(one) || !one.name ? label : one.name
}

/** The heading over a form, which tells it from others. */
export function titleOf(form: HTMLFormElement): string {
  const id = form.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? ''
  const heading = document.getElementById(id) ?? document.querySelector('h1')
  return heading?.textContent ?? ''
}

/** Notices what is typed in a form from now on. The returned function forgets it. */
export function watchForm(form: HTMLFormElement): () => void {
  const typed = new Set<FormInput>()
  const note = ({ target }: Event) =>
    void (isInput(target) && mayBeKept(target) && typed.add(target))
  form.addEventListener('input', note)
  const forget = addForm(() => ({
    title: titleOf(form),
    fields: [...typed]
      .filter((one) => one.form === form)
      .map((one) => ({ name: nameOf(one), value: valueIn(one) })),
  }))
  return () => {
    form.removeEventListener('input', note)
    forget()
  }
}
