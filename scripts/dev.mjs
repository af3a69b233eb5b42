/**
 * `npm run dev`: the server, started anew when its sources change, and the pages
 * with hot reload. The demo home's devices are the server's own children.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { ended } from './lib/child.mjs'
import { command } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { pinnedNode, root } from './lib/project.mjs'

const flags = process.argv.slice(2)
const { values } = parseArgs({ args: flags, strict: false, options: { port: { type: 'string' } } })
const port = values.port ?? process.env.PORT ?? '8080'

await command(async () => {
  await install()
  const server = start('server', root, ['--watch', 'server/src/main.ts', ...flags])
  const pages = start('pages', join(root, 'web'), [join(root, 'node_modules/vite/bin/vite.js')])
  // The first to end takes the other along.
  const codes = [server, pages].map(async (child) => {
    const code = await ended(child)
    for (const other of [server, pages]) other.kill('SIGTERM')
    return code
  })
  return Math.max(...(await Promise.all(codes)))
})

/**
 * @param {string} name that stands before each of its lines
 * @param {string} cwd
 * @param {string[]} args
 */
function start(name, cwd, args) {
  const env = { ...process.env, ROOMWIRE_SERVER: `http://127.0.0.1:${port}` }
  const child = spawn(pinnedNode, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => console.log(`${name} │ ${line}`))
  }
  return child
}
