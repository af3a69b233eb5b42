import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@roomwire/server/config/config.ts'
import { systemClock } from '@roomwire/server/platform/clock.ts'
import { startServer } from '@roomwire/server/start-server.ts'
import { pino } from 'pino'
import { cheapHash } from '../fixtures/cheap-hash.ts'
import { scratch } from '../fixtures/scratch.ts'
import type { FromServer } from './fuzz-home.ts'

/*
 * The server that is fuzzed: whole and real, in a process of its own, whose
 * crash is seen and whose prototypes can be asked for. Started by house.ts.
 */

const levelOfError = 50 // As pino numbers it.

const send = (said: FromServer) => process.connected && process.send?.(said)

const data = mkdtempSync(join(scratch, 'roomwire-fuzz-'))
const webFolder = join(data, 'web')
mkdirSync(join(webFolder, 'assets'), { recursive: true })
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Roomwire</title>')
writeFileSync(join(webFolder, 'assets/app-4f22a9.js'), 'export {}')

const write = (line: string) => {
  if (JSON.parse(line).level >= levelOfError) send({ kind: 'bug', line })
}
const config = readConfig(
  ['--port', '0', '--mqtt-port', '0', '--no-demo', '--limit-scale', '1000000'],
  {},
  () => data,
)
const log = pino({ level: 'warn' }, { write })
const server = await startServer(config, {
  clock: systemClock,
  log,
  webFolder,
  hashCost: cheapHash,
})

process.on('message', () => {
  const isPolluted = 'isAdmin' in {} || Object.keys(Object.prototype).length > 0
  send({ kind: 'state', isPolluted, megabytes: Math.round(process.memoryUsage().rss / 1e6) })
})
process.once('disconnect', async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})
send({ kind: 'ready', port: server.port, mqttPort: server.mqttPort })
