/** A number derived from the identifier: devices differ, and runs do not. */
export function numberOf(identifier: string): number {
  return [...identifier].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
}
