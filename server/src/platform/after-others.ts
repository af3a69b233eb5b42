import { AsyncLocalStorage } from 'node:async_hooks'

const isAfterOthers = new AsyncLocalStorage<boolean>()

/**
 * Does long work that nobody waits for at each step, such as a search through millions of rows: before each
 * of its statements, everybody else who wants the database has it (sqlite.ts). All that it begins goes after
 * others too; for what serves everybody there is `forEverybody`.
 */
export const afterOthers = <T>(work: () => Promise<T>): Promise<T> => isAfterOthers.run(true, work)

/**
 * Does what serves everybody, such as a loop that writes what all have given it. It does not go after others,
 * even where such long work happens to begin it.
 */
export const forEverybody = <T>(work: () => T): T => isAfterOthers.run(false, work)

/** Whether this is asked within such work. */
export const goesAfterOthers = (): boolean => isAfterOthers.getStore() === true
