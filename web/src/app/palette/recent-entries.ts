import { remember } from '../../ui/browser/remember.ts'

/** How many are remembered. */
const recentMost = 8

const keyOf = (personId: number) => `recent.${personId}`

/** The ids of what this person has chosen lately in this tab, the latest first. */
export function recentEntries(personId: number): readonly string[] {
  const stored = sessionStorage.getItem(keyOf(personId))
  return stored === null ? [] : stored.split('\n')
}

/** Remembers that an entry was chosen. */
export function rememberEntry(personId: number, id: string): void {
  const before = recentEntries(personId).filter((one) => one !== id)
  remember(sessionStorage, keyOf(personId), [id, ...before].slice(0, recentMost).join('\n'))
}
