import type { ChildProcess } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { dataFolderOfStart, dataFolders, lookAtDataFolder } from './cli/data-folder.ts'
import { startFault } from './cli/start-fault.ts'
import { type Started, welcome } from './cli/welcome.ts'
import { type Config, describeSettings, readConfig } from './config/config.ts'
import {
  type Demo,
  giveDemoContact,
  makeDemoHome,
  readDemo,
  startDemoDevices,
} from './demo/demo-home.ts'
import { startSecretOf } from './demo/start-secret-of.ts'
import { mayRegister } from './features/accounts/register.ts'
import { openBackupRuns } from './features/backups/backup-runs.ts'
import { backupWarning } from './features/backups/daily-backups.ts'
import { startBackups } from './features/backups/start-backups.ts'
import { twinWarning } from './features/backups/twin.ts'
import { zoneNotes } from './features/identity/zone-notes.ts'
import { type MovableClock, movableClock, systemClock } from './platform/clock.ts'
import { readCheck } from './platform/database/database-check.ts'
import { DatabaseError } from './platform/database/open-database.ts'
import { ignoreDeafOutput, openLog } from './platform/log-output.ts'
import type { HashCost } from './platform/passwords.ts'
import { reasonOf } from './platform/reason-of.ts'
import { type Stalls, watchForStalls } from './platform/stalls.ts'
import { openTrustedClock, thisMachine } from './platform/trusted-clock.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { tryUpdate } from './update-trial.ts'

/* Starts Roomwire from the command line, says where it is, and stops it cleanly. */

const usage = `Roomwire switches the microcontrollers of your home.

Usage: npm start -- [settings]

  Flag             Environment    Default    What it is
${describeSettings()}
  --help                                     Shows this.
`

// This file runs here, and bundled in server/dist: both are as deep.
const webFolder = join(import.meta.dirname, '../../web/dist')
const simulator = join(import.meta.dirname, '../../simulator/src/main.ts')

type Replaced = {
  /** The cost for passwords that protect nobody. */
  hashCost?: HashCost
  /** The watch for stalls, where the machine, not the program, may stand still. */
  stalls?: Stalls
}

async function main(args: readonly string[], { hashCost, stalls }: Replaced): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const folders = dataFolders(process.env)
  const config = readConfig(args, process.env, dataFolderOfStart(folders))
  const notes = [
    ...(await lookAtDataFolder(folders, config)),
    ...damageNotes(config),
    ...(await backupNotes(config)),
  ]
  const log = openLog(config.logLevel, systemClock)
  const supervisor = followSupervisor()
  const clockTrust = openTrustedClock(thisMachine(), log)
  const clock = movableClock(clockTrust)
  const outside = {
    clock,
    clockTrust,
    log,
    webFolder,
    hashCost,
    stalls: stalls ?? watchForStalls({ wall: clockTrust.now, steady: () => performance.now() }),
    startAgain: () => void startAgain(),
    end: (why: unknown) => fail(why),
    tryUpdate,
  }
  let run = await openRun(config, outside)
  const stop = stopOnce(() => run.stop())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop('asked'))
  }
  supervisor.whenGone(() => void stop('asked'))
  const fail = (err: unknown) => {
    log.fatal({ err }, err instanceof DatabaseError ? err.message : 'uncaught error')
    void stop('error')
  }
  // A bug nobody caught: say it once, let everybody go, and let a supervisor start anew.
  process.on('uncaughtException', fail)
  /** Somebody has restored a home by page. */
  async function startAgain(): Promise<void> {
    process.stdout.write('\nA home is restored. Starting again with it…\n\n')
    try {
      await run.stop()
      run = await openRun(config, outside)
      await run.greet([])
    } catch (err) {
      fail(err)
    }
  }
  await run.greet(notes)
  // A server that is killed later leaves its next start the compiled code too.
  setImmediate(flushCompileCache)
}

/** A server with all that belongs to it: its demo home and its backups. */
async function openRun(
  config: Config,
  outside: Parameters<typeof startServer>[1] & { clock: MovableClock },
) {
  const { clock, log } = outside
  const runs = config.backups ? openBackupRuns({ ...backupsOf(config), clock, log }) : undefined
  const server = await startServer(config, { ...outside, backupRuns: runs })
  const opening = openDemo(config, server, clock)
  let devices: ChildProcess | undefined
  const backups = runs && startBackups(server.roomwire, config.data, runs)
  return {
    async stop(): Promise<void> {
      devices?.kill('SIGTERM')
      await backups?.stop()
      // A half-made demo home would never be finished; greet reports why it failed.
      await opening.catch(() => undefined)
      await server.stop()
    },
    /** Says where the server is, once the demo home is there. */
    async greet(notes: readonly string[]): Promise<void> {
      const demo = await opening
      if (demo) devices = startDemoDevices(simulator, config.data, server.mqttUrl)
      process.stdout.write(
        welcome({
          config,
          ports: server.ports,
          certificate: certificateOf(server),
          demo: demo && {
            accounts: await accountsLeft(server, demo),
            outboxSecret: server.openOutboxPage(),
            startSecret: await startSecretOf(server.roomwire, demo, process.stdout),
          },
          people: await whoIsThere(server),
          restoreCode: await server.openRestorePage(),
          notes: [...notes, ...(await zoneNotes(server.roomwire))],
        }),
      )
    },
  }
}

