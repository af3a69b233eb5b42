import { z } from 'zod'
import { instant } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'

/** `refused`: the broker has answered, and does not let the server in. */
export const brokerState = z.enum(['dialling', 'connected', 'refused', 'unreachable'])
export type BrokerState = z.infer<typeof brokerState>

export const serverAddressEndpoint = endpoint({
  method: 'GET',
  url: '/api/server/address',
  summary:
    'The addresses of the server for links: `PUBLIC_URL`, and its address in the local network if it listens there; null where there is none. And the broker that it reads for this home.',
  access: 'managers',
  reply: z.object({
    public_url: z.string().nullable(),
    network_url: z.string().nullable(),
    /** How the broker is that the server reads for this home; null where it reads none. */
    broker: brokerState.nullable(),
  }),
})

const backups = z.object({
  /** Whether the server makes one each day. */
  is_on: z.boolean(),
  /** The last one that was opened again and is whole; null where there is none. */
  last: z.object({ made_at: instant, bytes: z.int().nonnegative() }).nullable(),
  /** Whether there is none from the last three days. */
  is_late: z.boolean(),
  /** The last time that a backup was restored as a drill, of when it was, and whether that went well; null for never. */
  drill: z.object({ at: instant, made_at: instant, is_good: z.boolean() }).nullable(),
  /** When a backup of this home was restored on another machine; null where none was. */
  twin_since: instant.nullable(),
})
export type BackupsReply = z.infer<typeof backups>

export const backupsEndpoint = endpoint({
  method: 'GET',
  url: '/api/server/backups',
  summary: 'The times of the last backup, and of the last one that was restored as a drill.',
  access: 'managers',
  reply: backups,
})
