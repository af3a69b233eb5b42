import {
  type FormInput,
  isChoice,
  isInput,
  mayBeKept,
  nameOf,
  titleOf,
  valueIn,
} from './form-fields.ts'
import { type Kept, keptFormsKey, storeForms } from './kept-forms.ts'

/* Fills forms with what was typed in them before a session ended by itself (kept-forms.ts). */

/** What is kept for this person; what is another's, or too old, is forgotten. */
export function keptFor(personId: number, now: number): Kept | null {
  const kept = readKept()
  if (kept?.personId === personId && now < kept.until) return kept
  storeForms(null)
  return null
}

/** What is kept; null once all of it is back in its forms. */
export function readKept(): Kept | null {
  // Only kept-forms.ts writes it.
  return JSON.parse(sessionStorage.getItem(keptFormsKey) ?? 'null') as Kept | null
}

/** Puts into a form what was typed in it before, once. */
export async function fillAgain(form: HTMLFormElement): Promise<void> {
  const kept = readKept()
  // Several forms may stand under one heading.
  const mine = kept?.forms.find(
    ({ title, fields }) =>
      title === titleOf(form) && fields.some(({ name }) => fieldIn(form, name)),
  )
  if (!kept || !mine) return
  const forms = kept.forms.filter((one) => one !== mine)
  storeForms(forms.length > 0 ? { ...kept, forms } : null)
  for (const { name, value } of mine.fields) {
    const field = fieldIn(form, name)
    if (field) fill(field, value)
    // A field may bring others.
    await null
  }
  reveal(form)
}

/** Opens the part of a panel in which a form is. */
function reveal(form: HTMLFormElement): void {
  const id = form.closest('[hidden]')?.id
  if (id) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)?.click()
}

const fieldIn = (form: HTMLFormElement, name: string): FormInput | undefined =>
  [...form.elements].filter(isInput).find((one) => mayBeKept(one) && nameOf(one) === name)

/** As by hand: React hears an input only where it has not set the value itself. */
function fill(field: FormInput, value: string): void {
  if (valueIn(field) === value) return
  if (isChoice(field)) {
    field.click()
    return
  }
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
