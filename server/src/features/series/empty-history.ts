import type { HistoryStore } from './history-store.ts'

/** A history in which nothing is kept. */
export const emptyHistory = (): HistoryStore => ({
  add: async () => undefined,
  declare: async () => [],
  end: async () => undefined,
  list: async () => [],
  read: async () => [],
  close: async () => undefined,
})
