import {
  emailPattern,
  notAnEmail,
  plainEmail,
} from '@roomwire/contracts/vocabulary/email-address.ts'

/** Checks an email address; undefined if it is fine. The server has the same rule. */
export function emailError(email: string): string | undefined {
  return emailPattern.test(plainEmail(email)) ? undefined : notAnEmail
}
