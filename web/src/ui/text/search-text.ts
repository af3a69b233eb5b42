/** Letters that are more than another letter with a mark. */
const others: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ς: 'σ' }

/**
 * A text as it is searched in and for: without capitals, marks, forms of a letter, and what nobody
 * sees. 'kuche' finds 'Küche', 'STRASSE' finds 'Straße'. The only way in which names are searched.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    // 'ß' has two letters as a capital.
    .toUpperCase()
    .toLowerCase()
    .replace(/[æœøłđς]/g, (letter) => others[letter] ?? letter)

/** The words of a text as they are searched; each sign such as an emoji is one. */
export const searchTerms = (text: string): string[] =>
  searchText(text).match(/[\p{L}\p{N}]+|\p{So}/gu) ?? []
