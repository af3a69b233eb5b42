import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/*
 * Starts Roomwire: read on in command-line.ts. Node's compiled code is kept for the next start,
 * which takes two thirds of the time then; so nothing else may be imported before.
 */
// Errors name the files of server/src, also when these run from one file (scripts/bundle.mjs).
process.setSourceMapsEnabled(true)
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
const { run } = await import('./command-line.ts')
// Under `node --watch`, threads and children would send the names of their files among their answers.
delete process.env.WATCH_REPORT_DEPENDENCIES
await run(process.argv.slice(2))
