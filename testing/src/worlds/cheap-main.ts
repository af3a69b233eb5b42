import { noStalls } from '@roomwire/server/platform/stalls.ts'
import { cheapHash } from '../fixtures/cheap-hash.ts'
import { serverCommandLine } from './server-program.ts'

/*
 * The program of `npm start` for browser tests. They sign in without end, so passwords cost next to
 * nothing; on a machine that stands still, their presses are late, not refused.
 */

const { run }: typeof import('@roomwire/server/command-line.ts') = await import(serverCommandLine)
await run(process.argv.slice(2), { hashCost: cheapHash, stalls: noStalls })
