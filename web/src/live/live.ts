import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { DeviceStates } from './device-store.ts'
import { type ConnectionState, LiveConnection, type Socket } from './live-connection.ts'
import type { Timers } from './timers.ts'

/** The live half of the page: one connection, the devices it tells of, and word of each message. */
export class Live {
  readonly connection: LiveConnection
  readonly devices: DeviceStates
  #listeners = new Set<(message: ToBrowser) => void>()

  constructor(needs: {
    ticket: () => Promise<string>
    open: (ticket: string) => Socket
    timers: Timers
    random: () => number
    isAway: () => boolean
    accessEnded: (reason: string) => void
  }) {
    this.devices = new DeviceStates(needs.timers)
    this.connection = new LiveConnection({ ...needs, hear: (message) => this.#hear(message) })
    let before: ConnectionState['phase'] = 'idle'
    this.connection.subscribe(() => {
      const { phase } = this.connection.state()
      if (before === 'connected' && phase !== 'connected')
        this.devices.toAllPins({ type: 'disconnected' })
      if (before !== 'connected' && phase === 'connected')
        this.devices.toAllPins({ type: 'connected' })
      before = phase
    })
  }

  onMessage = (listener: (message: ToBrowser) => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  #hear(message: ToBrowser) {
    this.devices.hear(message)
    for (const listener of this.#listeners) listener(message)
  }
}
