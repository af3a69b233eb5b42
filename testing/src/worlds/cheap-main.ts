import { run } from '@roomwire/server/command-line.ts'
import { noStalls } from '@roomwire/server/platform/stalls.ts'
import { cheapHash } from '../fixtures/cheap-hash.ts'

/*
 * The program of `npm start` for browser tests. They sign in without end, so passwords cost next to
 * nothing; on a machine that stands still, their presses are late, not refused.
 */

await run(process.argv.slice(2), { hashCost: cheapHash, stalls: noStalls })
