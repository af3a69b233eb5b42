import { run } from '@roomwire/server/command-line.ts'
import { cheapHash } from '../fixtures/cheap-hash.ts'

/* The program of `npm start`, whose passwords cost next to nothing: browser tests sign in without end. */

await run(process.argv.slice(2), cheapHash)
