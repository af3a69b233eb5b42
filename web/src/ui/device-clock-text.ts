/**
 * 'The clock of this device is 13 h ahead of the server’s. …'
 * @param aheadMs by how much it is ahead; negative where it is behind
 */
export function deviceClockText(aheadMs: number): string {
  const way = aheadMs > 0 ? 'ahead of' : 'behind'
  return `The clock of this device is ${aboutText(Math.abs(aheadMs))} ${way} the server’s. Roomwire uses the server’s time.`
}

/** '13 h', '35 min', '400 days': nobody needs it closer. */
function aboutText(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 90) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
