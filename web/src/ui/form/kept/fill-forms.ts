import {
  type FormInput,
  isChoice,
  isInput,
  mayBeKept,
  nameOf,
  titleOf,
  valueIn,
} from './form-fields.ts'
import { readKept, storeForms } from './kept-forms.ts'

/* Fills forms with what was typed in them before a session ended by itself (kept-forms.ts). */

/** Puts into a form what was typed in it before, once; a field that comes later is filled then. */
export async function fillAgain(form: HTMLFormElement, now: number): Promise<void> {
  for (let found = takeFound(form, now); found; found = takeFound(form, now)) {
    for (const { field, value } of found) {
      fill(field, value)
      // A field may bring others, and take some away.
      await null
    }
    if (found.length > 0) reveal(form)
    else await nextChange(form)
  }
}

/** Takes out of what is kept the fields that the form has by now; undefined where nothing of it is kept. */
function takeFound(form: HTMLFormElement, now: number) {
  const kept = readKept(now)
  const title = titleOf(form)
  const fields = kept?.forms.flatMap((one) => (one.title === title ? one.fields : []))
  if (!kept || !fields?.length) return undefined
  const found = fields.flatMap(({ name, value }) => {
    const field = fieldIn(form, name)
    return field ? [{ field, name, value }] : []
  })
  const left = fields.filter(({ name }) => !found.some((one) => one.name === name))
  const others = kept.forms.filter((one) => one.title !== title)
  const forms = left.length > 0 ? [...others, { title, fields: left }] : others
  storeForms(forms.length > 0 ? { ...kept, forms } : null)
  return found
}

/** Resolves when something has changed in a form. */
function nextChange(form: HTMLFormElement): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers()
  const observer = new MutationObserver((changes) => {
    observer.disconnect()
    resolve(changes)
  })
  observer.observe(form, { childList: true, subtree: true })
  return promise
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