/**
 * Ends this program with the one that started it and would start it again: the channel between them
 * closes when that is killed. Before there is anything to stop, it ends at once.
 */
function followSupervisor() {
  let stop: () => void = () => process.exit(1)
  if (process.send) {
    process.once('disconnect', () => stop())
    if (!process.connected) stop()
  }
  return {
    whenGone(then: () => void): void {
      stop = then
    },
  }
}

/** Warnings at the command line of damage that the last check of the database found. */
function damageNotes({ data, databaseUrl }: Config): string[] {
  const isDamaged =
    !databaseUrl && (readCheck(join(data, 'roomwire.sqlite'))?.faults.length ?? 0) > 0
  return isDamaged
    ? [
        'The database is damaged. Run npm run admin -- check, and see "A damaged database" in docs/operations.md.',
      ]
    : []
}

const backupsOf = ({ data, databaseUrl, backups }: Config) => ({
  data,
  databaseUrl,
  place: resolve(backups),
  program: join(import.meta.dirname, '../src/cli/backup.ts'),
})

async function backupNotes({ data, backups }: Config): Promise<string[]> {
  if (!backups) return []
  const all = [await twinWarning(backups, data), backupWarning(data, systemClock.now())]
  return all.filter((one) => one !== undefined)
}

async function openDemo(
  config: Config,
  server: RunningServer,
  clock: MovableClock,
): Promise<Demo | undefined> {
  if (!config.demo) return undefined
  const demo = readDemo(config.data)
  if (demo) await giveDemoContact(server.roomwire, demo)
  // No replica of several makes a demo: each would find the same empty database.
  if (config.busUrl || !(await server.roomwire.people.isEmpty())) return demo
  // Where a new home begins, the file is of the one before.
  if (demo && !config.newHome) return demo
  return makeDemoHome(server.roomwire, config.data, clock)
}

/** The accounts of the demo home that nobody has deleted. */
async function accountsLeft(
  { roomwire: { people } }: RunningServer,
  { accounts }: Demo,
): Promise<Demo['accounts']> {
  const found = await Promise.all(accounts.map(({ email }) => people.byEmail(email)))
  return accounts.filter((_, at) => found[at])
}

const certificateOf = ({ tls }: RunningServer): Started['certificate'] =>
  tls && { names: tls.names(), isOwn: tls.ownAuthority !== undefined }

async function whoIsThere({ roomwire }: RunningServer): Promise<Started['people']> {
  if (!(await roomwire.people.isEmpty())) return 'some'
  return (await mayRegister(roomwire)) === 'invited' ? 'none, and nobody may register' : 'none'
}

/** How long a stop may take, ms. */
const stopMs = 5_000

/**
 * Stops once, however often it is called; it is over within 5 seconds whatever happens. The last
 * line says what is known: that nothing is lost only when everything was written.
 */
function stopOnce(work: () => Promise<void>): (reason: 'asked' | 'error') => Promise<void> {
  let isStopping = false
  let hasFailed = false
  const end = (text: string, code: number): never => {
    process.stdout.write(`${text}\n`)
    process.exit(code)
  }
  return async (reason) => {
    // An error counts even when it comes in the middle of a stop.
    hasFailed ||= reason === 'error'
    if (isStopping) return
    isStopping = true
    process.stdout.write('\nStopping…\n')
    setTimeout(() => end(stopTexts.tooLong, 1), stopMs).unref()
    await work().catch((cause) => end(stopTexts.unwritten(reasonOf(cause)), 1))
    if (hasFailed) end(stopTexts.error, 1)
    end('Stopped. Nothing is lost.', 0)
  }
}

const stopTexts = {
  tooLong: `Stopped, but not everything could be written within ${stopMs / 1_000} seconds: the last changes may be lost.`,
  unwritten: (files: string) => `Stopped, but the last changes could not be written: ${files}.`,
  error: 'Stopped because of an error: see the log. Unconfirmed changes may be lost.',
}

/**
 * Runs the program; what keeps it from starting is said on stderr, and ends the process.
 * @param args the flags of the command line.
 * @param replaced what tests put in place of the program's own.
 */
export async function run(args: readonly string[], replaced: Replaced = {}): Promise<void> {
  ignoreDeafOutput()
  await main(args, replaced).catch((error: unknown) => {
    const { text, code } = startFault(error)
    process.stderr.write(`${text}\n`)
    process.exit(code)
  })
}
