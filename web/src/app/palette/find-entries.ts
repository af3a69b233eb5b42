import type { PaletteEntry } from './palette-entries.ts'

/** More than anybody reads: who does not see it types on. */
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
  const words = wordsIn(typed)
  const rank = (id: string) => {
    const at = recent.indexOf(id)
    return at < 0 ? recent.length : at
  }
  return entries
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
  const inLabel = wordsIn(label)
  const inAll = [...inLabel, ...wordsIn(detail)]
  const begins = (among: readonly string[]) =>
    words.every((word) => among.some((one) => one.startsWith(word)))
  if (!begins(inAll)) return 0
  if (!begins(inLabel)) return 1
  return inLabel.join(' ').startsWith(words.join(' ')) ? 3 : 2
}

/** Words without marks and capitals: 'Küche' is found by 'kuche'. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
