import type { Counts } from '../../platform/counts.ts'
import type { CloseReason, DeviceLine } from './admission.ts'

/** A line that counts its messages, and the reason for which the server closed it, if it did. */
export function rememberReason({ send, close }: DeviceLine, counts: Pick<Counts, 'toDevices'>) {
  let first: CloseReason | undefined
  const line: DeviceLine = {
    send(topic, payload) {
      counts.toDevices += 1
      return send(topic, payload)
    },
    close(reason) {
      first ??= reason
      close(reason)
    },
  }
  return { line, closedFor: () => first }
}
