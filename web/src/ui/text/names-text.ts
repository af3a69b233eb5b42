import { madeOnce } from '@roomwire/contracts/vocabulary/made-once.ts'

const inEnglish = madeOnce(() => new Intl.ListFormat('en-GB'))

/**
 * Names in a sentence: 'Ceiling light, Fan and Pump'. What writes them is made with the first names:
 * the page stands before that.
 */
export function namesText(names: readonly string[]): string {
  return inEnglish().format(names.map(bidiIsolate))
}

/** Letters written from right to left, and marks that turn the text after them. */
const turning =
  /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const isolate = '\u2068'
const end = '\u2069'

/**
 * A name for use inside a sentence. A name that would turn the text after it is
 * wrapped in marks that isolate it (UAX #9, FSI and PDI), also when it contains such
 * marks itself. Every other name stays as it is.
 */
export function bidiIsolate(name: string): string {
  if (!turning.test(name)) return name
  let open = 0
  let stray = 0
  for (const sign of name) {
    if (/[\u2066-\u2068]/.test(sign)) open += 1
    else if (sign === end && open > 0) open -= 1
    else if (sign === end) stray += 1
  }
  return `${isolate.repeat(stray + 1)}${name}${end.repeat(open + 1)}`
}
