// The function as it was at the start: a simulation replaces it.
const nextTurn = setImmediate

type Due = { at: number; nth: number; work: () => void }

/**
 * Time that goes on only when it is told to. Whatever is due is done in its order, and all promises settle in
 * between, so that the same works always happen in the same order. In ms since its begin.
 */
export class VirtualTime {
  #now = 0
  #count = 0
  #due: Due[] = []

  now = (): number => this.#now

  /** Does some work after so many ms. @returns what cancels it */
  after(ms: number, work: () => void): () => void {
    this.#count += 1
    const due = { at: this.#now + ms, nth: this.#count, work }
    this.#due.push(due)
    return () => {
      this.#due = this.#due.filter((one) => one !== due)
    }
  }

  wait = (ms = 0): Promise<void> => new Promise((resolve) => void this.after(ms, resolve))

  /** Goes on for so many ms. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await new Promise((resolve) => nextTurn(resolve))
      const next = this.#next()
      if (!next || next.at > end) break
      this.#due.splice(this.#due.indexOf(next), 1)
      this.#now = next.at
      next.work()
    }
    this.#now = end
  }

  /** Begins anew: nothing is due. */
  reset(): void {
    this.#now = 0
    this.#due = []
  }

  #next(): Due | undefined {
    let next: Due | undefined
    for (const due of this.#due) {
      if (!next || due.at < next.at || (due.at === next.at && due.nth < next.nth)) next = due
    }
    return next
  }
}
