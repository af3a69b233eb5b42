import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that package-lock.json pins; the machine's own only has to start these scripts. */
export const pinnedNode = join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** @param {string} name of a program that a package brings */
export function toolPath(name) {
  return join(root, 'node_modules/.bin', name)
}

/**
 * The surroundings in which such a program runs under the pinned Node, and plain in a log. What Node
 * compiles it keeps, because tests start the same programs again and again.
 */
export function toolEnv() {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  return {
    ...process.env,
    PATH: path,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  }
}
