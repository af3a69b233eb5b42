/** Finds only what is certainly wrong with an email address: the server decides. */
export function emailError(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
    ? undefined
    : 'Enter an address like name@example.com'
}
