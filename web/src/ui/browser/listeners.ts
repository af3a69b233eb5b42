/** Those who want to hear of something. */
export class Listeners<Heard = void> extends Set<(heard: Heard) => void> {
  /** Adds one. The returned function removes it. */
  subscribe = (listener: (heard: Heard) => void) => {
    this.add(listener)
    return () => {
      this.delete(listener)
    }
  }

  tell(heard: Heard): void {
    for (const listener of this) listener(heard)
  }
}
