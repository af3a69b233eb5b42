import type { HistoryStore } from '../series/history-store.ts'
import type { ErasedDeviceStore } from './erased-device-store.ts'

/** What forgetting deleted devices needs. */
export type ForgettingNeeds = {
  history: Pick<HistoryStore, 'forget'>
  erasedDevices: Pick<ErasedDeviceStore, 'waiting' | 'markForgotten'>
}

/**
 * Forgets what deleted devices have measured. A deletion leaves their names in its own transaction,
 * so that a crash, or a history that cannot be written, only delays this: to be called after each
 * deletion, at the start, and each minute.
 */
export async function forgetErased({ history, erasedDevices }: ForgettingNeeds): Promise<void> {
  for (;;) {
    const waiting = await erasedDevices.waiting()
    if (waiting.length === 0) return
    await history.forget(waiting)
    await erasedDevices.markForgotten(waiting)
  }
}
