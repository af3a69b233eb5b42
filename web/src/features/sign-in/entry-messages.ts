import { CallFailed, errorMessage } from '../../api/call-failed.ts'

/* Why somebody was not let in: by signing in, or by registering. */

/** The message of a failed sign-in (LOGIN-5). */
export function loginErrorMessage(error: Error): string {
  const refused = 'Login failed. Please check your credentials.'
  return entryErrorMessage(error, { refused, failed: 'Login failed' })
}

/** The message of a failed registration (REG-4). */
export function registrationErrorMessage(error: Error): string {
  const refused = 'Registration failed. Please try again.'
  return entryErrorMessage(error, { refused, failed: 'Registration failed' })
}

/**
 * The server's text if there is one, and the page's own for an answer that the page did not
 * accept. Without either: the longer text where what was typed is refused, and the bare one
 * where nothing is known but that it failed. A dead network is neither.
 */
function entryErrorMessage(error: Error, texts: { refused: string; failed: string }): string {
  if (!(error instanceof CallFailed)) return error.message || texts.failed
  const fallback = error.status < 500 ? texts.refused : texts.failed
  return errorMessage(
    error,
    fallback,
    'Cannot reach the server. Check your connection and try again.',
  )
}
