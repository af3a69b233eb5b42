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

type MessageType = Extract<ToBrowser, { type: string }>['type']

/** Every type of the contract: the compiler refuses this list when one is missing or unknown. */
const types: Record<MessageType, true> = {
  deviceStatus: true,
  subscription: true,
  homeSubscription: true,
  pong: true,
  homeChanged: true,
  readings: true,
  error: true,
}

function isToBrowser(message: unknown): message is ToBrowser {
  if (typeof message !== 'object' || message === null) return false
  if ('type' in message && typeof message.type === 'string')
    return Object.hasOwn(types, message.type)
  if ('stage' in message) return 'messageId' in message
  return (
    'deviceIdentifier' in message &&
    typeof message.deviceIdentifier === 'string' &&
    'pins' in message &&
    'rev' in message &&
    Array.isArray(message.rev)
  )
}
