import { z } from 'zod'
import { keyedFingerprint, sameFingerprint } from '../../platform/random.ts'
import type { AuditEventName } from '../audit/audit-events.ts'

/*
 * The endings for good of accounts, passes, tokens and secrets. They are noted beside the backups as they
 * happen, so that an older backup does not undo them (note-endings.ts, apply-endings.ts). A note has
 * ids and a time, no names, and a seal that only the keys of its installation make.
 */

/** The entries of the audit log that tell of an ending. */
export const endingEvents = [
  'account.deleted',
  'account.disabled',
  'account.enabled',
  'home.deleted',
  'home.left',
  'guest.deleted',
  'guest.removed',
  'family.deleted',
  'family.removed',
  'co_owner.removed',
  'operator.removed',
  'pass.revoked',
  'pass.link_replaced',
  'token.revoked',
  'passkey.removed',
  'device.erased',
  'device.secret_reset',
  'device.replaced',
  'device.replacement_undone',
] as const satisfies AuditEventName[]

const ending = z.object({
  event: z.enum(endingEvents),
  /** The id that has ended: of a person, a home, a pass, a token, a passkey or a device. */
  id: z.int(),
  /** Epoch ms. */
  at: z.int(),
})

export type Ending = z.infer<typeof ending>

const subject = z.object({
  member: z.int().optional(),
  pass: z.int().optional(),
  token: z.int().optional(),
  passkey: z.int().optional(),
  device: z.int().optional(),
})

/** The ending that an entry of the audit log tells of; empty for every other entry. */
export function endingIn({
  event,
  at,
  ...entry
}: {
  event: string
  at: number
  home_id: number | null
  person_id: number | null
  detail: string
}): Ending[] {
  const { member, pass, token, passkey, device } = subject.parse(JSON.parse(entry.detail))
  const named = member ?? pass ?? token ?? passkey ?? device
  const id = named ?? (event === 'home.deleted' ? entry.home_id : entry.person_id)
  const { data } = ending.safeParse({ event, id, at })
  return data ? [data] : []
}

/** The line that notes an ending, sealed with the audit key. */
export function noteOf(key: Buffer, { event, id, at }: Ending): string {
  return `${JSON.stringify({ event, id, at, seal: sealOf(key, { event, id, at }) })}\n`
}

/** The ending of a line; empty for a line of another installation, or one that was changed. */
export function endingOf(key: Buffer, line: string): Ending[] {
  const { data } = ending.extend({ seal: z.string() }).safeParse(parsed(line))
  return data && sameFingerprint(data.seal, sealOf(key, data)) ? [data] : []
}

function sealOf(key: Buffer, { event, id, at }: Ending): string {
  return keyedFingerprint(key, JSON.stringify(['ending', event, id, at]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // A power cut may have cut the last line: the schema refuses it.
  }
}
