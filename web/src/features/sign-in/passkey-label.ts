/*
 * The messages for passkeys that are not available here, or failed. It imports
 * nothing, because the sign-in page fetches it alone.
 */

type Here = { isSecure: boolean; hostname: string; hasPasskeys: boolean }

const here = (): Here => ({
  isSecure: window.isSecureContext,
  hostname: location.hostname,
  hasPasskeys: 'PublicKeyCredential' in window,
})

/** Why this page cannot use passkeys; null when it can. */
export function passkeyObstacle({ isSecure, hostname, hasPasskeys } = here()): string | null {
  const isNumber = /^[\d.]+$|:/.test(hostname)
  if (!isSecure || isNumber) {
    return 'Passkeys need HTTPS and a name: open this page as https://name, not by an IP address.'
  }
  return hasPasskeys ? null : 'This browser does not support passkeys.'
}

/** Why nobody was signed in with a passkey. */
export function passkeySignInError(error: Error): string {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'No passkey was used. Try again, or sign in with your password.'
  }
  return 'This browser could not use a passkey. Sign in with your password.'
}
