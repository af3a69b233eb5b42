/** `node scripts/run.mjs FILE …`: runs one of the house's programs under the pinned Node. */
import { runPinned } from './lib/child.mjs'
import { command, Failure } from './lib/command.mjs'
import { install } from './lib/install.mjs'

const args = process.argv.slice(2)

await command(async () => {
  if (args.length === 0) throw new Failure('Usage: node scripts/run.mjs FILE [ARGUMENTS]')
  await install()
  return await runPinned(args)
})
