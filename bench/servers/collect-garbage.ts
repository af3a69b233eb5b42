import { collectAll } from './full-collection.ts'

/*
 * `node --import` of this lets a server collect its garbage on SIGUSR2, so that memory a connection
 * is not measured with what happened to wait for collection.
 */

process.on('SIGUSR2', () => {
  collectAll()
  collectAll()
})
