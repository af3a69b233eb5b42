import { bidiIsolate } from './bidi-isolate.ts'

let inEnglish: Intl.ListFormat | undefined

/**
 * Names in a sentence: 'Ceiling light, Fan and Pump'. What writes them is made with the first names:
 * the page stands before that.
 */
export function namesText(names: readonly string[]): string {
  inEnglish ??= new Intl.ListFormat('en-GB')
  return inEnglish.format(names.map(bidiIsolate))
}
