import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@roomwire/server/config/config.ts'
import type { Clock } from '@roomwire/server/platform/clock.ts'
import type { Engine } from '@roomwire/server/platform/database/engine.ts'
import { openTrustedClock } from '@roomwire/server/platform/trusted-clock.ts'
import { startServer } from '@roomwire/server/start-server.ts'
import { pino } from 'pino'
import { inject } from 'vitest'
import { cheapHash } from '../fixtures/cheap-hash.ts'
import { scratch } from '../fixtures/scratch.ts'
import { refuseSecretsIn } from '../fixtures/secrets.ts'
import { writeEmptyFile } from './test-database.ts'
import type { TestMachine } from './test-machine.ts'
import { createDatabase } from './test-services.ts'

/** A clock that runs like the machine's and can be put forward. */
export type TestClock = Clock & { advance(ms: number): void }

export function testClock(): TestClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms
    },
  }
}

/** A clock that stands still until it is put forward. */
export function stillClock(start = Date.now()): TestClock {
  let now = start
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}

/** The time of a machine, as a clock that is put forward by letting time pass. */
const withPass = ({ now }: Clock, { pass }: TestMachine): TestClock => ({ now, advance: pass })

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

const levelOfError = 50 // As pino numbers it.

/** The settings that several replicas share: one data folder, one database. */
export type Shared = Pick<Config, 'data' | 'databaseUrl' | 'busUrl'>

/**
 * A whole server in this process on free loopback ports, with a database of its
 * own (or the shared one), logging nothing but bugs.
 */
export async function startTestServer(
  engine: Engine,
  options: {
    clock?: TestClock
    /** The source of the time instead, with what is known of it (platform/trusted-clock.ts). */
    machine?: TestMachine
    limitScale?: number
    shared?: Shared
    webFolder?: string
    settings?: Partial<Config>
    /** Fills its data folder before it starts. */
    prepare?: (data: string) => Promise<void>
    /** Hashes passwords as people's servers do: for what depends on how long that takes. */
    hashesAsUsual?: boolean
    /** Hears every line of the log, of whatever level. */
    onLog?: (line: string) => void
  } = {},
) {
  const data = options.shared?.data ?? (await mkdtemp(join(scratch, 'roomwire-test-')))
  const database =
    engine === 'postgres' && !options.shared
      ? await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
      : undefined
  if (engine === 'sqlite' && !options.shared) await writeEmptyFile(join(data, 'roomwire.sqlite'))
  await options.prepare?.(data)
  const bugs: string[] = []
  const logged: string[] = []
  const write = (line: string) => {
    options.onLog?.(line)
    logged.push(line)
    if (JSON.parse(line).level >= levelOfError) bugs.push(line)
  }
  const log = pino({ level: 'trace' }, { write })
  const { machine } = options
  const clockTrust = machine && openTrustedClock(machine, log)
  const clock = clockTrust ? withPass(clockTrust, machine) : (options.clock ?? testClock())
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    mqttPort: 0,
    httpsPort: 0,
    mqttsPort: 0,
    tlsCert: '',
    tlsKey: '',
    plainMqtt: 'network',
    data,
    demo: false,
    newHome: false,
    backups: '',
    databaseUrl: options.shared?.databaseUrl ?? database?.url ?? '',
    busUrl: options.shared?.busUrl ?? '',
    busCa: '',
    brokerUrl: '',
    brokerHome: '',
    trustedProxy: '',
    nodeNetworks: '127.0.0.0/8',
    publicUrl: '',
    smtpUrl: '',
    mailFrom: 'Roomwire <roomwire@localhost>',
    smsUrl: '',
    smsPerDay: 100,
    logDays: 365,
    metricsToken: '',
    accountDiscovery: 'budgeted',
    passwordBlocklist: 'warn',
    registration: 'open',
    operatorEmail: '',
    contactEmail: '',
    contactPhone: '',
    contactAddress: '',
    zoneinfo: '',
    ...options.settings,
    limitScale: options.limitScale ?? 1_000,
    logLevel: 'error',
  }
  const webFolder = options.webFolder ?? join(data, 'no-web')
  const hashCost = options.hashesAsUsual ? undefined : cheapHash
  const server = await startServer(config, {
    clock,
    log,
    webFolder,
    hashCost,
    ...(clockTrust ? { clockTrust } : {}),
  })
  return {
    ...server,
    clock,
    /** Log lines at level error: a test that provokes no bug may expect none. */
    bugs,
    config,
    url: server.ports.https
      ? `https://127.0.0.1:${server.ports.https}`
      : `http://127.0.0.1:${server.port}`,
    /** Stops the server and keeps its data: another one may start on them. */
    stopKeepingData: server.stop,
    /**
     * Stops the server and forgets its data, unless they are shared.
     * @throws Error when it has logged a secret, or stored one in clear.
     */
    async stop() {
      await server.stop()
      const kept =
        options.shared || database ? '' : await readFile(join(data, 'roomwire.sqlite'), 'latin1')
      if (!options.shared) {
        await database?.drop()
        await rm(data, { recursive: true, force: true })
      }
      refuseSecretsIn('the log of a server', logged.join(''))
      refuseSecretsIn('the database of a server', kept)
    },
  }
}

/** Stops a server and starts another one on its data, in its place: `stop` forgets them at last. */
export async function restartTestServer(
  server: TestServer,
  engine: Parameters<typeof startTestServer>[0],
  options: Parameters<typeof startTestServer>[1] = {},
): Promise<TestServer> {
  await server.stopKeepingData()
  const { data, databaseUrl, busUrl } = server.config
  const shared = { data, databaseUrl, busUrl }
  const again = await startTestServer(engine, { ...options, clock: server.clock, shared })
  const stop = async () => {
    await again.stop()
    await server.stop()
  }
  return { ...again, stop }
}

/**
 * Stops a server and starts others on its data: two that a bus connects on PostgreSQL, and one on
 * SQLite, where one at a time is on the file. The stopped one's `stop` forgets the data at last.
 */
export async function restartAsReplicas(
  server: TestServer,
  engine: Engine,
  options: Parameters<typeof startTestServer>[1] = {},
): Promise<readonly [TestServer, ...TestServer[]]> {
  await server.stopKeepingData()
  const { data, databaseUrl } = server.config
  const shared = { data, databaseUrl, busUrl: databaseUrl && inject('natsUrl') }
  const start = () => startTestServer(engine, { ...options, clock: server.clock, shared })
  return databaseUrl ? [await start(), await start()] : [await start()]
}
