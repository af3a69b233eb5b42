import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type RunningNote, readRunningNote } from '../platform/running-note.ts'
import { SettingError } from '../platform/setting.ts'
import { authorityFile, hasAuthority } from '../platform/tls/own-files.ts'
import { dataFolders } from './data-folder.ts'

/*
 * Plays devices (`npm run devices`): starts the simulator, for the server that runs on this machine
 * unless another one is named.
 */

const simulator = join(import.meta.dirname, '../../../simulator/src/main.ts')

/**
 * Finds the server that runs on a data folder of this machine.
 * @param data the folder; without one those are looked at in which a home is kept by itself.
 * @returns its address, as arguments of the simulator; none where none runs.
 * @throws SettingError where several run, and nothing says which.
 */
function findServer(data: string | undefined): string[] {
  const { beside, own } = dataFolders(process.env)
  const running = (data ? [resolve(data)] : [beside, own]).flatMap((folder) => {
    const note = readRunningNote(folder)
    return note?.mqtt && isRunning(note) ? [{ folder, mqtt: note.mqtt }] : []
  })
  if (running.length > 1) {
    const each = running.map(({ folder, mqtt }) => `${mqtt} (${folder})`).join(' and ')
    throw new SettingError(`Two servers run: ${each}. Say which with --server or --data.`)
  }
  const [found] = running
  if (!found) return []
  // Where it takes no devices without TLS, they know it by the authority of its home.
  const isSecure = found.mqtt.startsWith('mqtts:') && hasAuthority(found.folder)
  return ['--server', found.mqtt, ...(isSecure ? ['--ca', authorityFile(found.folder)] : [])]
}

/** Whether its process is there. A server that was killed has left its note. */
function isRunning({ pid }: RunningNote): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    // It is somebody else's.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}

/** The arguments of the simulator: what was said here, and the server where none was named. */
function argumentsFor(args: readonly string[]): string[] {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { data: { type: 'string' }, server: { type: 'string' } },
  })
  const options = tokens.filter((token) => token.kind === 'option')
  const data = options.findLast(({ name }) => name === 'data')
  const rest = data ? args.toSpliced(data.index, data.inlineValue ? 1 : 2) : [...args]
  const isNamed = options.some(({ name }) => ['server', 'help'].includes(name) || name === 'h')
  return isNamed ? rest : [...rest, ...findServer(data?.value ?? process.env.DATA)]
}

try {
  const args = argumentsFor(process.argv.slice(2))
  // The channel between them ends with this program, also when it is killed, and the devices with it.
  const child = spawn(process.execPath, [simulator, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // A terminal sends this one to both.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('close', (code) => process.exit(code ?? 1))
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
