import { randomBytes } from 'node:crypto'

/*
 * Time-based one-time passwords (RFC 6238), as every authenticator app makes them: six digits
 * of SHA-1, a new one every 30 seconds.
 */

const scheme = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Steps before and after the present one that count as well: clocks differ, and typing takes time. */
const drift = 1

// It is loaded at its first use: few sign-ins need it, and every start would pay for it.
const otpauth = () => import('otpauth')

/** Makes a new secret of 160 bits, in base32. */
export async function newOtpSecret(): Promise<string> {
  const { Secret } = await otpauth()
  const bytes = new Uint8Array(randomBytes(20))
  return new Secret({ buffer: bytes.buffer }).base32
}

/** The `otpauth:` address that an app reads from a QR code. */
export async function otpUri(secret: string, account: string): Promise<string> {
  const { TOTP } = await otpauth()
  return new TOTP({ ...scheme, secret, issuer: 'Roomwire', label: account }).toString()
}

/** Finds the step of a code; undefined when the code does not count at this moment. */
export async function otpStepOf(
  secret: string,
  code: string,
  now: number,
): Promise<number | undefined> {
  const { TOTP } = await otpauth()
  const totp = new TOTP({ ...scheme, secret })
  const delta = totp.validate({ token: code, timestamp: now, window: drift })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
