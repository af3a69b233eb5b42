import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/*
 * `node --import` of this lets a server collect its garbage on SIGUSR2, so that memory a connection
 * is not measured with what happened to wait for collection.
 */

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
process.on('SIGUSR2', () => {
  if (typeof collect !== 'function') return
  collect()
  collect()
})
