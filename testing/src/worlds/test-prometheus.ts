import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scratch } from '../fixtures/scratch.ts'
import {
  freePort,
  installed,
  onPath,
  type Service,
  said,
  startGuarded,
  stopped,
} from './test-services.ts'

/**
 * Debian's Prometheus, with this as its prometheus.yml, on a loopback port of its own.
 * @param files what lies beside it, by name
 */
export async function startPrometheus(
  config: string,
  files: Record<string, string>,
): Promise<Service> {
  const folder = await mkdtemp(join(scratch, 'roomwire-prometheus-'))
  const port = await freePort()
  for (const [name, text] of Object.entries({ ...files, 'prometheus.yml': config })) {
    await writeFile(join(folder, name), text, { mode: 0o600 })
  }
  const call = [
    installed('Prometheus', onPath('prometheus')),
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const server = startGuarded(call, folder)
  await said(server, /Server is ready to receive web requests/)
  return { url: `http://127.0.0.1:${port}`, stop: () => stopped(server) }
}

/** Debian's promtool. @throws Error with what it says when it finds a mistake. */
export async function promtool(...args: string[]): Promise<string> {
  const program = installed('promtool', onPath('promtool'))
  const { stdout, stderr } = await promisify(execFile)(program, args)
  return stdout + stderr
}
