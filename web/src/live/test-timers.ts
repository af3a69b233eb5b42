import type { Timers } from './timers.ts'

type Entry = { at: number; run: () => void }

/** A clock for tests that moves only when a test moves it. */
export class TestTimers implements Timers {
  #now = 0
  #waiting: Entry[] = []

  now = () => this.#now

  after = (ms: number, run: () => void) => {
    const entry = { at: this.#now + ms, run }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry)
    }
  }

  /** Lets time pass, with all timers and promises that fall into it. */
  async pass(ms: number) {
    const end = this.#now + ms
    await settle()
    for (;;) {
      const next = this.#waiting
        .filter(({ at }) => at <= end)
        .reduce<Entry | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined)
      if (!next) break
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.#now = next.at
      next.run()
      await settle()
    }
    this.#now = end
  }
}

/** Enough turns for a chain of promises to settle. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
