import { limits } from '@roomwire/contracts/vocabulary/limits.ts'

/**
 * What is wrong with a password that somebody chooses, before it is sent; undefined when nothing
 * is. The server decides by the same rule, and by its list of common passwords.
 */
export function newPasswordError(password: string): string | undefined {
  const { passwordMin, passwordMax } = limits
  // As the server counts: 'é' is one, however a keyboard writes it.
  const { length } = password.normalize('NFC')
  if (length < passwordMin) {
    return `Password must be at least ${passwordMin} characters long`
  }
  if (length > passwordMax) return `Password must have at most ${passwordMax} characters`
  return password.trim() === '' ? 'Password must not be spaces only' : undefined
}
