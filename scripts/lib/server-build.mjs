import { join } from 'node:path'
import { buildFrom } from './build.mjs'
import { pinnedNode, root } from './project.mjs'

/** Bundles the server, unless it was bundled from the very sources that are here. */
export async function buildServer() {
  await buildFrom({
    title: 'Bundling the server',
    program: 'rolldown',
    call: [pinnedNode, [join(root, 'scripts/bundle-server.mjs')]],
    sources: ['server/src', 'contracts/src', 'scripts/bundle-server.mjs', 'package-lock.json'],
    folder: 'server/dist',
    result: 'main.mjs',
  })
}

/** Vitest's global setup of tests that start the server's program. */
export const setup = buildServer
