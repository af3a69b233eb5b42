import { join } from 'node:path'
import { contactStore } from '../features/accounts/contact-store.ts'
import { systemClock } from '../platform/clock.ts'
import { refuseMissingDatabase } from '../platform/database/missing-database.ts'
import { openDatabase, refuseUpdate } from '../platform/database/open-database.ts'
import { openOutbox } from '../platform/delivery/outbox.ts'
import { configOfTool } from './data-folder.ts'
import { runProgram } from './run-program.ts'

const usage = `Shows the newest mail and SMS that no server has taken, and messages of the landing page.

Usage: npm run outbox [-- settings]

  --help   Shows this.

The settings are those of npm start; --data and --database-url say where the outbox is. Without
--data it finds the home by itself; if there are two, --no-demo chooses your own.
`

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage)
    return
  }
  const config = configOfTool(args)
  if (!config.databaseUrl) refuseMissingDatabase(config.data)
  const { db } = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { file: join(config.data, 'roomwire.sqlite') },
    { expectOwn: refuseUpdate },
  )
  const letters = await openOutbox(db, systemClock).newest(20)
  const contacts = await contactStore(db).newest(20)
  await db.destroy()
  const entries = [
    ...letters.map(({ channel, recipient, subject, body, writtenAt }) => ({
      at: writtenAt,
      text: `${channel} to ${recipient}${subject ? `  ${subject}` : ''}\n  ${body}`,
    })),
    ...contacts.map(({ name, email, message, writtenAt }) => ({
      at: writtenAt,
      text: `contact form, ${name} <${email}>\n  ${message}`,
    })),
  ].sort((a, b) => b.at - a.at)
  if (entries.length === 0) process.stdout.write('The outbox is empty.\n')
  for (const { at, text } of entries) {
    process.stdout.write(`${new Date(at).toISOString()}  ${text}\n\n`)
  }
}

await runProgram(main)
