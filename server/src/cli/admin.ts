import { join } from 'node:path'
import { email as emailField, username } from '@roomwire/contracts/vocabulary/fields.ts'
import { buildRoomwire } from '../build-roomwire.ts'
import type { Config } from '../config/config.ts'
import {
  createOperator,
  disableAccount,
  enableAccount,
  makeResetCode,
  resetLostAuthenticator,
} from '../features/accounts/operator-actions.ts'
import { nobody } from '../features/audit/audit-writer.ts'
import { endOperator, makeOperator } from '../features/members/change-operator.ts'
import { systemClock } from '../platform/clock.ts'
import { lockDataFolder } from '../platform/database/data-folder-lock.ts'
import { checkFile, databaseFault, noteCheck } from '../platform/database/database-check.ts'
import { refuseMissingDatabase } from '../platform/database/missing-database.ts'
import { DatabaseError } from '../platform/database/open-database.ts'
import { DataFolderError, isThere, openDataFolder } from '../platform/keys.ts'
import { openLog } from '../platform/log-output.ts'
import type { Roomwire } from '../roomwire.ts'
import { configOfTool, expectKeys } from './data-folder.ts'
import { runProgram, UsageError } from './run-program.ts'

/* The operator's program for accounts, and for the clock. It works on the server's own machine, whether the server runs or not. */

const usage = `Manages the accounts of your Roomwire, whether it runs or not.

Usage: npm run admin -- COMMAND [settings]

  list                 Shows every account.
  create EMAIL         Makes an operator's account (super_admin), and shows its password this
                       one time. --name NAME gives it a name other than Operator.
  operator-on EMAIL    Makes the account of a home's owner an operator's (super_admin).
  operator-off EMAIL   Makes an operator's account an ordinary one again; the last one only
                       with --last.
  disable EMAIL        Closes an account: its sessions end, its open pages close within
                       5 seconds, and nobody can sign in to it.
  enable EMAIL         Opens it again.
  reset-code EMAIL     Makes a reset code, good for 10 minutes, and shows it. --send sends
                       it to the email instead.
  authenticator-off EMAIL
                       Turns off a lost authenticator app: the password alone signs in
                       again, and all sessions of the account end.
  check                Checks the whole database (SQLite) for damage.
  rotate-keys          Replaces the keys of this Roomwire, for instance after a backup and its
                       recovery key were stolen. Stop the server first: everybody signs in anew.
  trust-clock          Confirms the clock of this machine, if the server doubts it: the time
                       it shows now counts as right.
  --help               Shows this.

The settings are those of npm start; --data and --database-url choose the Roomwire. Without
--data it finds the home by itself; if there are two, --no-demo chooses your own.
Exit codes: 0 done, 1 refused or damaged, 2 could not run.
`

type Command = (roomwire: Roomwire, email: string, options: Options) => Promise<string>
type Options = { name: string; send: boolean; last: boolean; hasMail: boolean }

const commands: Record<string, Command> = {
  list: listAccounts,
  async create(roomwire, email, { name }) {
    const { password } = await createOperator(roomwire, { email, username: name })
    return `Created the account ${email}. Its password, shown only once: ${password}\nSign in and change it.`
  },
  async 'operator-on'(roomwire, email) {
    await makeOperator(roomwire, email)
    return `The account ${email} is an operator's now. Its Settings have a new part: This server.`
  },
  async 'operator-off'(roomwire, email, { last }) {
    await endOperator(roomwire, email, { isLastMeant: last })
    return `The account ${email} is an ordinary one again. It keeps its home.`
  },
  async disable(roomwire, email) {
    await disableAccount(roomwire, email)
    return `The account ${email} is closed.`
  },
  async enable(roomwire, email) {
    await enableAccount(roomwire, email)
    return `The account ${email} is open again.`
  },
  async 'reset-code'(roomwire, email, { send, hasMail }) {
    const carry = send ? roomwire.delivery.send : undefined
    const { code, link } = await makeResetCode(roomwire, email, carry)
    if (!send) {
      return `The reset code of ${email}, good for 10 minutes: ${code}\nIf it is refused because strangers are trying codes, make another one and use it at this address of your server: ${link}`
    }
    return hasMail
      ? `A reset code is on its way to ${email}.`
      : 'No mail server is set: the code waits in the outbox (npm run outbox).'
  },
  'trust-clock': trustClock,
  async 'authenticator-off'(roomwire, email) {
    await resetLostAuthenticator(roomwire, email)
    return `The authenticator app of ${email} is turned off. The password alone signs in again.`
  },
}

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  if (args[0] === 'check') return checkDatabase(args.slice(1))
  if (args[0] === 'rotate-keys') return replaceKeys(args.slice(1))
  const { command, email, own, rest } = readOwn(args)
  const config = configOfTool(rest)
  expectKeys(config.data)
  if (!config.databaseUrl) refuseMissingDatabase(config.data)
  const roomwire = await openBeside(config)
  try {
    const options = { ...own, hasMail: config.smtpUrl !== '' }
    const done = await command(roomwire, email, options)
    process.stdout.write(`${done}\n`)
  } finally {
    await roomwire.close()
  }
}

