import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { forEverybody } from './after-others.ts'

/** How many are done together at most. */
const batchMost = 200

type Options<Input> = {
  /** The name of an input: the later one of two with the same name waits for a later batch. */
  apart?: (input: Input) => unknown
  /** How long an input waits for others at least, ms. */
  waitMs?: number
}

/**
 * Gathers what comes in within one turn of the event loop, or while a batch is being done, and
 * does it together, so that one statement serves many. One batch is done at a time.
 * @param work does a batch; resolves to what answers each of its inputs
 */
export function gather<Input, Answer>(
  work: (batch: readonly Input[]) => Promise<(input: Input) => Answer>,
  { apart = () => Symbol(), waitMs = 0 }: Options<Input> = {},
): (input: Input) => Promise<Answer> {
  type Waiting = { input: Input } & PromiseWithResolvers<Answer>
  let waiting: Waiting[] = []
  let isWorking = false

  /** Takes the next batch off those that wait. */
  function take(): Waiting[] {
    const batch = new Map<unknown, Waiting>()
    const later: Waiting[] = []
    for (const one of waiting) {
      const name = apart(one.input)
      if (batch.size >= batchMost || batch.has(name)) later.push(one)
      else batch.set(name, one)
    }
    waiting = later
    return [...batch.values()]
  }

  async function workAll(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      await (waitMs > 0 ? wait(waitMs) : turn())
      const batch = take()
      try {
        const answerTo = await work(batch.map(({ input }) => input))
        for (const { input, resolve } of batch) resolve(answerTo(input))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isWorking = false
  }

  return (input) => {
    const answer = Promise.withResolvers<Answer>()
    waiting.push({ input, ...answer })
    if (!isWorking) void forEverybody(workAll)
    return answer.promise
  }
}
