import { CallFailed } from '../../api/call-failed.ts'

/* The words for passkeys that can't be had here, or were not given. */

type Here = { isSecure: boolean; hostname: string; hasPasskeys: boolean }

const here = (): Here => ({
  isSecure: window.isSecureContext,
  hostname: location.hostname,
  hasPasskeys: 'PublicKeyCredential' in window,
})

/** Why there can be no passkeys on this page; null when there can. */
export function passkeyObstacle({ isSecure, hostname, hasPasskeys } = here()): string | null {
  const isNumber = /^[\d.]+$|:/.test(hostname)
  if (!isSecure || isNumber) {
    return 'Passkeys need HTTPS and a name: open this page as https://name, not by a number.'
  }
  return hasPasskeys ? null : 'This browser has no passkeys.'
}

/** Why no passkey was made: said by the server, or by the browser in a name of its own. */
export function whyNotMade(error: Error): string {
  if (error instanceof CallFailed) return error.said ?? `Network error: ${error.message}`
  if (error.name === 'InvalidStateError') return 'This device has a passkey for you already.'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'No passkey was added. You can try again.'
  }
  return 'This device could not make a passkey. Try another one.'
}

/** Why nobody was signed in with a passkey. */
export function whyNotEntered(error: Error): string {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'No passkey was used. Try again, or sign in with your password.'
  }
  return error.message
}
