import { createContext, use } from 'react'
import { CallFailed } from '../../../api/call-failed.ts'
import { useOffline } from '../../../ui/browser/offline.ts'

/** A failed call about a device: the message of the specification; then why, and where else to go. */
export class DeviceCallError extends Error {
  readonly why: string | null
  /** The device's own page, where the same can be done by hand. */
  readonly ownPage: string | null

  constructor(message: string, why: string | null = null, ownPage: string | null = null) {
    super(message)
    this.why = why
    this.ownPage = ownPage
  }
}

/** 'Failed to update: 400', and the server's reason. */
export function deviceCallError(summary: string, error: unknown): DeviceCallError {
  if (!(error instanceof CallFailed)) {
    return new DeviceCallError(summary, error instanceof Error ? error.message : null)
  }
  return error.status === 0
    ? new DeviceCallError(`${summary}: no answer`, 'Cannot reach the server.')
    : new DeviceCallError(`${summary}: ${error.status}`, error.serverText)
}

/** Not before it is said: whether to ask once more is decided by what failed, not by its message. */
export function deviceListError(error: Error): DeviceCallError {
  return error instanceof DeviceCallError
    ? error
    : deviceCallError('Failed to fetch devices', error)
}

/**
 * Whether the device of the panel no longer exists for this person: its texts stay,
 * but nothing can be sent.
 */
export const DeviceGone = createContext(false)

/** Whether the fields of the panel are read-only. */
export function useDeviceGone(): boolean {
  return use(DeviceGone)
}

/** Whether the panel can send nothing: the server is out of reach, or the device is gone. */
export function useSavingPaused(): boolean {
  const offline = useOffline()
  const gone = useDeviceGone()
  return offline || gone
}
