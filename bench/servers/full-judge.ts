import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/* The work that `aedes-bridge-full` adds to each message: schemas both ways, and the last state kept. */

const report = z.object({
  deviceIdentifier: z.string().max(40),
  messageId: z.string(),
  pins: z.record(
    z.string(),
    z.object({ state: z.int().min(0).max(3), touchPin: z.int().optional() }),
  ),
  ipAddress: z.string().optional(),
})

const command = z.object({
  deviceIdentifier: z.string().max(40),
  messageId: z.string(),
  action: z.enum(['on', 'off', 'setFanState', 'pumpOn', 'pumpOff', 'ledOn', 'ledOff']),
  pin: z.int().optional(),
  state: z.int().min(0).max(3).optional(),
})

/** Opens a database of its own; what is reported is written in one transaction each 50 ms. */
export function openJudge(file: string) {
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists state (id text primary key, body text, at integer) without rowid`)
  const write = database.prepare(
    'insert into state values (?, ?, ?) on conflict (id) do update set body = excluded.body, at = excluded.at',
  )
  const unwritten = new Map<string, string>()
  const flush = () => {
    if (unwritten.size === 0) return
    const now = Date.now()
    database.exec('begin')
    for (const [id, body] of unwritten) write.run(id, body, now)
    database.exec('commit')
    unwritten.clear()
  }
  setInterval(flush, 50)
  return {
    /** The report as pages get it; nothing when it is none. */
    report(text: string): string | undefined {
      const { success, data } = report.safeParse(JSON.parse(text))
      if (!success) return undefined
      const body = JSON.stringify(data)
      unwritten.set(data.deviceIdentifier, body)
      return body
    },
    /** The command as devices get it; nothing when it is none. */
    command: (asked: unknown) => command.safeParse(asked).data,
  }
}
