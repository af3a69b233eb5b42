/** `node scripts/run.mjs FILE …`: runs one of the house's programs under the pinned Node. */
import { runPinned } from './lib/child.mjs'
import { command, Failure } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { buildBenchServers, buildServer } from './lib/server-build.mjs'
import { buildWeb } from './lib/web-build.mjs'

const args = process.argv.slice(2)

await command(async () => {
  const [file] = args
  if (file === undefined) throw new Failure('Usage: node scripts/run.mjs FILE [ARGUMENTS]')
  // Programs of the house itself use packages that the product does without, and start the product.
  const isOfTheHouse = !/^(server|simulator)\//.test(file)
  await install({ forTests: isOfTheHouse })
  if (isOfTheHouse) {
    await buildServer()
    await buildWeb()
    if (file.startsWith('bench/')) await buildBenchServers()
  }
  return await runPinned(args)
})
