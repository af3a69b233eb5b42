/** `npm start`: from a fresh clone to the running server. */
import { runPinned } from './lib/child.mjs'
import { command } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { buildServer } from './lib/server-build.mjs'
import { supervise } from './lib/supervise.mjs'
import { buildWeb } from './lib/web-build.mjs'

const flags = process.argv.slice(2)
const asksForHelp = flags.includes('--help') || flags.includes('-h')

await command(async () => {
  await install()
  if (asksForHelp) return await runPinned(['server/src/main.ts', '--help'])
  await buildWeb()
  await buildServer()
  return await supervise(['server/dist/main.mjs', ...flags])
})
