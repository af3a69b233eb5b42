import { join } from 'node:path'
import type { Shape } from './peer.ts'

const servers = join(import.meta.dirname, '../servers')
/** They run bundled by scripts/bundle.mjs, as Roomwire does. */
const built = join(import.meta.dirname, '../dist')

/** The command that runs one of bench/servers under the pinned Node. */
export function benchServer(
  name: 'aedes-bridge' | 'static-http',
  ...args: (string | number)[]
): string[] {
  return [join(built, `${name}.mjs`), ...args.map(String)]
}

/** A program of Node, which collects its garbage when told to where memory is measured. */
export function nodeCommand({ purpose }: Pick<Shape, 'purpose'>, command: string[]): string[] {
  const collects =
    purpose === 'memory' ? ['--import', `file://${join(servers, 'collect-garbage.ts')}`] : []
  return [process.execPath, ...collects, ...command]
}
