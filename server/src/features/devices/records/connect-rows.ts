import { sql } from 'kysely'
import type { Engine } from '../../../platform/database/engine.ts'

/** A device that connects, with the secret that it has shown. */
export type Connecting = {
  id: number
  secretHash: string
  /** Its address, pseudonymised with a key: the device is recognised there the next time. */
  trustedNetwork: string
}

/**
 * The statement that marks devices connected, of all in one, and returns their next epochs. Rows are
 * locked in the order of their ids, so that two replicas never wait for each other.
 */
export const connectRows = (
  engine: Engine,
  connecting: readonly Connecting[],
  { now, replica }: { now: number; replica: string },
) => sql<{ id: number; epoch: number }>`
  with input as (${inputRows[engine](JSON.stringify(connecting))}),
  locked as (
    select device.id as locked_id, input."trustedNetwork" as network
    from device join input on input.id = device.id and input."secretHash" = device.secret_hash
    where device.deleted_at is null
    order by device.id ${engine === 'postgres' ? sql`for no key update of device` : sql``}
  )
  update device set epoch = epoch + 1, seq = 0, connected = 1, replica = ${replica},
    connected_at = ${now}, last_seen_at = ${now}, trusted_network = locked.network
  from locked where id = locked_id
  returning id, epoch`

/** The rows of a JSON parameter as a table. */
const inputRows = {
  sqlite: (rows: string) => sql`
    select value ->> 'id' as id, value ->> 'secretHash' as "secretHash",
      value ->> 'trustedNetwork' as "trustedNetwork" from json_each(${rows})`,
  postgres: (rows: string) => sql`
    select * from jsonb_to_recordset(${rows}::jsonb)
      as rows(id integer, "secretHash" text, "trustedNetwork" text)`,
}
