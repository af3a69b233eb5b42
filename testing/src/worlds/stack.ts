import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { scratch } from '../fixtures/scratch.ts'
import { refuseSecretsIn } from '../fixtures/secrets.ts'
import { serverProgram } from './server-program.ts'
import { freePort } from './test-services.ts'

/*
 * The real program as a process of its own, with a data folder and ports of its
 * own, so that tests can stop it under a page and start it again.
 */

const programs = {
  usual: serverProgram,
  cheap: join(import.meta.dirname, 'cheap-main.ts'),
}

export type Stack = Awaited<ReturnType<typeof openStack>>

/**
 * Prepares and starts a server on free loopback ports.
 * @param env further settings as environment variables.
 * @param hashes as people's servers do; or at the least cost, by a server that refuses no press because a busy machine stood still.
 */
export async function openStack(
  env: Record<string, string> = {},
  hashes: 'usual' | 'cheap' = 'usual',
) {
  const data = env.DATA ?? (await mkdtemp(join(scratch, 'roomwire-e2e-')))
  const [port, mqttPort] = [await freePort(), await freePort()]
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    MQTT_PORT: String(mqttPort),
    NODE_NETWORKS: '127.0.0.0/8',
    DATA: data,
    DEMO: 'no',
    LIMIT_SCALE: '1000',
    LOG_LEVEL: 'debug',
    ...env,
  }
  let child: ChildProcess | undefined
  let output = ''
  let everything = ''

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [programs[hashes]], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      const onData = (chunk: Buffer) => {
        output += chunk
        everything += chunk
        if (output.includes('Ctrl-C stops it.')) resolve()
      }
      started.stdout.on('data', onData)
      started.stderr.on('data', onData)
      started.once('exit', () => reject(new Error(`The server did not start:\n${output}`)))
    })
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) {
      return running?.exitCode ?? null
    }
    const gone = once(running, 'exit')
    running.kill(signal)
    await gone
    output = ''
    return running.exitCode
  }

  /** @throws Error when it has printed a secret since this was last looked at. */
  function refusePrintedSecrets(): void {
    const printed = everything
    everything = ''
    refuseSecretsIn('what a server has printed', printed)
  }

  await start()
  return {
    data,
    url: `http://127.0.0.1:${port}`,
    mqttUrl: `mqtt://127.0.0.1:${mqttPort}`,
    /** The output since it was last started. */
    output: () => output,
    /** The id of its process. */
    pid: () => child?.pid,
    start,
    /** Stops it as Ctrl-C does; resolves to its exit code. */
    stop: () => end('SIGTERM'),
    /** Pulls the plug. */
    kill: () => end('SIGKILL'),
    /**
     * Stops it for good and forgets its data.
     * @throws Error when it has printed a secret.
     */
    async close(): Promise<void> {
      await end('SIGTERM')
      if (env.DATA === undefined) await rm(data, { recursive: true, force: true })
      refusePrintedSecrets()
    },
    refusePrintedSecrets,
    /** Pulls the plug and forgets its data at once, for a process that ends itself. */
    discard(): void {
      child?.kill('SIGKILL')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
