import { AsyncLocalStorage } from 'node:async_hooks'

const isAfterOthers = new AsyncLocalStorage<boolean>()

/**
 * Does long work that nobody waits for at each step, such as a search through millions of rows: before each
 * of its statements, everybody else who wants the database has it (sqlite.ts).
 */
export const afterOthers = <T>(work: () => Promise<T>): Promise<T> => isAfterOthers.run(true, work)

/** Whether this is asked within such work. */
export const goesAfterOthers = (): boolean => isAfterOthers.getStore() === true
