import { remember } from '../../browser/remember.ts'
import { tabStorage } from '../../browser/storage.ts'

/*
 * Keeps in this tab what somebody had typed when their session ended by itself, until they are
 * signed in again. No password, code or ID number is kept, and nothing once another person is here.
 * form-fields.ts reads the fields of a form; fill-forms.ts fills them again and is fetched when something is kept
 */

/** The texts typed in a form, by its title and the names of its fields. */
export type TypedForm = { title: string; fields: { name: string; value: string }[] }
export type Kept = {
  personId: number
  until: number
  /** The address of the page, and what its visit holds in the browser's history. */
  page: string
  visit: unknown
  /** The names of the buttons that opened these forms, in the order in which they were pressed. */
  openers: string[]
  forms: TypedForm[]
}

/** A new name where the shape changes: a tab may hold what the program has kept before an update. */
export const keptFormsKey = 'typedForms'

/** The time for which forms are kept, ms: nobody knows who comes to a tab that was left. */
const keptForMs = 3_600_000

/** The forms that are open: each tells what is typed in it, and has the button that opened it. */
const open = new Map<() => TypedForm, { opener: string | undefined }>()

/** The button that was pressed last, on which page and when (ms); and whether a form has opened since. */
let pressed: { button: string; page: string; at: number; hasOpened: boolean } | undefined

/** A form opens within so long, ms: of two buttons that are pressed meanwhile nobody knows which opened it. */
const opensWithinMs = 2_000

/** The name of a button. */
export const buttonName = (one: Element) => one.getAttribute('aria-label') ?? one.textContent

const pageHere = () => location.pathname + location.search

/** Notices which button is pressed from now on: a form that opens then was opened by it. */
export function watchPresses(): void {
  const note = (event: MouseEvent | KeyboardEvent) => {
    const { target, timeStamp: at } = event
    const button = target instanceof Element && target.closest('button')
    // The click that follows is heard too.
    if (button && 'key' in event && (event.key === 'Enter' || event.key === ' ')) return
    const page = pageHere()
    const isUnclear =
      pressed?.page === page && !pressed.hasOpened && at - pressed.at < opensWithinMs
    pressed =
      button && !isUnclear ? { button: buttonName(button), page, at, hasOpened: false } : undefined
  }
  // Other keys may open something too.
  for (const event of ['click', 'keydown'] as const) addEventListener(event, note, true)
}

/** Adds an open form, which tells what is typed in it. The returned function removes it. */
export function addForm(typed: () => TypedForm): () => void {
  // On the page before, it led here.
  const isHere = pressed?.page === pageHere()
  if (pressed) pressed.hasOpened = true
  open.set(typed, { opener: isHere ? pressed?.button : undefined })
  return () => {
    open.delete(typed)
  }
}

/** Keeps what is typed in the forms that are open, for one person. */
export function keepForms(personId: number, now: number): void {
  const forms = [...open.keys()].map((typed) => typed()).filter(({ fields }) => fields.length > 0)
  if (forms.length === 0) return
  const openers = new Set([...open.values()].flatMap(({ opener }) => opener ?? []))
  storeForms({
    personId,
    until: now + keptForMs,
    page: pageHere(),
    visit: history.state?.usr,
    openers: [...openers],
    forms,
  })
}

/** Returns what is kept for a person. Forgets what is another person's, or too old. */
export function keptFor(personId: number, now: number): Kept | null {
  const kept = readKept(now)
  if (kept?.personId === personId) return kept
  storeForms(null)
  return null
}

/** Returns what is kept; null once all of it is back in its forms, or if it is too old. */
export function readKept(now: number): Kept | null {
  // Only storeForms writes it.
  const kept = JSON.parse(tabStorage.getItem(keptFormsKey) ?? 'null') as Kept | null
  return kept && now < kept.until ? kept : null
}

export const storeForms = (kept: Kept | null) =>
  remember(tabStorage, keptFormsKey, kept && JSON.stringify(kept))
