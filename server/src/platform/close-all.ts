import { reasonOf } from './reason-of.ts'

/** Does some work at the first call; every call gets its outcome. */
export function callOnce<T>(work: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | undefined
  return () => {
    outcome ??= work()
    return outcome
  }
}

/** Something could not be closed as it should, so that its last changes may be missing; the message says what and why. */
export class CloseError extends Error {}

/**
 * Closes several parts, one after another: the later ones also when one before them has failed.
 * @param steps what each one closes, in words for the operator, and how.
 * @throws CloseError that names every part that has failed.
 */
export async function closeAll(
  steps: readonly (readonly [part: string, close: () => unknown])[],
): Promise<void> {
  const failed: string[] = []
  for (const [part, close] of steps) {
    try {
      await close()
    } catch (cause) {
      failed.push(cause instanceof CloseError ? cause.message : `${part} (${reasonOf(cause)})`)
    }
  }
  if (failed.length > 0) throw new CloseError(failed.join(', '))
}
