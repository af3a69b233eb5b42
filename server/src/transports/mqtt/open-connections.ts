import type { DeviceConnection } from './device-connection.ts'

/** The time that a stop waits for connections and their admissions to end. */
const stopWaitMs = 2_000

/** The open connections of one listener, so that it can close them all. */
export class OpenConnections {
  readonly #open = new Set<DeviceConnection>()

  add(connection: DeviceConnection): void {
    this.#open.add(connection)
    void connection.ended.then(() => this.#open.delete(connection))
  }

  /** Closes every connection as 'going_away'; resolves when all have ended, or after two seconds. */
  async closeAll(): Promise<void> {
    const all = [...this.#open]
    for (const connection of all) connection.close('going_away')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopWaitMs)
    })
    await Promise.race([Promise.all(all.map(({ ended }) => ended)), late])
    clearTimeout(timer)
  }
}
