import { emailPattern, plainEmail } from '@roomwire/contracts/vocabulary/email-address.ts'

/** What is wrong with an email address; undefined for a right one. The server decides by the same rule. */
export function emailError(email: string): string | undefined {
  return emailPattern.test(plainEmail(email)) ? undefined : 'Enter an address like name@example.com'
}
