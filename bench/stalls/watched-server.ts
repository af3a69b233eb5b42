import { StatementSync } from 'node:sqlite'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { readConfig } from '@roomwire/server/config/config.ts'
import { sealActivity } from '@roomwire/server/features/audit/seal-activity.ts'
import {
  finishDeletions,
  forgetErased,
} from '@roomwire/server/features/devices/arranging/delete-device.ts'
import { endOverdueCommands } from '@roomwire/server/features/devices/commands/end-overdue.ts'
import { tendHistory } from '@roomwire/server/features/history/tend-history.ts'
import { finishHomes } from '@roomwire/server/features/home/erase-home.ts'
import { pruneLogs } from '@roomwire/server/features/home/prune-logs.ts'
import { shareZones } from '@roomwire/server/features/identity/shared-zones.ts'
import { recomputeAll } from '@roomwire/server/features/schedules/next-times.ts'
import { clearLeftovers } from '@roomwire/server/housekeeping.ts'
import { openLog } from '@roomwire/server/platform/log-output.ts'
import { startServer } from '@roomwire/server/start-server.ts'

/*
 * A server in a process of its own that tells how long its event loop has stood still, and how many
 * statements it has run, since it was asked last. It also does rounds of housekeeping when it is asked to.
 */

/** A question to it: what it did since the last one, or to do a round first. */
export type StallQuestion = { round?: RoundName }
/**
 * ms: the longest gap between two turns of the loop, and the most processor time that the loop's thread took
 * between two of them, which does not count what other programs do. A round that fails says why.
 */
export type StallAnswer = { longestMs: number; cpuMs: number; statements: number; failed?: string }
export type WatchedPorts = { port: number; mqttPort: number }

const [data = ''] = process.argv.slice(2)
const settings = ['--data', data, '--port', '0', '--mqtt-port', '0', '--limit-scale', '1000000']
const clock = { now: Date.now }
const config = readConfig(settings, {}, () => data)
const log = openLog('error', clock)
const { roomwire, port, mqttPort } = await startServer(config, { clock, log, webFolder: data })

const rounds = {
  'commands that are overdue': () => endOverdueCommands(roomwire),
  'devices to delete': () => finishDeletions(roomwire),
  'what has expired': () => clearLeftovers(roomwire),
  erasure: async () => roomwire.erasure.request(),
  'days without a seal': () => sealActivity(roomwire),
  'old logs': () => pruneLogs(roomwire),
  'commands that nobody knows': () =>
    roomwire.atomicallyRelaxed(({ commands }) => commands.endForgotten(clock.now())),
  'homes to delete': () => finishHomes(roomwire),
  'what deleted devices have measured': () => forgetErased(roomwire),
  'runs of schedules': () => roomwire.dueSchedules.prune(limits.scheduleRunsKept),
  'rules of time zones': () => shareZones(roomwire),
  history: () => tendHistory(roomwire),
  'when schedules are due': () => recomputeAll(roomwire),
  'links of the audit log': () => roomwire.audit.linkNow(),
} satisfies Record<string, () => Promise<unknown>>
export type RoundName = keyof typeof rounds

let statements = 0
for (const name of ['run', 'get', 'all', 'iterate'] as const) {
  const original: unknown = Reflect.get(StatementSync.prototype, name)
  Object.defineProperty(StatementSync.prototype, name, {
    value(this: StatementSync, ...values: unknown[]) {
      statements += 1
      return Reflect.apply(Object(original), this, values)
    },
  })
}

/** Processor time of this thread, ms. */
const cpuNow = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const tickMs = 1
let last = { at: performance.now(), cpu: cpuNow() }
let most = { gap: 0, cpu: 0 }
setInterval(() => {
  const now = { at: performance.now(), cpu: cpuNow() }
  most = { gap: Math.max(most.gap, now.at - last.at), cpu: Math.max(most.cpu, now.cpu - last.cpu) }
  last = now
}, tickMs)

function forget(): void {
  most = { gap: 0, cpu: 0 }
  statements = 0
}

process.on('message', async ({ round }: StallQuestion) => {
  let failed: string | undefined
  if (round) {
    await rounds[round]().catch((error) => {
      failed = String(error)
    })
  }
  // The longest gap is noted once its timer is late.
  setTimeout(() => {
    const longestMs = Math.max(0, Math.round(most.gap - tickMs))
    const cpuMs = Math.round(most.cpu)
    process.send?.({ longestMs, cpuMs, statements, ...(failed === undefined ? {} : { failed }) })
    // The next question is about what a round has done.
    if (!round) forget()
  }, 5)
})
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.send?.({ port, mqttPort } satisfies WatchedPorts)
