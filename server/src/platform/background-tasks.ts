import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** When work aside begins, ms: by then the answer has left. */
const afterMs = 20

export type BackgroundTasks = ReturnType<typeof openBackgroundTasks>

/** Work that nobody waits for: how long an answer takes tells nothing about it. */
export function openBackgroundTasks(log: Logger) {
  const running = new Set<Promise<void>>()
  return {
    run(task: string, work: () => Promise<void>): void {
      const done: Promise<void> = wait(afterMs)
        .then(work)
        .catch((err) => log.error({ err, task }, 'work aside failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** Resolves when all that has begun is done. */
    async settled(): Promise<void> {
      await Promise.all(running)
    },
  }
}
