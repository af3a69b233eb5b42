import type { RefusalBody } from '@roomwire/contracts/http/refusals.ts'
import type { Refusal } from '../platform/refusal.ts'

/** The names of fields in requests, where the input of a verb has another name for them. */
const requestNames = new Map([
  ['roomName', 'room_name'],
  ['roomId', 'room_id'],
  ['deviceIdentifier', 'device_identifier'],
  ['expiresAt', 'expires_at'],
  ['currentPassword', 'current_password'],
  ['newPassword', 'new_password'],
  ['resetCode', 'token'],
  ['desired', 'state'],
])

/** The body of a refusal, for every transport. */
export function presentRefusal({ message: error, code, ...about }: Refusal): RefusalBody {
  const field = about.requestField ?? requestNameOf(about.field)
  return field === undefined ? { error, code } : { error, code, field }
}

const requestNameOf = (field: string | undefined) =>
  field === undefined ? undefined : (requestNames.get(field) ?? field)

/** The body of the answer when the server itself has failed. */
export const serverFailed: RefusalBody = {
  code: 'server_error',
  error: 'Something went wrong on the server',
}
