import { join } from 'node:path'
import { buildFrom } from './build.mjs'
import { pinnedNode, root } from './project.mjs'

/** @type {Parameters<typeof import('./child.mjs').runHidden>} */
export const viteBuild = [
  pinnedNode,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
  { cwd: join(root, 'web') },
]

/** Builds the pages, unless they were built from the very sources that are here. */
export async function buildWeb() {
  await buildFrom({
    title: 'Building the web app',
    program: 'vite build',
    call: viteBuild,
    sources: ['web', 'contracts/src', 'package-lock.json'],
    folder: 'web/dist',
    result: 'index.html',
  })
}
