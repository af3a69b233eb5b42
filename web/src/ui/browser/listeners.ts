/** Those who want to hear of something. */
export class Listeners<Heard = void> {
  readonly #all = new Set<(heard: Heard) => void>()

  get size(): number {
    return this.#all.size
  }

  /** Adds one. The returned function removes it. */
  subscribe = (listener: (heard: Heard) => void) => {
    this.#all.add(listener)
    return () => {
      this.#all.delete(listener)
    }
  }

  tell(heard: Heard): void {
    for (const listener of this.#all) listener(heard)
  }
}
