import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Stack } from '../worlds/stack.ts'

/**
 * Looks at what a server has stored of its devices: simulated ones change a pin only by a press, a
 * touch or a start, so that each change has somebody or something behind it. Inputs change by themselves, and a
 * Shelly of the first generation tells no cause.
 * @param data the folder of the server
 * @throws Error where a pin has changed and nobody knows why.
 */
export function refuseUnexplainedChanges(data: string): void {
  const database = new DatabaseSync(join(data, 'roomwire.sqlite'), { readOnly: true })
  try {
    const rows = database
      .prepare(
        `select device_id, part, value, at from activity
         where cause = 'device' and part not in ('level', 'connection') and not exists (
           select 1 from pin where pin.device_id = activity.device_id and pin.key = part
             and json_extract(pin.form, '$.kind') = 'input')
         and not exists (
           select 1 from device where id = activity.device_id and dialect = 'shelly_gen1')`,
      )
      .all()
    if (rows.length > 0) throw new Error(`Changes without a cause: ${JSON.stringify(rows)}`)
  } finally {
    database.close()
  }
}

/**
 * Stops a server for good that a file of browser tests has for itself, and looks at what it has stored.
 * Servers within the process of a test are left out: no device connects to them.
 * @throws Error where a pin has changed and nobody knows why, and when it has printed a secret.
 */
export async function closeWithChangesExplained(stack: Stack): Promise<void> {
  await stack.stop()
  try {
    refuseUnexplainedChanges(stack.data)
  } finally {
    await stack.close()
  }
}
