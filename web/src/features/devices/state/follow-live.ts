import type { Live } from '../../../live/live.tsx'
import type { DeviceStates } from './device-states.ts'

/** Lets the live messages and the phases of the connection change the device states. */
export function followLive(states: DeviceStates, { connection, onMessage }: Live) {
  onMessage((message) => states.handle(message))
  let before = connection.state().phase
  connection.subscribe(() => {
    const { phase } = connection.state()
    if (before === 'connected' && phase !== 'connected') states.toAllPins({ type: 'disconnected' })
    if (before !== 'connected' && phase === 'connected') states.toAllPins({ type: 'connected' })
    before = phase
  })
}
