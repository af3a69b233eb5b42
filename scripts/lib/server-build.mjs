import { join } from 'node:path'
import { buildFrom } from './build.mjs'
import { pinnedNode, root } from './project.mjs'

const bundler = join(root, 'scripts/bundle.mjs')

/** Bundles the server, unless it was bundled from the very sources that are here. */
export async function buildServer() {
  await buildFrom({
    title: 'Bundling the server',
    program: 'rolldown',
    call: [
      pinnedNode,
      [bundler, 'server/dist', 'server/src/main.ts', 'server/src/command-line.ts'],
    ],
    sources: ['server/src', 'contracts/src', 'scripts/bundle.mjs', 'package-lock.json'],
    folder: 'server/dist',
    result: 'main.mjs',
  })
}

/** Bundles the servers of Node that Roomwire is measured beside, as it is bundled itself. */
export async function buildBenchServers() {
  await buildFrom({
    title: 'Bundling the servers to compare with',
    program: 'rolldown',
    call: [
      pinnedNode,
      [bundler, 'bench/dist', 'bench/servers/aedes-bridge.ts', 'bench/servers/static-http.ts'],
    ],
    sources: ['bench/servers', 'scripts/bundle.mjs', 'package-lock.json'],
    folder: 'bench/dist',
    result: 'aedes-bridge.mjs',
  })
}

/** Vitest's global setup of tests that start the server's program. */
export const setup = buildServer
