import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { lengthText } from '../../features/devices/plate/length-text.ts'
import { minutesRule } from '../../features/devices/plate/timer-text.ts'
import { remember } from '../../ui/browser/remember.ts'
import { tabStorage } from '../../ui/browser/storage.ts'
import { searchTerms } from '../../ui/text/search-text.ts'
import type { PaletteEntry } from './palette-entries.ts'

/** More than anybody reads: people type on instead. */
const shownMost = 40

/**
 * The entries that fit what was typed, the best first: each word begins a word of the label or of
 * the detail. Among equals what was chosen lately comes first, then what is connected; where nothing
 * was typed, what was chosen lately comes first of all.
 * @param recent ids, the latest first.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  typed: string,
  recent: readonly string[],
): PaletteEntry[] {
  const words = searchTerms(typed)
  // A text of marks alone, such as '-', is searched as it stands.
  const marks = words.length === 0 ? typed.trim() : ''
  const rank = (id: string) => {
    const at = recent.indexOf(id)
    return at < 0 ? recent.length : at
  }
  return entries
    .filter(({ label }) => label.includes(marks))
    .map((entry) => ({ entry, fit: fitOf(entry, words), rank: rank(entry.id) }))
    .filter(({ fit }) => fit > 0)
    .sort(
      (a, b) =>
        b.fit - a.fit ||
        a.rank - b.rank ||
        Number(a.entry.isAway ?? false) - Number(b.entry.isAway ?? false),
    )
    .slice(0, shownMost)
    .map(({ entry }) => entry)
}

/** 3: its label begins so; 2: words of its label do; 1: words of its detail do too; 0: it does not fit. */
function fitOf({ label, detail }: PaletteEntry, words: readonly string[]): number {
  const inLabel = searchTerms(label)
  const inAll = [...inLabel, ...searchTerms(detail)]
  const begins = (among: readonly string[]) =>
    words.every((word) => among.some((one) => one.startsWith(word) || isNumber(one, word)))
  if (!begins(inAll)) return 0
  if (!begins(inLabel)) return 1
  return inLabel.join(' ').startsWith(words.join(' ')) ? 3 : 2
}

/** Whether '02' is asked for as '2'. */
const isNumber = (one: string, word: string) => /^0+\d/.test(one) && one.replace(/^0+/, '') === word

/** '20 min' or '2 h' among other words. A number alone may be that of a pin. */
const lengthPattern = /(?<=^|\s)(\d{1,4}) *(min|minutes?|h|hours?)(?=\s|$)/i

/**
 * Switches that are turned on for as long as was typed: 'pump 20 min'. None without a time from a
 * minute to a day.
 * @param recent as of findEntries
 */
export function timerEntries(
  entries: readonly PaletteEntry[],
  typed: string,
  recent: readonly string[],
): PaletteEntry[] {
  const [text, number = '', unit = ''] = lengthPattern.exec(typed) ?? []
  if (text === undefined) return []
  const isHours = unit.toLowerCase().startsWith('h')
  const minutes = Number(number) * (isHours ? 60 : 1)
  if (minutes < minutesRule.least || minutes > minutesRule.most) return []
  const seconds = minutes * 60
  const pins = entries.filter(({ goal }) => goal.to === 'pin')
  return findEntries(pins, typed.replace(text, ''), recent).flatMap((entry) =>
    entry.goal.to === 'pin' && isSwitched(entry.goal.form)
      ? [
          {
            ...entry,
            id: `timer ${entry.id}`,
            label: `${entry.label} for ${lengthText(seconds)}`,
            goal: { ...entry.goal, seconds },
          },
        ]
      : [],
  )
}

/** How many are remembered. */
const recentMost = 8

const keyOf = (personId: number) => `recent.${personId}`

/** The ids of what this person has chosen lately in this tab, the latest first. */
export function recentEntries(personId: number): readonly string[] {
  const stored = tabStorage.getItem(keyOf(personId))
  return stored === null ? [] : stored.split('\n')
}

/** Remembers that an entry was chosen. */
export function rememberEntry(personId: number, id: string): void {
  const before = recentEntries(personId).filter((one) => one !== id)
  remember(tabStorage, keyOf(personId), [id, ...before].slice(0, recentMost).join('\n'))
}
