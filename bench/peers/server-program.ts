import { join } from 'node:path'
import type { Shape } from './peer.ts'

const servers = join(import.meta.dirname, '../servers')

/** The command that runs one of bench/servers under the pinned Node. */
export function benchServer(file: string, ...args: (string | number)[]): string[] {
  return [join(servers, file), ...args.map(String)]
}

/** A program of Node, which collects its garbage when told to where memory is measured. */
export function nodeCommand({ purpose }: Pick<Shape, 'purpose'>, command: string[]): string[] {
  const collects =
    purpose === 'memory' ? ['--import', `file://${join(servers, 'collect-garbage.ts')}`] : []
  return [process.execPath, ...collects, ...command]
}
