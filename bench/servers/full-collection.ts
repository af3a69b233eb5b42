import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** Collects all garbage of this process, at once. */
export function collectAll(): void {
  if (typeof collect === 'function') collect()
}