/** Looks through the whole database, while the server runs or not; ends with 1 when it is damaged. */
async function checkDatabase(args: readonly string[]): Promise<void> {
  const config = configOfTool(args)
  if (config.databaseUrl) {
    throw new DatabaseError('This home is on PostgreSQL: check it there, with pg_amcheck.')
  }
  const file = join(config.data, 'roomwire.sqlite')
  refuseMissingDatabase(config.data)
  if (!isThere(file)) throw new DataFolderError(`${config.data} has no database.`)
  const faults = await checkFile(file, 'whole')
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.stdout.write(faults.length === 0 ? 'No damage was found.\n' : `${databaseFault}.\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
  noteCheck(file, { checkedAt: systemClock.now(), faults }) // Last: a full disk hides no fault.
}

/** Replaces the keys while no server runs. */
async function replaceKeys(args: readonly string[]): Promise<void> {
  const config = configOfTool(args)
  const { data, databaseUrl } = config
  expectKeys(data)
  if (!databaseUrl) refuseMissingDatabase(data)
  const { rotateKeys } = await import('../features/backups/rotate-keys.ts')
  const lock = databaseUrl
    ? await (await import('../platform/database/postgres-lock.ts')).lockPostgres(databaseUrl, {
        isShared: false,
      })
    : lockDataFolder(data, { startedAt: systemClock.now() })
  try {
    const people = await rotateKeys({ data, databaseUrl }, systemClock)
    process.stdout.write(rotatedText(people))
  } finally {
    await lock.release()
  }
}

const rotatedText = (
  people: number,
) => `The keys are replaced, and ${people === 1 ? 'one person has' : `${people} people have`} something that was sealed anew. Everybody signs in anew; recovery codes of authenticator apps and join codes are gone. Other servers need the new keys.json.
Whoever has opened the backup knows what was in it: let people change their passwords and set up their authenticator apps anew. If the home has its own authority, make a new one: npm run certificate -- --new
Then make a new recovery key and a backup: npm run backup -- --new-key
`

/** Builds the same parts as the server, on the same database. The server need not run. */
function openBeside(config: Config): Promise<Roomwire> {
  const log = openLog(config.logLevel, systemClock)
  openDataFolder(config.data)
  return buildRoomwire(config, { clock: systemClock, log })
}

async function trustClock({ clockFloor, clock, atomically }: Roomwire): Promise<string> {
  await atomically(({ audit }) => audit.write('server.clock_trusted', nobody, {}))
  await clockFloor.write(clock.now())
  return 'The clock is trusted. A running server follows it within a minute.'
}

async function listAccounts({ accounts }: Roomwire): Promise<string> {
  const rows = (await accounts.all()).map((one) => [
    String(one.id),
    one.email,
    one.role,
    one.homeId === null ? 'no home' : `home ${one.homeId}`,
    `since ${day(one.createdAt)}`,
    one.disabledAt === null ? '' : `closed ${day(one.disabledAt)}`,
    one.username,
  ])
  if (rows.length === 0) return 'There are no accounts.'
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((text, n) => Math.max(most[n] ?? 0, text.length)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((text, n) => text.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Reads the options of this program; the rest are settings. @throws UsageError, SettingError. */
function readOwn([word = '', ...args]: readonly string[]) {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (!command) throw new UsageError('There is no such command.')
  const own = { name: 'Operator', send: false, last: false }
  if (command === listAccounts || command === trustClock) {
    return { command, email: '', own, rest: args }
  }
  const [address, ...left] = args
  const email = emailField.safeParse(address)
  if (!email.success) throw new UsageError(`${word} needs an email address after it.`)
  const rest: string[] = []
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--send') own.send = true
    else if (arg === '--last') own.last = true
    else if (arg === '--name') own.name = nameFrom(left.shift())
    else rest.push(arg)
  }
  return { command, email: email.data, own, rest }
}

function nameFrom(text: string | undefined): string {
  const name = username.safeParse(text)
  if (!name.success) throw new UsageError('--name needs a name of at most 64 characters after it.')
  return name.data
}

await runProgram(main, (error) => {
  if (error instanceof UsageError) process.stderr.write(`\n${usage}`)
})
