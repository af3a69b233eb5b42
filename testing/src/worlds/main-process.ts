import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { refuseSecretsIn } from '../fixtures/secrets.ts'
import { serverProgram } from './server-program.ts'

const programs = join(import.meta.dirname, '../../../server/src/cli')

/** The folder of what Node has compiled for another test; it changes nothing that the program sees. */
const { NODE_COMPILE_CACHE } = process.env
const compileCache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

const freePorts = { PORT: '0', MQTT_PORT: '0', HTTPS_PORT: '0', MQTTS_PORT: '0' }

export type MainProcess = ReturnType<typeof startMain>

/**
 * The program as people start it, in a process of its own under the Node that
 * runs the tests, on ports of its own. Only what is said here is in its environment; `cwd` is where a
 * person would stand.
 */
export function startMain(args: string[], env: Record<string, string> = {}, cwd?: string) {
  return startNode(serverProgram, args, { ...freePorts, ...env }, cwd)
}

/** The same for any other of the server's programs. */
export function startProgram(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  cwd?: string,
) {
  return startNode(join(programs, file), args, env, cwd)
}

function startNode(program: string, args: string[], env: Record<string, string>, cwd?: string) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...compileCache, PATH: process.env.PATH, ...env },
    ...(cwd === undefined ? {} : { cwd }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const ended = once(child, 'close').then(([code, signal]) => {
    // The welcome names the demo's accounts on purpose; the log names nothing.
    refuseSecretsIn('the log of a program', said.err)
    return { code, signal, ...said }
  })

  return {
    pid: child.pid,
    said,
    /** Resolves with the exit code and everything that was said. */
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Resolves with its addresses when it says that it is ready. */
    async ready() {
      await new Promise<void>((resolve, reject) => {
        const look = () => said.out.includes('Ctrl-C stops it.') && resolve()
        child.stdout.on('data', look)
        look()
        ended.then(({ out, err }) => reject(new Error(`It ended: ${out}${err}`)), reject)
      })
      const [, url = ''] = /Open +(https?:\S+)/.exec(said.out) ?? []
      const [, mqttUrl = ''] = /Devices +(mqtts?:\S+)/.exec(said.out) ?? []
      return { url, mqttUrl }
    },
  }
}
