import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { LiveConnection } from './live-connection.ts'

type LiveNeeds = Omit<ConstructorParameters<typeof LiveConnection>[0], 'onMessage'>

/** The live half of a page: its connection, and those who listen to its messages. */
export class Live {
  readonly connection: LiveConnection
  #listeners = new Set<(message: ToBrowser) => void>()

  constructor(needs: LiveNeeds) {
    this.connection = new LiveConnection({
      ...needs,
      onMessage: (message) => {
        for (const listener of this.#listeners) listener(message)
      },
    })
  }

  /** Listeners get each message in the order in which they came. The returned function ends it. */
  onMessage = (listener: (message: ToBrowser) => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}
