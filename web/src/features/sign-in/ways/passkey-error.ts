import { CallFailed, errorMessage } from '../../../api/call-failed.ts'

/** Why no passkey was made: the server's message, or one for the browser's error name. */
export function passkeyRegistrationError(error: Error): string {
  if (error instanceof CallFailed) return errorMessage(error, `Network error: ${error.message}`)
  if (error.name === 'InvalidStateError') return 'This device has a passkey for you already.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'No passkey was added. You can try again.'
  }
  return 'This device could not make a passkey. Try another one.'
}
