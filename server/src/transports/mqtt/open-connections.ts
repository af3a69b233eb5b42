import type { DeviceConnection } from './device-connection.ts'

/** How long a stop waits for devices and for those who take leave of them. */
const stopWaitMs = 2_000

/** The connections that one listener has open, so that it can take leave of them all. */
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
