/** The last four characters of a number that is shown masked; empty if the number has no more than these. */
export function lastFour(number: string): string {
  return number.length > 4 ? number.slice(-4) : ''
}
