import { constants, setPriority } from 'node:os'

/**
 * Lets the calling thread wait for the others of this program where a core is short: it gets about
 * a tenth of it then, and all of an idle one. Only Linux knows threads by a priority of their own;
 * elsewhere this would be the whole program's.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The thread works all the same where a sandbox forbids it.
  }
}
