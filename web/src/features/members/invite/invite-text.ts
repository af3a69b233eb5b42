import { otherTimeLine } from '../guests/other-time-text.ts'
import type { JoinCode } from './use-join-codes.ts'

/** The labels of the roles that a code can give. */
export const invitationFor = { family: 'Family member', guest: 'Guest' } as const

/** The access that a code gives, a line for each time: 'Kitchen until 23 Nov 2026, 18:00' */
export function invitationGives(
  { role, access }: Pick<JoinCode, 'role' | 'access'>,
  clocks: { now: number; zone: string | null },
): string[] {
  if (role === 'family') return ['Every room']
  return access.map((one) => otherTimeLine(one, 'Full Access', clocks))
}
