import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** How long a task waits before it starts, ms: by then the answer has left. */
const delayMs = 20

export type BackgroundTasks = ReturnType<typeof openBackgroundTasks>

/** Runs tasks that nobody waits for, so that the time of an answer reveals nothing about them. */
export function openBackgroundTasks(log: Logger) {
  const running = new Set<Promise<void>>()
  let failed = 0
  const settled = async () => {
    await Promise.all(running)
  }
  return {
    run(task: string, work: () => Promise<void>): void {
      const done: Promise<void> = wait(delayMs)
        .then(work)
        .catch((err) => {
          failed += 1
          log.error({ err, task }, 'a background task failed')
        })
        .finally(() => running.delete(done))
      running.add(done)
    },
    /** How many tasks have begun and are not done. */
    waiting: (): number => running.size,
    /** Resolves when every task that has begun is done. */
    settled,
    /** The same. @throws Error when one of them has failed meanwhile. */
    async close(): Promise<void> {
      const before = failed
      await settled()
      if (failed > before) throw new Error(`${failed - before} failed`)
    },
  }
}
