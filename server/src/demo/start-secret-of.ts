import { makeStartLink } from '../features/sign-in/start-link.ts'
import type { Roomwire } from '../roomwire.ts'
import type { Demo } from './demo-home.ts'

/**
 * The secret of the link into the demo home, where a person reads it at a terminal: output that is kept, such as a
 * log, gets none.
 */
export async function startSecretOf(
  roomwire: Roomwire,
  { accounts: [owner] }: Pick<Demo, 'accounts'>,
  { isTTY }: { isTTY?: boolean },
): Promise<string | undefined> {
  return owner && isTTY ? makeStartLink(roomwire, owner) : undefined
}
