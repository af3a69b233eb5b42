import { remember } from './remember.ts'

/*
 * What somebody had typed when their session ended by itself waits in this tab until they are
 * signed in again. No password, code or ID number is kept, and nothing once another person is here.
 * What fills forms again is fetched when something is kept (fill-forms.ts).
 */

export type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type KeptField = { name: string; value: string }
type KeptForm = { title: string; fields: KeptField[] }
export type Kept = {
  personId: number
  until: number
  /** The address of the page, and what its visit holds in the browser's history. */
  page: string
  visit: unknown
  /** The names of the buttons that opened these forms, in the order in which they were pressed. */
  openers: string[]
  forms: KeptForm[]
}

export const keptFormsKey = 'keptForms'

/** For so long, ms: nobody knows who comes to a tab that was left. */
const keptForMs = 3_600_000

/** The forms that are open, each with the fields in which somebody has typed, and the button that opened it. */
const open = new Map<HTMLFormElement, { typed: Set<FormInput>; opener: string | undefined }>()

/** The button that was pressed last, on which page and when (ms); and whether a form has opened since. */
let pressed: { button: string; page: string; at: number; hasOpened: boolean } | undefined

/** A form opens within so long, ms: of two buttons that are pressed meanwhile nobody knows which opened it. */
const opensWithinMs = 2_000

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

/** What a field is called: several choices share one name. */
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

/** What a button is called. */
export const buttonName = (one: Element) => one.getAttribute('aria-label') ?? one.textContent

const pageHere = () => location.pathname + location.search

/** Notices which button is pressed from now on: a form that opens then was opened by it. */
export function watchPresses(): void {
  const note = ({ target, timeStamp: at }: Event) => {
    const button = target instanceof Element && target.closest('button')
    const page = pageHere()
    const isUnclear =
      pressed?.page === page && !pressed.hasOpened && at - pressed.at < opensWithinMs
    pressed =
      button && !isUnclear ? { button: buttonName(button), page, at, hasOpened: false } : undefined
  }
  // A key may do something too; one that presses a button brings a click.
  for (const event of ['click', 'keydown']) addEventListener(event, note, true)
}

/** Notices what is typed in a form from now on. The returned function forgets it. */
export function watchForm(form: HTMLFormElement): () => void {
  const typed = new Set<FormInput>()
  const note = ({ target }: Event) =>
    void (isInput(target) && mayBeKept(target) && typed.add(target))
  form.addEventListener('input', note)
  // On the page before, it led here.
  const isHere = pressed?.page === pageHere()
  if (pressed) pressed.hasOpened = true
  open.set(form, { typed, opener: isHere ? pressed?.button : undefined })
  return () => {
    form.removeEventListener('input', note)
    open.delete(form)
  }
}

/** Keeps what is typed in the forms that are open, for one person. */
export function keepForms(personId: number, now: number): void {
  const forms = [...open].flatMap(([form, { typed }]) => {
    const there = [...typed].filter((one) => one.form === form)
    const fields = there.map((one) => ({ name: nameOf(one), value: valueIn(one) }))
    return fields.length > 0 ? [{ title: titleOf(form), fields }] : []
  })
  if (forms.length === 0) return
  const openers = new Set([...open.values()].flatMap(({ opener }) => opener ?? []))
  storeForms({
    ...{ personId, until: now + keptForMs, forms, openers: [...openers] },
    ...{ page: pageHere(), visit: history.state?.usr },
  })
}

export const storeForms = (kept: Kept | null) =>
  remember(sessionStorage, keptFormsKey, kept && JSON.stringify(kept))
