import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'

/**
 * Where tests keep what nobody needs afterwards: in memory where the system has a
 * place for that, since how long a disk takes is not what they try.
 */
export const scratch = existsSync(memory) ? memory : tmpdir()
