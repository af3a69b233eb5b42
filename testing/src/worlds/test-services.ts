/**
 * The real servers that tests stand on: a private PostgreSQL and a private NATS,
 * each on a loopback port of its own, gone when the tests are. As Vitest's global
 * setup it starts one of each per run; `startPostgres` and `startNats` start more.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { chown, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@roomwire/server/platform/database/open-database.ts'
import type { TestProject } from 'vitest/node'
import { scratch } from '../fixtures/scratch.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    /** A PostgreSQL whose databases may be made and dropped: see `createDatabase`. */
    postgresUrl: string
    natsUrl: string
    /** A database of the present schema without rows, to be copied. */
    postgresTemplate: string
  }
}

export type Service = { url: string; stop: () => Promise<void> }

const run = promisify(execFile)

type Servers = { postgres: Service; nats: Service; template: string }
export async function setup(project: TestProject) {
  const { postgres, nats, template } = await startBoth()
  project.provide('postgresUrl', postgres.url)
  project.provide('natsUrl', nats.url)
  project.provide('postgresTemplate', template)
  return () => Promise.all([postgres.stop(), nats.stop()])
}

async function startBoth(): Promise<Servers> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  return { postgres, nats, template: await makeTemplate(postgres.url) }
}

/** A server that can be killed, and started again on the same data and port. */
export type Restartable = Service & {
  /** Ends it at once, as a crash would; resolves when it is gone. */
  crash(): Promise<void>
  /** Starts it after a crash; resolves when it takes connections. */
  startAgain(): Promise<void>
}

/** An empty cluster that forgets everything on a power cut: durability is not what tests wait for. */
export async function startPostgres(): Promise<Restartable> {
  const bin = postgresPrograms()
  const owner = await postgresOwner()
  const folder = await mkdtemp(join(scratch, 'roomwire-postgres-'))
  await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']
  await run(join(bin, 'initdb'), init, { ...owner, cwd: folder })
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = startGuarded(
    [join(bin, 'postgres'), '-D', data, '-p', `${port}`, '-k', folder, ...options],
    folder,
    owner,
  )
  const isReady = /ready to accept connections/
  await said(server, isReady)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => stopped(server),
    crash: () => order(server, 'crash', /the guarded server is gone/),
    startAgain: () => order(server, 'start', isReady),
  }
}

/** @param port where it listens; by default a free one. */
export async function startNats(port: number | '-1' = '-1', more: string[] = []): Promise<Service> {
  const folder = await mkdtemp(join(scratch, 'roomwire-nats-'))
  const call = [natsServer(), '--addr', '127.0.0.1', '--port', `${port}`, ...more]
  const server = startGuarded(call, folder)
  const output = await said(server, /Server is ready/)
  const [, at] = /client connections on 127\.0\.0\.1:(\d+)/.exec(output) ?? []
  return { url: `nats://127.0.0.1:${at}`, stop: () => stopped(server) }
}

/** Migrated once: to copy a database takes a quarter of the time that making its tables takes. */
async function makeTemplate(adminUrl: string): Promise<string> {
  const { url } = await createDatabase(adminUrl)
  const { db } = await openDatabase({ url })
  await db.destroy()
  return new URL(url).pathname.slice(1)
}

/**
 * A fresh database for one test file.
 * @param adminUrl the injected `postgresUrl`.
 * @param template the injected `postgresTemplate`; without one the database is empty.
 */
export async function createDatabase(adminUrl: string, template = 'template1') {
  const url = new URL(adminUrl)
  const name = `test_${randomBytes(6).toString('hex')}`
  const bin = postgresPrograms()
  const server = ['-h', url.hostname, '-p', url.port, '-U', url.username]
  // Without a log of every page: these databases forget everything on a power cut anyway.
  const copy = ['--template', template, '--strategy', 'file_copy']
  await run(join(bin, 'createdb'), [...server, ...copy, name])
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await run(join(bin, 'dropdb'), [...server, '--force', name])
    },
  }
}

/**
 * A port on which nothing listens. It lies below those that the system gives to connections: one of
 * these could be taken before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('listening', () => resolve(true)).once('error', () => resolve(false))
      server.listen(port, '127.0.0.1')
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/**
 * Runs a server that ends, and whose folder goes, when its standard input closes:
 * also when the test run itself is killed and could not say goodbye. Told so, it
 * kills the server (PostgreSQL takes QUIT for an immediate shutdown) or starts it again.
 */
export function startGuarded(command: string[], folder: string, owner: Partial<Owner> = {}) {
  const guard = `trap '' INT TERM HUP
    "$@" </dev/null & server=$!
    while read -r order; do
      case $order in
        crash) kill -QUIT $server; wait $server; echo the guarded server is gone ;;
        start) "$@" </dev/null & server=$! ;;
      esac
    done
    kill -INT $server; wait $server; rm -rf "$FOLDER"`
  return spawn('sh', ['-c', guard, 'guard', ...command], {
    ...owner,
    cwd: folder,
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function order(server: ChildProcess, order: 'crash' | 'start', answer: RegExp) {
  const answered = said(server, answer)
  server.stdin?.write(`${order}\n`)
  await answered
}

/** Resolves with what a server has said once it says this. */
export async function said(server: ChildProcess, text: RegExp) {
  let output = ''
  return await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      if (text.test(output)) resolve(output)
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('error', reject)
    server.once('close', () => reject(new Error(`A test server did not start:\n${output}`)))
    const late = () => reject(new Error(`A test server is not ready after 30 s:\n${output}`))
    setTimeout(late, 30_000).unref()
  })
}

/** Ends a guarded server. */
export async function stopped(server: ChildProcess) {
  if (server.exitCode !== null) return
  const closed = new Promise((resolve) => server.once('close', resolve))
  server.stdin?.end()
  await closed
}

type Owner = { uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root hands it to the user that the package made. */
async function postgresOwner(): Promise<Owner> {
  const { uid, gid } = userInfo()
  if (uid !== 0) return { uid, gid }
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

/** The folder of PostgreSQL's programs. */
export function postgresPrograms() {
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse()
  return dirname(installed('PostgreSQL', [...debian, ...onPath('initdb')]))
}

function natsServer() {
  return installed('nats-server', [...onPath('nats-server'), '/usr/sbin/nats-server'])
}

/** Where a program of this name may be. */
export function onPath(program: string) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, program))
}

/** The first of these places that is there. */
export function installed(name: string, places: string[]) {
  const place = places.find((path) => existsSync(path))
  if (!place) throw new Error(`${name} is not installed: npm test brings it or says how`)
  return place
}
