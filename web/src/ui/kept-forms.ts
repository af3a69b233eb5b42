import { remember } from './remember.ts'

/*
 * What somebody had typed when their session ended by itself waits in this tab until they are
 * signed in again. No password, code or ID number is kept, and nothing once another person is here.
 */

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type KeptField = { name: string; value: string }
type KeptForm = { title: string; fields: KeptField[] }
type Kept = { personId: number; until: number; forms: KeptForm[] }

const storageKey = 'keptForms'

/** For so long, ms: nobody knows who comes to a tab that was left. */
const keptForMs = 3_600_000

/** The forms that are open, each with the fields in which somebody has typed. */
const open = new Map<HTMLFormElement, Set<Input>>()

const isInput = (one: unknown): one is Input =>
  one instanceof HTMLInputElement ||
  one instanceof HTMLTextAreaElement ||
  one instanceof HTMLSelectElement

/** Fields say by `data-private` that what is typed in them is not stored (field.tsx). */
const mayBeKept = (one: Input) => one.type !== 'password' && !('private' in one.dataset)

/** The text of an input, or whether it is chosen. */
const valueIn = (one: Input) => (isChoice(one) ? String(one.checked) : one.value)

const isChoice = (one: Input): one is HTMLInputElement =>
  one.type === 'checkbox' || one.type === 'radio'

/** What a field is called: several choices share one name. */
function nameOf(one: Input): string {
  const label = one.labels?.[0]?.textContent ?? ''
  return isChoice(one) || !one.name ? label : one.name
}

/** The heading over a form, which tells it from others. */
function titleOf(form: HTMLFormElement): string {
  const id = form.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? ''
  const heading = document.getElementById(id) ?? document.querySelector('h1')
  return heading?.textContent ?? ''
}

/** Notices what is typed in a form from now on. The returned function forgets it. */
export function watchForm(form: HTMLFormElement): () => void {
  const typed = new Set<Input>()
  const note = ({ target }: Event) =>
    void (isInput(target) && mayBeKept(target) && typed.add(target))
  form.addEventListener('input', note)
  open.set(form, typed)
  return () => {
    form.removeEventListener('input', note)
    open.delete(form)
  }
}

/** Keeps what is typed in the forms that are open, for one person. */
export function keepForms(personId: number, now: number): void {
  const forms = [...open].flatMap(([form, typed]) => {
    const there = [...typed].filter((one) => one.form === form)
    const fields = there.map((one) => ({ name: nameOf(one), value: valueIn(one) }))
    return fields.length > 0 ? [{ title: titleOf(form), fields }] : []
  })
  if (forms.length > 0) store({ personId, until: now + keptForMs, forms })
}

/** What is kept for this person, by the titles of the forms; what is another's, or too old, is forgotten. */
export function keptTitles(personId: number, now: number): string[] {
  const kept = read()
  if (kept?.personId === personId && now < kept.until) return kept.forms.map(({ title }) => title)
  forgetForms()
  return []
}

/** Forgets all that is kept. */
const forgetForms = () => remember(sessionStorage, storageKey, null)

/** Puts into a form what was typed in it before, once. */
export async function fillAgain(form: HTMLFormElement): Promise<void> {
  const kept = read()
  const mine = kept?.forms.find(({ title }) => title === titleOf(form))
  if (!kept || !mine) return
  const others = kept.forms.filter((one) => one !== mine)
  if (others.length > 0) store({ ...kept, forms: others })
  else forgetForms()
  for (const { name, value } of mine.fields) {
    const field = [...form.elements].find((one) => isInput(one) && nameOf(one) === name)
    if (isInput(field) && mayBeKept(field)) fill(field, value)
    // A field may bring others.
    await null
  }
}

/** As by hand: React hears an input only where it has not set the value itself. */
function fill(field: Input, value: string): void {
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

const store = (kept: Kept) => remember(sessionStorage, storageKey, JSON.stringify(kept))

function read(): Kept | null {
  // Only this file writes it.
  return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null
}
