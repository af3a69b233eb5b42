import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'

/**
 * Reads a message of the live socket. The server writes it with the contract's own
 * schemas, so the page only checks its kind. It ignores unknown kinds, since a newer
 * server may send more.
 */
export function readServerMessage(text: unknown): ToBrowser | null {
  if (typeof text !== 'string') return null
  try {
    const message: unknown = JSON.parse(text)
    return isToBrowser(message) ? message : null
  } catch {
    return null
  }
}

const types = ['deviceStatus', 'subscription', 'homeSubscription', 'homeChanged', 'error']

function isToBrowser(message: unknown): message is ToBrowser {
  if (typeof message !== 'object' || message === null) return false
  if ('type' in message && typeof message.type === 'string') return types.includes(message.type)
  if ('stage' in message) return 'messageId' in message
  return (
    'deviceIdentifier' in message &&
    typeof message.deviceIdentifier === 'string' &&
    'pins' in message &&
    'rev' in message &&
    Array.isArray(message.rev)
  )
}
