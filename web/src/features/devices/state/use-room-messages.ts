import { useEffect } from 'react'
import { useLive } from '../../../live/live.tsx'
import type { LiveSubscription } from '../../../live/live-subscriptions.ts'

/** Subscribes to the devices of a room while the caller is on the page. */
export function useRoomMessages(roomId: number) {
  const { connection } = useLive()
  useEffect(() => connection.acquire(roomSubscription(roomId)), [connection, roomId])
}

function roomSubscription(roomId: number): LiveSubscription {
  return {
    key: `room ${roomId}`,
    subscribe: (messageId) => ({ type: 'subscribeRoom', roomId, messageId }),
    unsubscribe: (messageId) => ({ type: 'unsubscribeRoom', roomId, messageId }),
  }
}
