/** Letters written from right to left, and marks that turn whatever follows them. */
const turning =
  /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const isolate = '\u2068'
const end = '\u2069'

/**
 * A name to stand in a sentence. One that would turn the words after it around
 * stands between marks that keep it to itself (UAX #9, FSI and PDI), also when it
 * holds such marks of its own; every other stays as it is.
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
