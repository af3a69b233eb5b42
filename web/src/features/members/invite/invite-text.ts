import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { dayAndTime } from '../../../ui/time-text.ts'
import type { JoinCode } from '../use-join-codes.ts'

/** The labels of the roles that a code can give. */
export const invitationFor = { family: 'Family member', guest: 'Guest' } as const

/** The access that a code gives: 'Kitchen until 23 Nov 2026, 18:00' */
export function invitationGives({
  role,
  access_expires_at,
  room_name,
  device_identifier,
}: Pick<JoinCode, 'role' | 'access_expires_at' | 'room_name' | 'device_identifier'>): string {
  if (role === 'family' || access_expires_at === null) return 'Every room'
  const reach = device_identifier
    ? `Only ${device_identifier}`
    : bidiIsolate(room_name ?? 'Full Access')
  return `${reach} until ${dayAndTime(access_expires_at)}`
}
