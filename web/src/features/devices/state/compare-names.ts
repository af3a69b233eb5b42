/** What is in the order of its characters in every language that writes only with these. */
const plain = /^[a-z0-9 -]*$/

/**
 * Puts names into order as people would: 'a' beside 'A', before 'b'. What compares names of every
 * language takes the browser 16 ms to make, on a phone four times that: plain names do without it.
 */
export function compareNames(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b || !plain.test(a) || !plain.test(b)) return one.localeCompare(other)
  return a < b ? -1 : 1
}
