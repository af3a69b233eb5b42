import type { ConnectionState } from '../../live/live-connection.ts'

/** The seven texts for how live a room is (CTRL-7). */
export type StatusText =
  | 'Connecting'
  | 'Connected'
  | 'Waiting for Arduino'
  | 'LIVE Arduino Updates'
  | 'Reconnecting'
  | 'Devices Ready'
  | 'No Devices'

/** The status text of a room (CTRL-7). */
export function statusText(
  phase: ConnectionState['phase'],
  /** The number of devices in the room; null while that is not known. */
  devices: number | null,
  /** The number of live updates in this visit. */
  updates: number,
): StatusText {
  if (phase === 'reconnecting' || phase === 'closed') return 'Reconnecting'
  if (devices === 0) return 'No Devices'
  if (phase === 'connected') {
    if (devices === null) return 'Connected'
    return updates > 0 ? 'LIVE Arduino Updates' : 'Waiting for Arduino'
  }
  return phase === 'idle' && devices !== null ? 'Devices Ready' : 'Connecting'
}

/** The meanings of status texts that do not say it themselves. */
export const statusMeaning: Partial<Record<StatusText, string>> = {
  'Waiting for Arduino': 'Connected. No device has reported since you opened this page.',
}
